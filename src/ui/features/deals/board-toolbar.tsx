import type { RecordOf } from '../../../domain/model/records/collections'
import { ME } from '../../../domain/model/views/fit'
import { type ViewFilter, isTestGroup, type ViewTest } from '../../../domain/model/views/view'
import type { Id } from '../../../domain/model/kernel/id'
import { Button } from '../../design/button'
import { Select } from '../../design/select'
import { FilterButton, FilterChips, SearchBox, ViewBar, useFilterMenu } from '../../table/list-tools'
import type { ListAddress } from '../../table/use-list-address'
import { dealsText } from '../../text/deals'
import toolbar from '../../table/toolbar.module.css'
import styles from './board.module.css'

interface BoardToolbarProps {
  readonly address: ListAddress
  readonly pipelines: readonly RecordOf<'pipelines'>[]
  readonly pipelineId: Id
  /** `null` for those who may not. */
  readonly onExport: (() => void) | null
}

/** Which deals: the view, the pipeline, whose, what words and what conditions. A lone pipeline needs no choice. */
export function BoardToolbar({ address, pipelines, pipelineId, onExport }: BoardToolbarProps) {
  const { views, view, reader, offered } = address
  const { filter } = view
  const menu = useFilterMenu()
  const owners = valuesOf(filter, 'owner')
  const isMine = owners.length === 1 && owners[0] === ME
  const mine = withValue(filter, 'owner', isMine ? null : ME)
  const show = (next: ViewFilter | null) => {
    if (next !== null) views.show({ ...views.view(), filter: next })
  }
  return (
    <>
      <SearchBox
        label={dealsText.search}
        text={view.search}
        onText={(search) => views.show({ ...views.view(), search })}
        onLeave={focusBoard}
      />
      <div className={toolbar.bar}>
        <ViewBar reader={reader} view={view} plainName={dealsText.all} onView={views.show} onExport={onExport}>
          <PipelineSelect
            pipelines={pipelines}
            pipelineId={pipelineId}
            disabled={withValue(filter, 'pipeline', pipelineId) === null}
            onPipeline={(id) => show(withValue(filter, 'pipeline', id))}
          />
          <Button
            size="sm"
            variant="quiet"
            aria-pressed={isMine}
            disabled={mine === null}
            onClick={() => show(mine)}
            className={styles.toggle}
          >
            {dealsText.mine}
          </Button>
          <FilterButton menu={menu} />
        </ViewBar>
      </div>
      <FilterChips menu={menu} reader={reader} offered={offered} view={view} onView={views.show} />
    </>
  )
}

/** From the search field on to the first card. */
function focusBoard(): void {
  document.querySelector<HTMLElement>('[data-deal][tabindex="0"]')?.focus()
}

interface PipelineSelectProps {
  readonly pipelines: readonly RecordOf<'pipelines'>[]
  readonly pipelineId: Id
  readonly disabled?: boolean
  readonly onPipeline: (id: Id) => void
}

function PipelineSelect({ pipelines, pipelineId, disabled, onPipeline }: PipelineSelectProps) {
  if (pipelines.length < 2) return null
  return (
    <Select
      size="sm"
      aria-label={dealsText.pipeline}
      value={pipelineId}
      disabled={disabled}
      options={pipelines.map(({ id, name }) => ({ value: id, label: name }))}
      onValue={onPipeline}
    />
  )
}

/*
 * The quick choices over the board (whose deals, which pipeline) are conditions of the view's filter like any other, so
 * that links, saved views and the table know of them.
 */

/** What a field must be one of, whatever else holds; none: anything. */
export function valuesOf(filter: ViewFilter, field: string): readonly string[] {
  return quickTest(filter, field)?.values ?? []
}

/**
 * The filter with that value for the field, `null`: with none.
 * @returns `null` where a filter cannot say it: one condition of several is enough there, and some are groups by now
 */
export function withValue(filter: ViewFilter, field: string, value: string | null): ViewFilter | null {
  const old = quickTest(filter, field)
  const test: ViewTest | null = value === null ? null : { field, operator: 'any-of', values: [value] }
  if (isAllNeeded(filter)) {
    const rest = filter.tests.filter((part) => part !== old)
    return { match: 'all', tests: test === null ? rest : [test, ...rest] }
  }
  if (test === null) return filter
  const tests = testsOf(filter)
  return tests.length < filter.tests.length ? null : { match: 'all', tests: [test, { match: 'any', tests }] }
}

function quickTest(filter: ViewFilter, field: string): ViewTest | undefined {
  if (!isAllNeeded(filter)) return undefined
  return testsOf(filter).find((test) => test.field === field && test.operator === 'any-of')
}

function testsOf({ tests }: ViewFilter): readonly ViewTest[] {
  return tests.flatMap((part) => (isTestGroup(part) ? [] : [part]))
}

function isAllNeeded({ match, tests }: ViewFilter): boolean {
  return match === 'all' || tests.length < 2
}
