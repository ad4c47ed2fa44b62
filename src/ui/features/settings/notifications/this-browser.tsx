import { useState } from 'react'
import { PUSH_KINDS, type PushDeviceSummary, type PushKind } from '../../../../domain/model/push/push-device'
import { pushObstacle } from '../../../app/push-browser'
import { useSubmission } from '../../../app/submission'
import { Checkbox } from '../../../design/checkbox'
import { FormError } from '../../../design/field'
import { Panel } from '../../../design/panel'
import { Switch } from '../../../design/switch'
import { pushText, type PushObstacle } from '../../../text/push'
import { refusalText } from '../../../text/refusal-text'
import type { PushSwitch } from './push.model'
import styles from './notifications.module.css'

interface ThisBrowserProps {
  readonly push: PushSwitch
  /** `null`: it is not notified. */
  readonly device: PushDeviceSummary | null
}

/** Whether this browser is notified, and what of; where it cannot be, why. */
export function ThisBrowser({ push, device }: ThisBrowserProps) {
  const [obstacle, setObstacle] = useState(pushObstacle)
  const [state, submission] = useSubmission()
  const turnOn = async (kinds: readonly PushKind[]) => {
    const why = await submission.run(async () => (await push.turnOn(kinds)) ?? 'done')
    if (why === null || why === 'done') return
    if (isObstacle(why)) setObstacle(why)
    else submission.refuse(refusalText(why))
  }
  /** What nothing is left of is off. */
  const choose = (kinds: readonly PushKind[]) => {
    if (kinds.length > 0) void turnOn(kinds)
    else if (device !== null) void submission.run(() => push.turnOff(device))
  }
  if (obstacle !== null && device === null) return <Panel title={pushText.title} lead={pushText.why[obstacle]} />
  return (
    <Panel title={pushText.title} lead={pushText.lead}>
      <div className={styles.choices} aria-busy={state.isBusy}>
        <Switch checked={device !== null} onChecked={(isWanted) => choose(isWanted ? PUSH_KINDS : [])}>
          {pushText.turnOn}
        </Switch>
        {device === null ? null : <Kinds kinds={device.kinds} onKinds={choose} />}
        <p role="status" className={styles.note}>
          {device === null ? pushText.off : pushText.on}
        </p>
        <FormError message={state.error} />
      </div>
    </Panel>
  )
}

interface KindsProps {
  readonly kinds: readonly PushKind[]
  readonly onKinds: (kinds: readonly PushKind[]) => void
}

function Kinds({ kinds, onKinds }: KindsProps) {
  return (
    <fieldset className={styles.kinds}>
      <legend className={styles.legend}>{pushText.kinds}</legend>
      {PUSH_KINDS.map((kind) => (
        <Checkbox
          key={kind}
          checked={kinds.includes(kind)}
          onChecked={(isWanted) => onKinds(PUSH_KINDS.filter((one) => (one === kind ? isWanted : kinds.includes(one))))}
        >
          {pushText.kindOf[kind]}
        </Checkbox>
      ))}
    </fieldset>
  )
}

function isObstacle(why: string): why is PushObstacle {
  return why in pushText.why
}
