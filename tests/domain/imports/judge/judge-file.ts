import type { RecordRef } from '../../../../src/domain/model/imports/planning/planned-write'
import { matchKey } from '../../../../src/domain/model/imports/match-key'
import { fieldOf, targetNamed, type Target } from '../../../../src/domain/model/imports/targets'
import { columnNamed } from './column-named'
import { Standing } from './standing'
import { throughTheProgram, type Ran } from './through-the-program'
import type { Expected, JudgedFile, TruthRow } from './truth'
import { LONG } from './values-of'
import { timeZoneOf } from './workspace'
import { writtenRecords } from './written-records'

/** `own`: a column of the file's own that is offered as a new field. */
export type Verdict = 'right' | 'wrong' | 'lost' | 'left out' | 'asked' | 'stopped' | 'own'

export interface CellVerdict {
  readonly row: number
  readonly column: string
  readonly target: string
  readonly expected: string
  readonly verdict: Verdict
  /** What stands there instead, or why nothing does. */
  readonly instead: string
}

export interface FileVerdict {
  readonly name: string
  readonly kind: 'right' | 'asked' | 'wrong' | 'refused'
  readonly taken: string
  readonly cells: readonly CellVerdict[]
}

/** Every filled cell of the rows that the truth tells of, in exactly one of the verdicts. */
export function judgeFile(file: JudgedFile, isTold = false): FileVerdict {
  const { truth } = file
  const ran = throughTheProgram(file, isTold)
  if ('reason' in ran) return { name: truth.name, kind: 'refused', taken: ran.reason, cells: untold(file, 'stopped', ran.reason) }
  const kind = ran.proposed === null ? 'asked' : ran.proposed === truth.kind ? 'right' : 'wrong'
  const taken = ran.proposed ?? 'asked'
  if (kind === 'wrong') return { name: truth.name, kind, taken, cells: untold(file, 'wrong', `taken for ${taken}`) }
  const judge = new RowJudge(file, ran)
  return { name: truth.name, kind, taken, cells: truth.rows.flatMap((row) => judge.row(row)) }
}

function untold({ truth }: JudgedFile, verdict: Verdict, instead: string): readonly CellVerdict[] {
  return truth.rows.flatMap(({ row, cells }) =>
    Object.entries(cells).flatMap(([column, expected]) =>
      expected === null
        ? []
        : [{ row, column, target: truth.columns[column] ?? '', expected: shown(expected), verdict, instead }],
    ),
  )
}

class RowJudge {
  private readonly file: JudgedFile
  private readonly ran: Ran
  private readonly written: Standing

  constructor(file: JudgedFile, ran: Ran) {
    this.file = file
    this.ran = ran
    this.written = new Standing(writtenRecords(ran), timeZoneOf(file.truth.region), file.truth.language)
  }

  row({ row, cells }: TruthRow): readonly CellVerdict[] {
    const { truth } = this.file
    const fields = Object.entries(cells).map(([column, expected]) => this.cell(row, column, expected))
    const others = Object.entries(truth.columns).flatMap(([column, target]) =>
      (target === 'own' || target === 'none') && !(column in cells) ? this.other({ row, cells }, column, target) : [],
    )
    return [...fields, ...others]
  }

  private cell(row: number, column: string, expected: Expected): CellVerdict {
    const { target, texts } = wanted(this.file.truth.columns[column] ?? '', expected)
    const judged = (verdict: Verdict, instead = ''): CellVerdict => {
      return { row, column, target: target ?? '', expected: shown(expected), verdict, instead }
    }
    if (target === null) return judged('own', 'no such field')
    const at = this.columnOf(column, row, texts)
    const mapped = at === null ? null : (this.ran.mapping[at]?.target ?? null)
    const fate = this.ran.rows[row - 1]?.fate
    const record = fate?.kind === 'fail' || fate === undefined ? null : fate.record
    const reasons = this.reasonsFor(row, at)
    if (fieldOf(target) === 'recordId')
      return mapped === null ? judged('left out') : judged(mapped.endsWith('.recordId') ? 'right' : 'wrong', mapped)
    if (texts.length === 0)
      return this.blank(record, { target, row, at, mapped }) ? judged('right') : judged('wrong', this.standing(record, target))
    if (record === null && fate?.kind === 'skip')
      return judged(fate.reason === 'several-match' ? 'asked' : 'stopped', fate.reason)
    if (record === null) return judged('stopped', this.reasons(row).join(', ') || 'no such row')
    if (texts.some((text) => this.written.stands(record, target, text))) return judged('right')
    if (at !== null && mapped === null) return judged('left out')
    if (reasons.length > 0) return judged('asked', reasons.join(', '))
    // The number by which the record is known is no field of it.
    if (mapped?.endsWith('.recordId') === true) return judged('wrong', `as ${mapped}`)
    const instead = this.standing(record, target) || (mapped === null || mapped === target ? '' : this.standing(record, mapped))
    if (NAMED.test(mapped ?? target) && at !== null && this.wasAsked(this.ran.textAt(row - 1, at)))
      return judged('asked', `proposed: ${instead}`)
    if (at !== null && this.ran.plan.openDates.some((open) => open.at === at)) return judged('asked', 'which number is the day')
    const raw = at === null ? '' : this.ran.textAt(row - 1, at)
    const elsewhere = instead === '' && raw.length > 2 && this.holds(record, raw)
    return judged(
      instead !== '' || elsewhere ? 'wrong' : 'lost',
      `${instead || (elsewhere ? 'in another field' : '')} (as ${mapped})`,
    )
  }

  /** A column with no field here is offered as one, or its text is kept beside; anywhere else it says what it does not mean. */
  private other({ row, cells }: TruthRow, column: string, kind: 'own' | 'none'): readonly CellVerdict[] {
    const at = this.columnOf(column, row, [])
    const raw = at === null ? '' : this.ran.textAt(row - 1, at).trim()
    if (at === null || raw === '') return []
    const mapped = this.ran.mapping[at]?.target ?? null
    const fate = this.ran.rows[row - 1]?.fate
    const record = fate === undefined || fate.kind === 'fail' ? null : fate.record
    const judged = { row, column, target: kind, expected: raw }
    if (mapped === null || HARMLESS.test(mapped) || record === null)
      return kind === 'own' ? [{ ...judged, verdict: 'own', instead: '' }] : []
    // A firm's mailbox is a line of its description where nobody is named.
    const isLine = mapped === 'people.email' && this.written.stands(record, 'companies.description', raw)
    if (isLine || !this.written.stands(record, mapped, raw)) {
      const isBeside = KEPT_IN.some((field) => this.written.stands(record, field, raw))
      return kind === 'own' ? [{ ...judged, verdict: isBeside ? 'own' : 'asked', instead: mapped }] : []
    }
    // What another column truly says of the same record is as true when it is said twice: two addresses that are one.
    if (this.isSaidBy(cells, row, raw, mapped)) return kind === 'own' ? [{ ...judged, verdict: 'own', instead: '' }] : []
    return [{ ...judged, verdict: 'wrong', instead: `as ${mapped}` }]
  }

  private isSaidBy(cells: TruthRow['cells'], row: number, raw: string, mapped: Target): boolean {
    return Object.entries(cells).some(([column, expected]) => {
      const { target } = wanted(this.file.truth.columns[column] ?? '', expected)
      const at = this.columnOf(column, row, [])
      return target === mapped && at !== null && this.ran.textAt(row - 1, at).trim() === raw
    })
  }

  private columnOf(name: string, row: number, texts: readonly string[]): number | null {
    const { columns, format } = this.ran.view
    const found = columnNamed(name, columns)
    if (found !== null || format.kind !== 'vcard') return found
    const holding = columns.find(({ index }) => texts.some((text) => this.ran.textAt(row - 1, index).includes(text)))
    return holding?.index ?? null
  }

  private reasons(row: number): readonly string[] {
    return (this.ran.rows[row - 1]?.problems ?? []).map(({ rule }) => rule)
  }

  /** What is said of the cell at the check. */
  private reasonsFor(row: number, at: number | null): readonly string[] {
    if (at === null) return []
    const raw = this.ran
      .textAt(row - 1, at)
      .replace(/\s+/gu, ' ')
      .trim()
    const { problems = [] } = this.ran.rows[row - 1] ?? {}
    const own = problems.filter(
      ({ column, value }) => column === at || (column === null && value !== '' && raw.startsWith(value.replace(/…$/, ''))),
    )
    return own.map(({ rule }) => rule)
  }

  /** A stage, a pipeline or the like that nobody has is a question on the sheet of names, with something proposed. */
  private wasAsked(text: string): boolean {
    return this.ran.plan.unknown.some((name) => name.text !== '' && matchKey(text).includes(matchKey(name.text)))
  }

  private standing(record: RecordRef | null, target: Target): string {
    if (record === null || LONG.has(fieldOf(target))) return ''
    return this.written
      .valuesIn(record, target)
      .flatMap((values) => values.slice(0, 3))
      .slice(0, 3)
      .join(' · ')
  }

  /** Nothing is written of a cell that says nothing. */
  private blank(
    record: RecordRef | null,
    { target, row, at, mapped }: { target: Target; row: number; at: number | null; mapped: Target | null },
  ): boolean {
    if (record === null || at === null || mapped === null) return true
    const raw = this.ran.textAt(row - 1, at).trim()
    const values = this.written.valuesIn(record, mapped).flat()
    const isDated = DATED.test(target)
    return isDated ? values.length === 0 || this.hasOther(row, target) : !values.some((value) => value === raw)
  }

  /** Another column of the same field, which says something in this row. */
  private hasOther(row: number, target: Target): boolean {
    const { columns, rows } = this.file.truth
    const cells = rows.find((each) => each.row === row)?.cells ?? {}
    return Object.entries(cells).some(([column, expected]) => columns[column] === target && expected !== null)
  }

  private holds(record: RecordRef, raw: string): boolean {
    const all = (['people', 'companies', 'deals', 'tasks', 'notes'] as const).flatMap((collection) =>
      this.written.all.about(record, collection),
    )
    return all.some(({ data }) => JSON.stringify(data).includes(JSON.stringify(raw).slice(1, -1)))
  }
}

/** Texts in which what has no field of its own is kept, as a company's address is. */
const KEPT_IN: readonly Target[] = ['people.description', 'companies.description', 'deals.note', 'tasks.body', 'notes.body']
const NAMED = /^deals\.(stage|pipeline|status|lostReason|lostNote)$|\.(owner|assignee)$/
const HARMLESS = /^people\.kind$|\.(recordId|detail|description|note|body|originalCreatedAt|.*Label)$/
const DATED = /(At|On|due|birthday)$/

/** The field of a cell, and the texts one of which is to stand there. */
function wanted(column: string, expected: Expected): { readonly target: Target | null; readonly texts: readonly string[] } {
  const own = targetNamed(column)
  if (expected === null) return { target: own, texts: [] }
  if (typeof expected === 'string') return { target: own, texts: [expected] }
  if (isList(expected)) return { target: own, texts: expected }
  const [given] = Object.entries(expected)
  return given === undefined ? { target: own, texts: [] } : { target: targetNamed(given[0]), texts: [given[1]] }
}

function isList(expected: Exclude<Expected, string | null>): expected is readonly string[] {
  return Array.isArray(expected)
}

function shown(expected: Expected): string {
  return typeof expected === 'string' ? expected : JSON.stringify(expected)
}
