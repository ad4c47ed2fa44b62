import { map } from 'rxjs'
import { HELD_MAIL_TYPE } from '../../../../domain/model/integrations/mail-note'
import type { RecordOf } from '../../../../domain/model/records/collections'
import { usePorts } from '../../../app/ports-context'
import { useToasts } from '../../../app/toasts'
import { useApply } from '../../../app/use-apply'
import { useFunction } from '../../../app/use-function'
import { useWorkspace } from '../../../app/workspace-context'
import { Button } from '../../../design/button'
import { FieldError } from '../../../design/field-error'
import { useStream } from '../../../hooks/use-stream'
import { errorText } from '../../../text/error-text'
import { integrationsText } from '../../../text/integrations'
import { base64Of } from './base64-of'
import styles from './integrations.module.css'

const MOST = 50

/** Mails whose sender nobody could prove: each is put on the timeline by somebody, or removed. */
export function HeldMails() {
  const { records } = usePorts()
  const { workspace, may } = useWorkspace()
  const state = useStream(workspace.id, () =>
    records
      .watch('files', {
        workspaceId: workspace.id,
        where: {
          op: 'and',
          of: [
            { op: 'eq', field: 'mime', value: HELD_MAIL_TYPE },
            { op: 'eq', field: 'subject', value: null },
            { op: 'eq', field: 'status', value: 'ready' },
          ],
        },
        limit: MOST,
      })
      .pipe(map(({ value }) => value.items)),
  )
  if (state.status === 'failed') return <p role="alert">{errorText(state.error)}</p>
  if (state.status === 'pending' || state.value.length === 0 || !may('notes.create')) return null
  return (
    <>
      <p className={styles.note}>{integrationsText.heldLead}</p>
      <ul className={styles.list} aria-label={integrationsText.heldTitle}>
        {state.value.map((file) => (
          <HeldMail key={file.id} file={file} />
        ))}
      </ul>
    </>
  )
}

function HeldMail({ file }: { readonly file: RecordOf<'files'> }) {
  const { files } = usePorts()
  const { workspace } = useWorkspace()
  const toasts = useToasts()
  const apply = useApply()
  const capture = useFunction('capture-email')
  const { id, name, path, version } = file
  const remove = (title: string) => apply(title, [{ kind: 'trash', collection: 'files', id, expect: version }])
  const accept = async () => {
    try {
      const blob = await files.download({ workspaceId: workspace.id, path })
      const given = await capture.call({ workspaceId: workspace.id, message: await base64Of(blob) })
      if (given !== null) await remove(integrationsText.mailAdded)
    } catch (error) {
      toasts.show({ tone: 'danger', title: errorText(error) })
    }
  }
  return (
    <li className={styles.row}>
      <span className={styles.what}>{name}</span>
      <div className={styles.controls}>
        <Button size="sm" busy={capture.isBusy} aria-label={integrationsText.heldAcceptOf(name)} onClick={() => void accept()}>
          {integrationsText.heldAccept}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          aria-label={integrationsText.removeOf(name)}
          onClick={() => void remove(integrationsText.heldRemoved)}
        >
          {integrationsText.remove}
        </Button>
      </div>
      <FieldError id={`held-${id}-error`} message={capture.error} />
    </li>
  )
}
