import { ProgressLine } from '../../design/progress-line'
import { spokenLanguage } from '../../text/in-language'
import { bundleText } from '../../text/data-settings'
import { formatsOf } from '../../text/format'
import styles from './bundle.module.css'
import type { RestoreState } from './restore.model'

/** How far a restoring is, and what came of it. */
export function RestoreProgress({ state }: { readonly state: RestoreState }) {
  if (state.status === 'idle' || state.status === 'failed') return null
  if (state.status === 'done') return <Outcome state={state} />
  const { number } = numbers()
  return (
    <ProgressLine label={bundleText.progress} {...shareOf(state)}>
      <span role="status">
        {state.status === 'checking'
          ? bundleText.checking
          : state.status === 'verifying'
            ? bundleText.verifying
            : (state.step === 'records' ? bundleText.writingRecords : bundleText.writingFiles)(
                number(state.done),
                number(state.total),
              )}
      </span>
      {state.status === 'writing' ? <span className={styles.hint}>{bundleText.stayHere}</span> : null}
    </ProgressLine>
  )
}

function Outcome({ state }: { readonly state: Extract<RestoreState, { readonly status: 'done' }> }) {
  const { number } = numbers()
  // Other ids are other sums.
  const done = state.hasNewIds ? bundleText.doneCounted : bundleText.doneCompared
  return (
    <div className={styles.outcome} role="status">
      <strong>{bundleText.done(state.name)}</strong>
      {state.differing.length === 0 ? (
        <span>{done(number(state.records), number(state.files))}</span>
      ) : (
        <span className={styles.problem}>{bundleText.differing(state.differing.join(', '))}</span>
      )}
      {state.hasNewIds ? <span className={styles.hint}>{bundleText.second}</span> : null}
    </div>
  )
}

function shareOf(state: RestoreState): { readonly done: number; readonly total: number | null } {
  if (state.status === 'checking') return { done: state.share, total: 1 }
  return state.status === 'writing' ? { done: state.done, total: state.total } : { done: 0, total: null }
}

/** No workspace is open whose formats would be meant. */
function numbers() {
  return formatsOf({ locale: spokenLanguage(), timeZone: 'UTC' })
}
