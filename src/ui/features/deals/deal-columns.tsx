import type { ReactNode } from 'react'
import { daysSince } from '../../../domain/model/deals/stages'
import type { Id } from '../../../domain/model/kernel/id'
import { weightedTotal } from '../../../domain/model/kernel/weighted-total'
import type { DealRow } from '../../../domain/model/records/views'
import type { Tag } from '../../../domain/model/tags/tag'
import { recordPath } from '../../app/routes'
import type { GridSummary } from '../../grid/grid.types'
import {
  columnsOf,
  nameCell,
  summaryCell,
  wordCell,
  type ColumnShape,
  type RecordLookups,
  type TableColumn,
} from '../../table/columns'
import { dealsText } from '../../text/deals'
import type { Formats } from '../../text/format'

export type DealColumnKey = keyof typeof dealsText.columns

/** What the cells of deals need besides their row. */
export interface DealLookups extends RecordLookups {
  readonly formats: Formats
  readonly nowMs: number
  /** Of a pipeline, a stage or a lost reason. */
  readonly nameOf: (id: Id) => string
  readonly hueOf: (stageId: Id) => Tag['colour']
}

const SHAPES: readonly ColumnShape<DealColumnKey>[] = [
  { key: 'title', width: 280 },
  { key: 'stage', width: 130 },
  { key: 'amount', width: 130, end: true },
  { key: 'weighted', width: 130, end: true, readOnly: true },
  { key: 'closeOn', width: 130 },
  { key: 'stageSince', width: 110, end: true, readOnly: true },
  { key: 'company', width: 180 },
  { key: 'person', width: 160, readOnly: true },
  { key: 'owner', width: 150 },
  { key: 'tags', width: 180 },
  { key: 'pipeline', width: 150, readOnly: true },
  { key: 'probability', width: 110, end: true, extra: true },
  { key: 'lostReason', width: 150, extra: true, readOnly: true },
  { key: 'closedAt', width: 120, extra: true, readOnly: true },
  { key: 'createdAt', width: 120, extra: true, readOnly: true },
  { key: 'originalCreatedAt', width: 150, extra: true, readOnly: true },
  { key: 'updatedAt', width: 120, extra: true, readOnly: true },
]

/** The columns of the deals table. */
export function dealColumns(lookups: DealLookups): readonly TableColumn<DealRow>[] {
  return columnsOf('deals', SHAPES, { labels: dealsText.columns, cells: CELLS, lookups })
}

/** A deal on a narrow screen: what it is, how far it is, what it is worth. */
export function dealSummary(lookups: DealLookups): GridSummary<DealRow> {
  return {
    render: (row) => summaryCell(row.title, [lookups.nameOf(row.stageId), amountOf(row, lookups), row.companyName]),
  }
}

const CELLS: { readonly [K in DealColumnKey]?: (row: DealRow, lookups: DealLookups) => ReactNode } = {
  title: (row, { slug }) => nameCell(recordPath(slug, 'deals', row.id), row.title),
  stage: ({ stageId }, { nameOf, hueOf }) => wordCell(nameOf(stageId), hueOf(stageId)),
  amount: (row, lookups) => amountOf(row, lookups),
  weighted: ({ amountMinor, probability, currency, stageKind }, { formats }) =>
    amountMinor === null || stageKind !== 'open'
      ? null
      : formats.money(weightedTotal([{ amountMinor, percent: probability }]).weightedMinor, currency),
  closeOn: (row, { formats }) => (row.expectedCloseOn === null ? null : formats.date(row.expectedCloseOn)),
  stageSince: (row, { nowMs }) =>
    row.stageEnteredAt === null || row.stageKind !== 'open' ? null : dealsText.age(daysSince(row.stageEnteredAt, nowMs)),
  pipeline: (row, { nameOf }) => nameOf(row.pipelineId),
  probability: (row, { formats }) => formats.percent(row.probability),
  lostReason: (row, { nameOf }) => (row.lostReasonId === null ? null : nameOf(row.lostReasonId)),
}

function amountOf({ amountMinor, currency }: DealRow, { formats }: DealLookups): string | null {
  return amountMinor === null ? null : formats.money(amountMinor, currency)
}
