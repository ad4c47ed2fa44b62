import type { Deal } from '../../../deals/deal'
import type { StageKind } from '../../../registry/deals'
import { cutTo } from '../../../kernel/cut-to'
import { isId } from '../../../kernel/id'
import type { Instant } from '../../../kernel/instant'
import { LIMITS } from '../../../records/limits'
import { problem } from '../../problem'
import { currencyOf, readAmount } from '../../recognising/values/amounts'
import { asMoment } from '../../recognising/values/moments'
import { isDeletedWord, isPlaceholder } from '../../recognising/values/words'
import { onlyCell, type FieldCells } from './cells'
import { readStage, readReason } from './deal-stage'
import type { DealDraft, Reading } from './draft'
import {
  readOwnFields,
  longText,
  oneLine,
  readDate,
  readInstant,
  readOriginal,
  readOwner,
  readTags,
  recordIdOf,
  validValues,
} from './fields'

/**
 * The deal a row is about, with what the file says and nothing else. `null`: it is about none. `refused`: see the problems.
 *
 * @param named with whom it is
 */
export function readDeal(cells: FieldCells, reading: Reading, named: string | null): DealDraft | 'refused' | null {
  if (cells.isEmpty) return null
  const { problems } = reading
  const said = oneLine(cells, 'title', { problems, limit: LIMITS.title })
  const recordId = recordIdOf(cells)
  // By its id it may be one that is there, and is called something already.
  const isUntitled = reading.primary === 'deals' && recordId === null
  // A row that says how far it is or what it comes to is of a deal, though its title is blank.
  const isDeal = TELLING.some((field) => cells.of(field).some(({ text }) => !isPlaceholder(text)))
  const after = reading.areUntitled ? (named ?? whence(cells)) : isDeal ? named : null
  const title = said ?? (isUntitled ? after : null)
  if (title === null && recordId === null) return null
  // Before what may refuse the row, so that all that it leaves open is asked at once.
  const ownerId = readOwner(cells, 'owner', reading)
  const planned = readDate(cells, 'expectedCloseOn', reading)
  const [closedAt, wonAt, lostAt] = ['closedAt', 'wonAt', 'lostAt'].map((field) => readInstant(cells, field, reading))
  // What was sold and called off later is lost.
  const isLost = lostAt != null && (wonAt == null || lostAt > wonAt)
  const ended = isLost ? 'lost' : wonAt != null ? 'won' : null
  const stage = readStage(cells, ended, reading)
  if (stage === 'refused') return 'refused'
  // The day on which what is open is closed is one that is expected.
  const isOpen = stage?.kind === 'open'
  const expectedCloseOn = planned ?? (isOpen ? readDate(cells, 'closedAt', { ...reading, problems: [] }) : null)
  const due =
    expectedCloseOn === null || expectedCloseOn > reading.today
      ? null
      : asMoment({ day: expectedCloseOn, at: null }, reading.timeZone)
  const ending =
    stage === null
      ? {}
      : readEnding(cells, stage.kind, { reading, at: closedAt ?? (stage.kind === 'won' ? wonAt : lostAt) ?? due })
  if (ending === 'refused') return 'refused'
  const stageEnteredAt = readInstant(cells, 'stageEnteredAt', reading)
  const fields = {
    title,
    ...(stage === null ? {} : { pipelineId: stage.pipelineId, stageId: stage.stageId }),
    ...ending,
    ...readMoneyOf(cells, reading),
    probability: readProbability(cells, stage !== null && stage.kind !== 'open' && !isOwn(recordId), reading),
    expectedCloseOn,
    stageEnteredAt,
    ownerId,
    source: oneLine(cells, 'source', reading),
    originalCreatedAt: readOriginal(cells, reading),
    custom: readOwnFields(cells, 'deals', reading),
  }
  const deal = validValues('deals', fields, problems)
  if (deal === null) return 'refused'
  const note = longText(cells, 'note')
  const overruled = stage?.overruled ?? null
  return { deal, overruled, tags: readTags(cells, problems), note: note === '' ? null : cutTo(note, LIMITS.note), recordId }
}

const TELLING = ['amount', 'stage', 'status', 'expectedCloseOn', 'closedAt'] as const

/** Where a deal with nobody came from, and when it began: all that such a list tells deals apart by. */
function whence(cells: FieldCells): string | null {
  const parts = (['source', 'originalCreatedAt'] as const).flatMap((field) => {
    const text = cells.of(field)[0]?.text ?? ''
    return isPlaceholder(text) ? [] : [text.replace(/\s+/gu, ' ')]
  })
  return parts.length === 0 ? null : cutTo(parts.join(', '), LIMITS.title)
}

/** Some programs export what was deleted, and say so for a status. */
export function isDeleted(cells: FieldCells): boolean {
  return cells.of('status').some(({ text }) => isDeletedWord(text))
}

type Ending = Partial<Pick<Deal, 'closedAt' | 'lostReasonId' | 'lostNote'>>

function readEnding(
  cells: FieldCells,
  kind: StageKind,
  { reading, at }: { readonly reading: Reading; readonly at: Instant | null },
): Ending | 'refused' {
  if (kind === 'open') return {}
  const closed = at === null ? {} : { closedAt: at }
  if (kind === 'won') return closed
  const reason = readReason(cells, reading)
  if (reason === 'refused') return 'refused'
  const note = longText(cells, 'lostNote') || reason.text
  return { ...closed, lostReasonId: reason.id, ...(note === '' ? {} : { lostNote: cutTo(note, LIMITS.description) }) }
}

function readMoneyOf(
  cells: FieldCells,
  { problems, amounts, currencies, units, locale, currency }: Reading,
): Partial<Pick<Deal, 'amountMinor' | 'currency'>> {
  const cell = onlyCell(cells, 'amount', problems)
  const named = onlyCell(cells, 'currency', problems)
  // What a column has in its name is said of that column.
  const own = cell === null ? undefined : currencies.get(cell.column)
  const code = own ?? (named === null ? currency : currencyOf(named.text, currency))
  if (code === null) {
    if (named !== null) problems.push(problem('currency-unknown', named.column, named.text))
    // What it is worth cannot be said without it.
    if (cell !== null) problems.push(problem('currency-unknown', cell.column, cell.text))
    return {}
  }
  if (cell === null) return named === null ? {} : { currency: code }
  const unit = units.get(cell.column)
  const text = unit !== undefined && BARE.test(cell.text) ? `${cell.text} ${unit}` : cell.text
  const read = readAmount(text, { locale: amounts.get(cell.column) ?? locale, currency: code })
  if (read === 'unreadable') problems.push(problem('amount-unreadable', cell.column, cell.text))
  return read === 'unreadable' || read === null ? { currency: code } : { amountMinor: read.minor, currency: read.currency }
}

/** A figure that says nothing of what it counts in. */
const BARE = /^\s*\d[\d\s.,']{0,24}$/

/** Chances that count from nought to one, as a style of figures. */
export const OF_ONE = 'of-one'

/** A column of chances none of which is above one, and some between: `0.2`, `1`. */
export function areOfOne(values: readonly string[]): boolean {
  const numbers = values.filter((value) => value.trim() !== '').map((value) => Number(value.trim().replace(',', '.')))
  return numbers.every((value) => value <= 1) && numbers.some((value) => value > 0 && value < 1)
}

function isOwn(recordId: string | null): boolean {
  return recordId !== null && isId(recordId)
}

/**
 * `20`, `20 %`, and `0.2` where a program counts from nought to one. A closed deal's `1` says no more than that it is won,
 * but in our own exports.
 */
function readProbability(cells: FieldCells, isClosed: boolean, { problems, amounts }: Reading): number | null {
  const cell = onlyCell(cells, 'probability', problems)
  if (cell === null) return null
  const match = /^(\d{1,3}(?:[.,]\d+)?)\s*(%?)$/.exec(cell.text)
  const value = Number(match?.[1]?.replace(',', '.') ?? NaN)
  if (isClosed && value <= 1) return null
  const isOfOne = amounts.get(cell.column) === OF_ONE || (match?.[2] === '' && /[.,]/.test(cell.text))
  const percent = isOfOne && value <= 1 ? value * 100 : value
  if (percent >= 0 && percent <= 100) return Math.round(percent)
  problems.push(problem('field-unreadable', cell.column, cell.text))
  return null
}
