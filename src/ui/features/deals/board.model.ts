import { BehaviorSubject, combineLatest, distinctUntilChanged, map, of, switchMap, type Observable } from 'rxjs'
import type { Id } from '../../../domain/model/kernel/id'
import type { AnyCondition } from '../../../domain/model/query/ast'
import { queryOf } from '../../../domain/model/records/check-query'
import { LIMITS } from '../../../domain/model/records/limits'
import type { RecordOf } from '../../../domain/model/records/collections'
import type { RecordsPort } from '../../../ports/records.port'
import { orSimilar$ } from '../../search/or-similar'
import { filteredTotals$ } from './board-totals'
import { type BoardColumn, type BoardState, place, type Placement } from './placement'

export interface BoardView {
  readonly pipelineId: Id
  readonly search: string
  /** `null`: whatever they are. */
  readonly where: AnyCondition | null
}

export interface BoardModel {
  /** Cold; keeps the last board until the one of another view is there. */
  readonly state$: Observable<BoardState>
  show(view: BoardView): void
  /** Shows the card in its new place at once, until the backend's answer shows it; the function returned puts it back. */
  place(placement: Placement): () => void
}

/**
 * The board of one pipeline: one live query a stage, plus the totals the backend keeps of whole stages. Won and lost deals come latest
 * first, since their place says nothing.
 */
export function boardModel(records: RecordsPort, workspaceId: Id, first: BoardView): BoardModel {
  const views = new BehaviorSubject(first)
  const placements = new BehaviorSubject<readonly Placement[]>([])
  const live$ = views.pipe(
    distinctUntilChanged(isSameView),
    switchMap((view) => liveBoard(records, workspaceId, view)),
  )
  const state$ = combineLatest([live$, placements]).pipe(
    map(([board, placed]) => ({ ...board, columns: placed.reduce(place, board.columns) })),
  )
  return {
    state$,
    show: (view) => views.next(view),
    place(placement) {
      placements.next([...placements.value, placement])
      return () => placements.next(placements.value.filter((other) => other !== placement))
    },
  }
}

function liveBoard(records: RecordsPort, workspaceId: Id, view: BoardView): Observable<BoardState> {
  const ofPipeline = { op: 'eq', field: 'pipelineId', value: view.pipelineId } as const
  const stages$ = records
    .watch('stages', {
      workspaceId,
      where: ofPipeline,
      orderBy: [{ field: 'position', direction: 'asc', empty: 'last' }],
      limit: LIMITS.stagesPerPipeline,
    })
    .pipe(
      map((live) => live.value.items),
      distinctUntilChanged((a, b) => a.length === b.length && a.every((stage, index) => stage === b[index])),
    )
  const totals$ = stageTotals$(records, workspaceId, view.pipelineId)
  const pages$ = stages$.pipe(
    switchMap((stages) => {
      if (stages.length === 0) return of({ found: [], isSimilar: false })
      const ask = (similar: boolean) =>
        combineLatest(
          stages.map((stage) => {
            const query = { ...stageQuery(records, workspaceId, view, stage), ...(similar ? { similar } : {}) }
            return records.watch('dealRows', query).pipe(
              switchMap((page) => {
                const { items: deals, total } = page.value
                const column = { stage, query, deals, count: total ?? deals.length }
                const filtered$: Observable<BoardColumn['totals'] | null> = isPlain(view)
                  ? of(null)
                  : filteredTotals$(column, records)
                return filtered$.pipe(map((filtered) => ({ stage, page, filtered })))
              }),
            )
          }),
        )
      return orSimilar$(view.search, ask, (pages) => pages.every(({ page }) => page.value.total === 0))
    }),
  )
  return combineLatest([pages$, totals$]).pipe(
    map(([{ found: pages, isSimilar }, totals]) => ({
      isSimilar,
      columns: pages.map(({ stage, page, filtered }): BoardColumn => ({
        stage,
        deals: page.value.items,
        shown: page.value.total ?? page.value.items.length,
        totals: filtered ?? totals.value.items.filter((total) => total.stageId === stage.id),
      })),
      isStale: totals.freshness === 'stale' || pages.some(({ page }) => page.freshness === 'stale'),
    })),
  )
}

/** What all deals of each stage of a pipeline come to, a currency at a time. */
function stageTotals$(records: RecordsPort, workspaceId: Id, pipelineId: Id) {
  return records.watch('stageTotals', {
    workspaceId,
    where: { op: 'eq', field: 'pipelineId', value: pipelineId },
    orderBy: [{ field: 'currency', direction: 'asc', empty: 'last' }],
    limit: LIMITS.pageSizeMost,
  })
}

/** All of the pipeline is shown. */
function isPlain({ search, where }: BoardView): boolean {
  return search === '' && where === null
}

function isSameView(a: BoardView, b: BoardView): boolean {
  return a.pipelineId === b.pipelineId && a.search === b.search && JSON.stringify(a.where) === JSON.stringify(b.where)
}

function stageQuery(records: RecordsPort, workspaceId: Id, view: BoardView, stage: RecordOf<'stages'>) {
  const inStage: AnyCondition = { op: 'eq', field: 'stageId', value: stage.id }
  const where: AnyCondition = view.where === null ? inStage : { op: 'and', of: [inStage, view.where] }
  const order =
    stage.kind === 'open'
      ? ({ field: 'rank', direction: 'asc', empty: 'last' } as const)
      : ({ field: 'closedAt', direction: 'desc', empty: 'last' } as const)
  return queryOf('dealRows', {
    workspaceId,
    where,
    ...(view.search === '' ? {} : { search: view.search }),
    orderBy: [order],
    limit: records.capabilities.maxPageSize,
    count: 'exact',
  })
}
