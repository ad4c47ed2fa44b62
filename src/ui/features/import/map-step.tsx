import { Plus } from 'lucide-react'
import { useState } from 'react'
import { isCustomCollection } from '../../../domain/model/fields/custom-value'
import { IMPORT_COLLECTIONS } from '../../../domain/model/imports/import-collections'
import { UNMAPPED } from '../../../domain/model/imports/targets'
import { useRuntime } from '../../app/ports-context'
import { useWorkspace } from '../../app/workspace-context'
import { Button } from '../../design/button'
import { SelectField } from '../../design/select-field'
import { TextField } from '../../design/text-field'
import { importText } from '../../text/import'
import { importMapText, importMapText as text, importTargets } from '../../text/import-map'
import { columnName } from '../../text/import-reasons'
import { ColumnRow } from './column-row'
import { tellsOfSomething, type DraftState } from './draft-state'
import type { ImportDraftModel } from './import-draft.model'
import type { ColumnView } from './import-messages'
import { keepAsFields } from './keep-fields'
import styles from './import.module.css'
import own from './decisions.module.css'
import type { StepProps } from './read-step'
import { Problem, StepFrame } from './step-bar'

/** A HubSpot export has hundreds of columns; as many are drawn as one looks through at once. */
const PAGE = 60

/** Which column becomes what: those that are imported first, those left out beside them. */
export function MapStep({ state, view, model }: StepProps) {
  const workspace = useWorkspace()
  const runtime = useRuntime()
  const tab = state.listed
  const [search, setSearch] = useState('')
  const [shown, setShown] = useState(PAGE)
  const isImported = ({ index }: ColumnView) => (state.mapping[index]?.target ?? null) !== null
  const imported = view.columns.filter(isImported)
  const leftOut = view.columns.filter((column) => !isImported(column))
  const { primary } = state
  const mayKeep = isCustomCollection(primary) && workspace.may('manage-fields')
  const keep = (columns: readonly ColumnView[]) =>
    isCustomCollection(primary)
      ? model.keep(keepAsFields(columns, { collection: primary, fields: workspace.fields, newId: () => runtime.newId() }))
      : undefined
  const worthKeeping = leftOut.filter(({ index, samples }) => samples.length > 0 && !view.guess.consent.includes(index))
  const wanted = search.trim().toLowerCase()
  const listed = (tab === 'imported' ? imported : leftOut).filter((column) => columnName(column).toLowerCase().includes(wanted))
  const canGoOn = tellsOfSomething(state)
  const consent = view.guess.consent.flatMap((at) => (view.columns[at] === undefined ? [] : [columnName(view.columns[at])]))
  return (
    <StepFrame
      title={importText.mapTitle}
      lead={importText.mapLead}
      actions={
        <>
          <Button onClick={() => model.go('read')}>{importText.back}</Button>
          <Button variant="primary" disabled={!canGoOn} onClick={() => void model.check(workspace)}>
            {importText.next}
          </Button>
        </>
      }
    >
      <MappingSource state={state} model={model} />
      <Problem text={canGoOn ? null : importMapText.needed[state.primary]} />
      {consent.length > 0 ? <p className={styles.notice}>{importText.consent(consent.join(', '))}</p> : null}
      <div className={styles.tabs}>
        {(['imported', 'left-out'] as const).map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={tab === name}
            className={styles.tab}
            onClick={() => {
              model.list(name)
              setShown(PAGE)
            }}
          >
            {name === 'imported' ? importText.imported(imported.length) : importText.leftOut(leftOut.length)}
          </button>
        ))}
        {view.columns.length > 12 ? (
          <div className={styles.find}>
            <TextField label={importText.findColumn} type="search" value={search} onValue={setSearch} />
          </div>
        ) : null}
      </div>
      {mayKeep && worthKeeping.length > 1 ? (
        <div>
          <Button size="sm" icon={<Plus size={14} />} onClick={() => keep(worthKeeping)}>
            {importMapText.keepAll(worthKeeping.length)}
          </Button>
        </div>
      ) : null}
      <ul className={own.columns}>
        {listed.slice(0, shown).map((column) => (
          <ColumnRow
            key={column.index}
            column={column}
            mapping={state.mapping[column.index] ?? UNMAPPED}
            primary={state.primary}
            source={view.guess.isOfProgram && view.guess.primary === state.primary ? view.guess.source : 'other'}
            onTarget={(target) => model.choose(column.index, target)}
            onKeep={mayKeep ? () => keep([column]) : null}
            onField={(field, target) => model.keep([{ column: column.index, field, target }])}
          />
        ))}
      </ul>
      {listed.length === 0 ? <p className={styles.hint}>{wanted === '' ? NOTHING[tab]() : importText.noColumn}</p> : null}
      {listed.length > shown ? (
        <Button onClick={() => setShown(shown + PAGE)}>{importText.more(Math.min(PAGE, listed.length - shown))}</Button>
      ) : null}
    </StepFrame>
  )
}

const NOTHING = { imported: () => importText.nothingMapped, 'left-out': () => importText.allMapped }

const GUESS = 'guess'

/** What the rows are about, and whose mapping this is: guessed, or that of an earlier import. */
export function MappingSource({ state, model }: { readonly state: DraftState; readonly model: ImportDraftModel }) {
  const { formats } = useWorkspace()
  const { primary, earlier, like } = state
  const taken = earlier.find(({ id }) => id === like)
  return (
    <>
      {taken === undefined ? null : (
        <div className={own.taken} role="status">
          <span>{text.remembered(taken.fileName, formats.dateTime(taken.at))}</span>
          <Button size="sm" variant="quiet" onClick={() => model.mapLike(null)}>
            {text.forget}
          </Button>
        </div>
      )}
      <div className={own.source}>
        <SelectField
          label={text.about}
          hint={text.aboutHint}
          value={primary}
          options={IMPORT_COLLECTIONS.map((value) => ({ value, label: importTargets.collections[value] }))}
          onValue={(chosen) => void model.regard(chosen)}
        />
        {earlier.length === 0 ? null : (
          <SelectField<string>
            label={text.earlier}
            value={like ?? GUESS}
            options={[
              { value: GUESS, label: text.noEarlier },
              ...earlier.map(({ id, fileName, at }) => ({ value: id, label: text.earlierOf(fileName, formats.dateTime(at)) })),
            ]}
            onValue={(value) => model.mapLike(earlier.find(({ id }) => id === value)?.id ?? null)}
          />
        )}
      </div>
    </>
  )
}
