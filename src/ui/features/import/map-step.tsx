import { useState } from 'react'
import { ownFieldsOf, type OwnField } from '../../../domain/model/fields/own-field'
import { ownTarget, TARGETS, type Target } from '../../../domain/model/imports/targets'
import { useWorkspace } from '../../app/workspace-context'
import { Button } from '../../design/button'
import { classNames } from '../../design/class-names'
import { TextField } from '../../design/text-field'
import { fieldsText } from '../../text/fields'
import { importText } from '../../text/import'
import { importTargets } from '../../text/import-targets'
import { columnName } from '../../text/import-reasons'
import type { ColumnView } from './import-messages'
import styles from './import.module.css'
import own from './map-step.module.css'
import { tellsOfSomebody } from './draft-state'
import type { StepProps } from './read-step'
import { StepFrame } from './step-frame'

/** A HubSpot export has hundreds of columns; as many are drawn as one looks through at once. */
const PAGE = 60

/** Which column becomes what: those that are imported first, those left out beside them. */
export function MapStep({ state, view, model }: StepProps) {
  const workspace = useWorkspace()
  const ownFields = ownFieldsOf(workspace.fields, 'people')
  const [tab, setTab] = useState<'imported' | 'left-out'>('imported')
  const [search, setSearch] = useState('')
  const [shown, setShown] = useState(PAGE)
  const isImported = ({ index }: ColumnView) => (state.mapping[index]?.target ?? null) !== null
  const imported = view.columns.filter(isImported)
  const leftOut = view.columns.filter((column) => !isImported(column))
  const wanted = search.trim().toLowerCase()
  const listed = (tab === 'imported' ? imported : leftOut).filter((column) => columnName(column).toLowerCase().includes(wanted))
  const canGoOn = tellsOfSomebody(state.mapping)
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
      {canGoOn ? null : (
        <p role="alert" className={styles.problem}>
          {importText.noIdentity}
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
            target={state.mapping[column.index]?.target ?? null}
            label={state.mapping[column.index]?.label ?? null}
            basis={state.mapping[column.index]?.basis ?? 'none'}
            own={ownFields}
            onTarget={(target) => model.choose(column.index, target)}
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

interface ColumnLineProps {
  readonly column: ColumnView
  readonly target: Target | null
  readonly label: string | null
  readonly basis: Parameters<typeof importText.basisOf>[0]
  readonly own: readonly OwnField[]
  readonly onTarget: (target: Target | null) => void
}

function ColumnLine({ column, target, label, basis, own: ownFields, onTarget }: ColumnLineProps) {
  const name = columnName(column)
  const targets: readonly Target[] = [...TARGETS, ...ownFields.map(({ field }) => ownTarget('people', field))]
  return (
    <li className={own.column}>
      <div className={own.columnName}>
        <span>{name}</span>
        <span className={classNames(own.basis, own[`basis-${basis}`])}>{importText.basisOf(basis)}</span>
      </div>
      <div className={own.samples}>
        {column.samples.length === 0 ? (
          <span className={styles.hint}>{importText.emptyColumn}</span>
        ) : (
          column.samples.map((sample) => <span key={sample}>{sample}</span>)
        )}
      </div>
      <div className={own.target}>
        <select
          aria-label={importText.targetLabel(name)}
          className={own.select}
          value={target ?? ''}
          onChange={(change) => onTarget(targets.find((each) => each === change.currentTarget.value) ?? null)}
        >
          <option value="">{importText.leaveOut}</option>
          {TARGETS.map((each) => (
            <option key={each} value={each}>
              {importTargets.targetOf(each)}
            </option>
          ))}
          {ownFields.length === 0 ? null : (
            <optgroup label={fieldsText.own}>
              {ownFields.map(({ field, label: fieldLabel }) => (
                <option key={field} value={ownTarget('people', field)}>
                  {fieldLabel}
                </option>
              ))}
            </optgroup>
          )}
        </select>
        {label === null || target === null ? null : <span className={styles.hint}>{label}</span>}
      </div>
    </li>
  )
}
