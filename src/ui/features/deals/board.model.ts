import { BehaviorSubject, combineLatest, distinctUntilChanged, map, of, switchMap, type Observable } from 'rxjs'
import type { Id } from '../../../domain/model/kernel/id'
import type { Condition } from '../../../domain/model/query/ast'
import type { RecordOf } from '../../../domain/model/records/collections'
import type { DealRow } from '../../../domain/model/records/views'
import type { RecordsPort } from '../../../ports/records.port'
import type { BoardColumn, BoardState } from './board-state'
import { place, type Placement } from './placement'

export interface BoardView {
  readonly pipelineId: Id
  readonly search: string
  /** A member, or null for everybody's. */
  readonly ownerId: Id | null
}

export interface BoardModel {
  readonly state$: Observable<BoardState>
  /** Shows the card in its new place at once; call the function returned when the backend has answered. */
  place(placement: Placement): () => void
}

/**
 * The board of one pipeline: one live query a stage, plus the totals the backend keeps. Won and lost deals come latest
 * first, since their place says nothing.
 */
export function boardModel(records: RecordsPort, workspaceId: Id, view: BoardView): BoardModel {
  const placements = new BehaviorSubject<readonly Placement[]>([])

  const stages$ = records
    .watch('stages', {
      workspaceId,
      where: { op: 'eq', field: 'pipelineId', value: view.pipelineId },
      orderBy: [{ field: 'position', direction: 'asc', empty: 'last' }],
      limit: 20,
    })
    .pipe(
      map((live) => live.value.items),
      distinctUntilChanged((a, b) => a.length === b.length && a.every((stage, index) => stage === b[index])),
    )

  const totals$ = records.watch('stageTotals', {
    workspaceId,
    where: { op: 'eq', field: 'pipelineId', value: view.pipelineId },
    orderBy: [{ field: 'currency', direction: 'asc', empty: 'last' }],
    limit: 500,
  })

  const live$ = stages$.pipe(
    switchMap((stages) => {
      if (stages.length === 0) return of({ stages, pages: [] })
      const pages = stages.map((stage) => records.watch('dealRows', queryOf(records, workspaceId, view, stage)))
      return combineLatest(pages).pipe(map((all) => ({ stages, pages: all })))
    }),
  )

  const state$ = combineLatest([live$, totals$, placements]).pipe(
    map(([{ stages, pages }, totals, placed]) => {
      const columns = stages.map((stage, index): BoardColumn => {
        const page = pages[index]?.value
        return {
          stage,
          deals: page?.items ?? [],
          shown: page?.total ?? 0,
          totals: totals.value.items.filter((total) => total.stageId === stage.id),
        }
      })
      return {
        columns: placed.reduce(place, columns),
        isStale: totals.freshness === 'stale' || pages.some((page) => page.freshness === 'stale'),
      }
    }),
  )

  return {
    state$,
    place(placement) {
      placements.next([...placements.value, placement])
      return () => placements.next(placements.value.filter((other) => other !== placement))
    },
  }
}

function queryOf(records: RecordsPort, workspaceId: Id, view: BoardView, stage: RecordOf<'stages'>) {
  const inStage: Condition<DealRow> = { op: 'eq', field: 'stageId', value: stage.id }
  const where: Condition<DealRow> =
    view.ownerId === null ? inStage : { op: 'and', of: [inStage, { op: 'eq', field: 'ownerId', value: view.ownerId }] }
  const order =
    stage.kind === 'open'
      ? ({ field: 'rank', direction: 'asc', empty: 'last' } as const)
      : ({ field: 'closedAt', direction: 'desc', empty: 'last' } as const)
  return {
    workspaceId,
    where,
    ...(view.search === '' ? {} : { search: view.search }),
    orderBy: [order],
    limit: records.capabilities.maxPageSize,
    count: 'exact' as const,
  }
}
