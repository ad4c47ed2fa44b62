import { FolderPlus, Plus, Trash2, X } from 'lucide-react'
import { useState } from 'react'
import type { FieldsByKey } from '../../domain/model/views/fit'
import { isTestGroup, type TestGroup, type ViewFilter, type ViewTest } from '../../domain/model/views/view'
import { useWorkspace } from '../app/workspace-context'
import { Button } from '../design/button'
import { IconButton } from '../design/icon-button'
import { SelectField } from '../design/select-field'
import { viewsText } from '../text/views'
import { filterableFields, complete, freshTest, type OfferedField, partSentence } from './filter-draft'
import { FilterRow } from './filter-row'
import { useNamedOffered } from './sought-records'
import styles from './filter-builder.module.css'
import { PopoverButton } from '../design/popover-button'
import toolbarStyles from './toolbar.module.css'

interface FilterBuilderProps {
  readonly offered: readonly OfferedField[]
  readonly fields: FieldsByKey
  readonly filter: ViewFilter
  /** Called with what can be asked, at every change. */
  readonly onFilter: (filter: ViewFilter) => void
}

/** Conditions that all hold, or of which one does, and groups of them. What is chosen is asked for at once. */
export function FilterBuilder({ offered: unnamed, fields, filter, onFilter }: FilterBuilderProps) {
  const { formats } = useWorkspace()
  const all = useNamedOffered(unnamed, filter)
  const offered = filterableFields(all)
  const [first] = offered
  const [draft, setDraft] = useState<ViewFilter>(() =>
    filter.tests.length > 0 || first === undefined ? filter : { match: 'all', tests: [freshTest(first)] },
  )
  if (first === undefined) return null

  function change(next: ViewFilter): void {
    setDraft(next)
    onFilter(complete(next, fields))
  }
  const changePart = (index: number, part: ViewTest | TestGroup) => change({ ...draft, tests: draft.tests.with(index, part) })
  const removePart = (index: number) => change({ ...draft, tests: draft.tests.toSpliced(index, 1) })
  const add = (part: ViewTest | TestGroup) => change({ ...draft, tests: [...draft.tests, part] })
  const row = (
    test: ViewTest,
    position: number,
    on: { readonly change: (test: ViewTest) => void; readonly remove: () => void },
  ) => (
    <FilterRow
      label={viewsText.condition(position)}
      sentence={partSentence(test, all, formats)}
      test={test}
      offered={offered}
      fields={fields}
      onChange={on.change}
      onRemove={on.remove}
    />
  )

  return (
    <div className={styles.builder}>
      {draft.tests.length < 2 ? null : (
        <MatchField label={viewsText.match} match={draft.match} onMatch={(match) => change({ ...draft, match })} />
      )}
      {draft.tests.length === 0 ? <p className={styles.hint}>{viewsText.noConditions}</p> : null}
      <ul className={styles.parts}>
        {draft.tests.map((part, index) => (
          // A condition has no name of its own, and keeps its place while it is changed.
          // oxlint-disable-next-line react/no-array-index-key -- there is nothing else to tell them apart by
          <li key={index}>
            {isTestGroup(part) ? (
              <fieldset className={styles.group}>
                <legend className={styles.label}>{viewsText.group(index + 1)}</legend>
                <MatchField
                  label={viewsText.groupMatch(index + 1)}
                  match={part.match}
                  onMatch={(match) => changePart(index, { ...part, match })}
                />
                <ul className={styles.parts}>
                  {part.tests.map((test, testIndex) => (
                    // oxlint-disable-next-line react/no-array-index-key -- as above
                    <li key={testIndex}>
                      {row(test, testIndex + 1, {
                        change: (next) => changePart(index, { ...part, tests: part.tests.with(testIndex, next) }),
                        remove: () => changePart(index, { ...part, tests: part.tests.toSpliced(testIndex, 1) }),
                      })}
                    </li>
                  ))}
                </ul>
                <div className={styles.actions}>
                  <Button
                    size="sm"
                    variant="quiet"
                    icon={<Plus size={14} />}
                    onClick={() => changePart(index, { ...part, tests: [...part.tests, freshTest(first)] })}
                  >
                    {viewsText.addCondition}
                  </Button>
                  <IconButton
                    size="sm"
                    label={viewsText.removeGroup(index + 1)}
                    icon={<Trash2 size={14} />}
                    onClick={() => removePart(index)}
                  />
                </div>
              </fieldset>
            ) : (
              row(part, index + 1, { change: (next) => changePart(index, next), remove: () => removePart(index) })
            )}
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button size="sm" icon={<Plus size={14} />} onClick={() => add(freshTest(first))}>
          {viewsText.addCondition}
        </Button>
        <Button
          size="sm"
          icon={<FolderPlus size={14} />}
          onClick={() => add({ match: draft.match === 'all' ? 'any' : 'all', tests: [freshTest(first)] })}
        >
          {viewsText.addGroup}
        </Button>
        {draft.tests.length === 0 ? null : (
          <Button size="sm" variant="quiet" onClick={() => change({ match: 'all', tests: [] })}>
            {viewsText.clearFilters}
          </Button>
        )}
      </div>
    </div>
  )
}

interface MatchFieldProps {
  readonly label: string
  readonly match: ViewFilter['match']
  readonly onMatch: (match: ViewFilter['match']) => void
}

function MatchField({ label, match, onMatch }: MatchFieldProps) {
  return (
    <SelectField
      label={label}
      value={match}
      options={[
        { value: 'all', label: viewsText.matchAll },
        { value: 'any', label: viewsText.matchAny },
      ]}
      onValue={onMatch}
    />
  )
}

/** The conditions in words, each one to be changed or taken away. */
export function FilterChips(props: FilterBuilderProps) {
  const { filter, onFilter } = props
  const offered = useNamedOffered(props.offered, filter)
  const { formats } = useWorkspace()
  const without = (index: number): ViewFilter => ({ ...filter, tests: filter.tests.toSpliced(index, 1) })
  return (
    <ul className={toolbarStyles.chips} aria-label={viewsText.filterTitle}>
      {filter.tests.map((part, index) => {
        const sentence = partSentence(part, offered, formats)
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a popover must not close because its condition changes
          <li className={toolbarStyles.chip} key={index}>
            {index === 0 || filter.match === 'all' ? null : <span className={toolbarStyles.joint}>{viewsText.or}</span>}
            <PopoverButton
              label={viewsText.editFilter(sentence)}
              staysPut
              renderTrigger={(trigger) => (
                <button type="button" className={toolbarStyles.chipText} {...trigger}>
                  {sentence}
                </button>
              )}
            >
              {() => <FilterBuilder {...props} />}
            </PopoverButton>
            <IconButton
              label={viewsText.removeCondition(sentence)}
              icon={<X size={12} />}
              size="sm"
              onClick={() => onFilter(without(index))}
            />
          </li>
        )
      })}
    </ul>
  )
}
