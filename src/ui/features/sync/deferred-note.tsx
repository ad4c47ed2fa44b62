import type { DeferredWork } from '../../../ports/sync.port'
import { useWorkspace } from '../../app/workspace-context'
import { errorText } from '../../text/error-text'
import { refusalText } from '../../text/refusal-text'
import { waitingText } from '../../text/waiting'
import { bytesText } from '../../text/file-size'
import styles from './sync.module.css'

/** How large it is and how far it has come, or why it comes no further. */
export function DeferredNote({ work: { what, state } }: { readonly work: DeferredWork }) {
  const { formats } = useWorkspace()
  if (state.kind === 'refused') return <p className={styles.why}>{errorText(state.error)}</p>
  if (state.kind === 'declined') return <p className={styles.why}>{refusalText(state.refusal)}</p>
  const size = what.kind === 'file' ? bytesText(what.sizeBytes, formats.locale) : null
  const now = state.kind === 'sending' && what.kind === 'file' ? waitingText.sending(formats.percent(state.percent)) : null
  return <p className={styles.hint}>{[size, now ?? waitingText.state].filter(Boolean).join(' · ')}</p>
}
