import type { PushDeviceSummary } from '../../../../domain/model/push/push-device'
import { dayIn } from '../../../../domain/model/kernel/plain-date'
import { useSubmission } from '../../../app/submission'
import { useToasts } from '../../../app/toasts'
import { useWorkspace } from '../../../app/workspace-context'
import { Button } from '../../../design/button'
import { FormError } from '../../../design/field'
import { Panel } from '../../../design/panel'
import { pushText } from '../../../text/push'
import type { PushSwitch } from './push.model'
import styles from './notifications.module.css'
import rows from '../rows.module.css'

interface OtherBrowsersProps {
  readonly push: PushSwitch
  readonly devices: readonly PushDeviceSummary[]
}

/** The other browsers that this person is notified in, each with its end. */
export function OtherBrowsers({ push, devices }: OtherBrowsersProps) {
  const { formats, timeZone, today } = useWorkspace()
  const toasts = useToasts()
  const [state, submission] = useSubmission()
  const turnOff = async (device: PushDeviceSummary) => {
    const isDone = await submission.run(async () => {
      await push.turnOff(device)
      return true
    })
    if (isDone === true) toasts.show({ tone: 'success', title: pushText.turnedOff(device.name) })
  }
  return (
    <Panel title={pushText.othersTitle} lead={pushText.othersLead}>
      {devices.length === 0 ? <p className={styles.note}>{pushText.noOthers}</p> : null}
      {devices.length === 0 ? null : (
        <ul className={rows.list} aria-label={pushText.othersTitle}>
          {devices.map((device) => (
            <li key={device.id} className={rows.row}>
              <div className={rows.what}>
                <span className={rows.name}>{device.name}</span>
                <span className={styles.note}>
                  {pushText.since(formats.day(dayIn(timeZone, Date.parse(device.createdAt)), today()))}
                </span>
              </div>
              <Button
                size="sm"
                busy={state.isBusy}
                aria-label={pushText.turnOffOf(device.name)}
                onClick={() => void turnOff(device)}
              >
                {pushText.turnOff}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <FormError message={state.error} />
    </Panel>
  )
}
