import type { Faults } from '../../ports/developer-tools.port'
import { Button } from '../design/button'
import { Checkbox } from '../design/checkbox'
import { SelectField } from '../design/select-field'
import { useStream } from '../hooks/use-stream'
import { developerText } from '../text/developer'
import styles from './developer-panel.module.css'

const LATENCIES = ['0', '200', '1000', '5000'] as const

/** Trouble on request, to see how the product bears it. */
export function FaultControls({ faults }: { readonly faults: Faults }) {
  const state = useStream(faults, () => faults.state$)
  if (state.status !== 'ready') return null
  const { latencyMs, isCut, dropsNextAnswer, refusals, isStorageFull } = state.value
  return (
    <section aria-label={developerText.faults} className={styles.faults}>
      <h3 className={styles.heading}>{developerText.faults}</h3>
      <SelectField
        label={developerText.latency}
        value={LATENCIES.find((each) => Number(each) === latencyMs) ?? '0'}
        options={LATENCIES.map((value) => ({ value, label: developerText.latencyOf(Number(value)) }))}
        onValue={(value) => faults.setLatency(Number(value))}
      />
      <Checkbox checked={isCut} onChecked={(cut) => (cut ? faults.cutConnection() : faults.restoreConnection())}>
        {developerText.cut}
      </Checkbox>
      <Checkbox checked={isStorageFull} onChecked={(full) => faults.setStorageFull(full)}>
        {developerText.full}
      </Checkbox>
      <div className={styles.buttons}>
        <Button size="sm" onClick={() => faults.refuseNext('access/denied', { action: 'update' })}>
          {developerText.refuse}
        </Button>
        <Button size="sm" onClick={() => faults.refuseNext('net/throttled', { retryAfterMs: 5000 })}>
          {developerText.throttle}
        </Button>
        <Button size="sm" disabled={dropsNextAnswer} onClick={() => faults.dropNextAnswer()}>
          {developerText.drop}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => faults.clear()}>
          {developerText.clear}
        </Button>
      </div>
      <p className={styles.note} role="status">
        {developerText.waiting(refusals, dropsNextAnswer)}
      </p>
    </section>
  )
}
