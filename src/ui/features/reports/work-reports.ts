import type { ConversionLine } from '../../../domain/model/figures/conversion-report'
import type { WorkLine } from '../../../domain/model/figures/work-report'
import { DEEDS } from '../../../domain/model/records/views'
import { reportsText as text } from '../../text/reports'
import { columns, groupOf } from './deal-reports'
import { type Report, countCell, textCell, type Words } from './report'

export function conversionTable(lines: readonly ConversionLine[], words: Words): Report {
  const { number, percent } = words.formats
  const days = (value: number | null) =>
    value === null ? { text: text.unnamed, exact: '' } : { text: number(value), exact: String(value) }
  const went = ({ moved, won }: ConversionLine) => moved + won
  return {
    columns: columns(
      [text.stage],
      [text.entered, text.moved, text.won, text.lost, text.stayed, text.rate, text.medianDays, text.meanDays],
    ),
    rows: lines
      .filter(({ entered }) => entered > 0)
      .map((line) => {
        const rate = Math.round((went(line) * 100) / line.entered)
        return {
          key: line.stageId,
          name: words.stageName(line.stageId),
          behind: null,
          cells: [
            textCell(words.stageName(line.stageId)),
            ...[line.entered, line.moved, line.won, line.lost, line.stayed].map((count) => countCell(count, words)),
            { text: percent(rate), exact: String(rate) },
            days(line.medianDays),
            days(line.meanDays),
          ],
        }
      }),
    chart: {
      kind: 'bars',
      series: [
        { label: text.entered, look: 'outlined' },
        { label: text.wentOn, look: 'solid' },
      ],
      isPart: true,
      groups: lines
        .filter(({ entered }) => entered > 0)
        .map((line) =>
        groupOf(
          { key: line.stageId, label: words.stageName(line.stageId), behind: null },
          [line.entered, went(line)].map((value) => ({ value, text: number(value) })),
        ),
      ),
    },
  }
}

export function workTable(lines: readonly WorkLine[], words: Words): Report {
  const totals = new Map<string, number>()
  for (const { memberId, total } of lines) totals.set(memberId, (totals.get(memberId) ?? 0) + total)
  const members = [...new Set(lines.map(({ memberId }) => memberId))]
  return {
    columns: columns([text.member, text.week], [...DEEDS.map((deed) => text.deed[deed]), text.total]),
    rows: lines.map(({ memberId, week, counts, total }) => ({
      key: `${memberId}/${week}`,
      name: words.memberName(memberId),
      behind: null,
      cells: [
        textCell(words.memberName(memberId)),
        { text: words.formats.date(week), exact: week },
        ...DEEDS.map((deed) => countCell(counts[deed], words)),
        countCell(total, words),
      ],
    })),
    chart: {
      kind: 'bars',
      series: [{ label: text.total, look: 'solid' }],
      groups: members
        .map((memberId) => {
          const value = totals.get(memberId) ?? 0
          const label = words.memberName(memberId)
          return groupOf({ key: memberId, label, behind: null }, [{ value, text: words.formats.number(value) }])
        })
        .toSorted((a, b) => (b.values[0] ?? 0) - (a.values[0] ?? 0)),
    },
  }
}
