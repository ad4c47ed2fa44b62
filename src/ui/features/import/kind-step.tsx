import { useId, useState } from 'react'
import { from } from 'rxjs'
import type { ImportCollection } from '../../../domain/model/imports/import-collections'
import { useWorkspace } from '../../app/workspace-context'
import { Button } from '../../design/button'
import { errorText } from '../../text/error-text'
import { importText } from '../../text/import'
import { importCheckText } from '../../text/import-check'
import { importKindText as text } from '../../text/import-kind'
import { useStream } from '../../hooks/use-stream'
import type { KindPreview } from './import-messages'
import type { KindCandidate } from '../../../domain/model/imports/kind-guess'
import own from './kind-step.module.css'
import { HowRead, type StepProps } from './read-step'
import { RecordChanges } from './record-changes'
import { Problem, StepFrame } from './step-bar'

/** What the rows of the file are, why, and the first records that this gives. */
export function KindStep({ state, view, model }: StepProps) {
  const workspace = useWorkspace()
  const { number } = workspace.formats
  const [isMissing, setMissing] = useState(false)
  // The columns are those of one reading: another one has other records.
  const previews = useStream(view.columns, () => from(model.kinds(workspace)))
  const chosen = state.isKindOpen ? null : state.primary
  const rows = previews.status === 'ready' ? previews.value.find(({ kind }) => kind === chosen)?.rows : undefined
  // Cards come in the columns of one of the sources, which they are not from.
  const looks = view.format.kind === 'vcard' ? null : importText.looksLike(view.guess.source)
  return (
    <StepFrame
      title={importText.readTitle}
      lead={[importText.found(number(view.rowCount), view.rowCount === 1, view.columns.length), looks].filter(Boolean).join('. ')}
      actions={
        <Button variant="primary" busy={state.isReading} onClick={() => (state.isKindOpen ? setMissing(true) : model.go('map'))}>
          {importText.next}
        </Button>
      }
    >
      <Problem text={state.error === null ? null : errorText(state.error)} />
      <Problem text={isMissing && state.isKindOpen ? text.missing : null} />
      <div className={own.kinds}>
        <KindChoice candidates={view.guess.kinds} chosen={chosen} onKind={(kind) => void model.regard(kind)} />
        <FirstRecords chosen={chosen} rows={rows} isPending={previews.status === 'pending'} />
      </div>
      <HowRead state={state} view={view} model={model} />
    </StepFrame>
  )
}

interface KindChoiceProps {
  readonly candidates: readonly KindCandidate[]
  /** `null`: nobody has said it. */
  readonly chosen: ImportCollection | null
  readonly onKind: (kind: ImportCollection) => void
}

function KindChoice({ candidates, chosen, onKind }: KindChoiceProps) {
  const id = useId()
  return (
    <fieldset className={own.choices}>
      <legend className={own.legend}>{text.each}</legend>
      {chosen === null ? <p className={own.hint}>{text.open}</p> : null}
      {candidates.map(({ kind, reasons }) => (
        <label key={kind} className={own.choice} data-chosen={kind === chosen}>
          <input
            type="radio"
            name={id}
            checked={kind === chosen}
            aria-describedby={`${id}-${kind}`}
            aria-label={text.kinds[kind]}
            onChange={() => onKind(kind)}
          />
          <span className={own.name}>{text.kinds[kind]}</span>
          <span className={own.hint} id={`${id}-${kind}`}>
            {reasons.length === 0 ? text.noReason : text.because(reasons)}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

interface FirstRecordsProps {
  readonly chosen: ImportCollection | null
  readonly rows: KindPreview['rows'] | undefined
  readonly isPending: boolean
}

function FirstRecords({ chosen, rows, isPending }: FirstRecordsProps) {
  const hint = chosen === null ? text.firstHint : rows?.length === 0 ? text.noRecords : null
  return (
    <section className={own.records} aria-label={text.first} aria-busy={isPending} aria-live="polite">
      {hint === null ? null : <p className={own.hint}>{hint}</p>}
      {(rows ?? []).map(({ record, names, others }) => (
        <div key={record.id} className={own.record}>
          <RecordChanges record={record} names={names} />
          {others.length === 0 ? null : (
            <p className={own.hint}>
              {others.map(({ collection, name }) => `${importCheckText.newRecord(collection)}: ${name}`).join(' · ')}
            </p>
          )}
        </div>
      ))}
    </section>
  )
}
