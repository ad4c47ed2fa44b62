import { useState } from 'react'
import { UNMAPPED } from '../../../domain/model/imports/mapping'
import { useWorkspace } from '../../app/workspace-context'
import { Button } from '../../design/button'
import { TextField } from '../../design/text-field'
import { importMapText } from '../../text/import-map'
import { importText } from '../../text/import'
import { columnName } from '../../text/import-reasons'
import type { ColumnView } from './import-messages'
import styles from './import.module.css'
import own from './map-step.module.css'
import { ColumnLine } from './column-line'
import { tellsOfSomething } from './draft-state'
import { MappingSource } from './mapping-source'
import type { StepProps } from './read-step'
import { StepFrame } from './step-frame'

/** A HubSpot export has hundreds of columns; as many are drawn as one looks through at once. */
const PAGE = 60

/** Which column becomes what: those that are imported first, those left out beside them. */
export function MapStep({ state, view, model }: StepProps) {
  const workspace = useWorkspace()
  const [tab, setTab] = useState<'imported' | 'left-out'>('imported')
  const [search, setSearch] = useState('')
  const [shown, setShown] = useState(PAGE)
  const isImported = ({ index }: ColumnView) => (state.mapping[index]?.target ?? null) !== null
  const imported = view.columns.filter(isImported)
  const leftOut = view.columns.filter((column) => !isImported(column))
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
      {canGoOn ? null : (
        <p role="alert" className={styles.problem}>
          {importMapText.needed(state.primary)}
        </p>
      )}
      {consent.length > 0 ? <p className={styles.notice}>{importText.consent(consent.join(', '))}</p> : null}
      <div className={styles.tabs}>
        {(['imported', 'left-out'] as const).map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={tab === name}
            className={styles.tab}
            onClick={() => {
              setTab(name)
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
      <ul className={own.columns}>
        {listed.slice(0, shown).map((column) => (
          <ColumnLine
            key={column.index}
            column={column}
            mapping={state.mapping[column.index] ?? UNMAPPED}
            primary={state.primary}
            source={view.guess.source}
            onTarget={(target) => model.choose(column.index, target)}
            onField={(field, target) => model.chooseNew(column.index, field, target)}
          />
        ))}
      </ul>
      {listed.length === 0 ? (
        <p className={styles.hint}>{wanted === '' ? importText.nothingMapped : importText.noColumn}</p>
      ) : null}
      {listed.length > shown ? (
        <Button onClick={() => setShown(shown + PAGE)}>{importText.more(Math.min(PAGE, listed.length - shown))}</Button>
      ) : null}
    </StepFrame>
  )
}
