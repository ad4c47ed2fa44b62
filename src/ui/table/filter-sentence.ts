import { isPlainDate } from '../../domain/model/kernel/plain-date'
import { ME } from '../../domain/model/views/fit'
import { OPERAND } from '../../domain/model/views/view-field'
import { readPeriod } from '../../domain/model/views/periods'
import { isTestGroup, type TestGroup, type ViewTest } from '../../domain/model/views/view'
import type { Formats } from '../text/format'
import { viewsText } from '../text/views'
import type { OfferedField } from './filter-option'

/** A condition, or a group of them, in words. */
export function partSentence(part: ViewTest | TestGroup, offered: readonly OfferedField[], formats: Formats): string {
  if (!isTestGroup(part)) return testSentence(part, offered, formats)
  return part.tests.map((test) => testSentence(test, offered, formats)).join(part.match === 'all' ? viewsText.and : viewsText.or)
}

function testSentence({ field: key, operator, values }: ViewTest, offered: readonly OfferedField[], formats: Formats): string {
  const found = offered.find(({ field }) => field.key === key)
  const words = values.map((value) => valueText(value, OPERAND[operator], { found, formats }))
  const joined = words.join(OPERAND[operator] === 'options' ? ', ' : viewsText.and)
  return viewsText.sentence(found?.label ?? key, viewsText.operators[operator], joined)
}

interface ValueContext {
  readonly found: OfferedField | undefined
  readonly formats: Formats
}

function valueText(value: string, kind: (typeof OPERAND)[keyof typeof OPERAND], { found, formats }: ValueContext): string {
  switch (kind) {
    case 'day':
    case 'days':
      return isPlainDate(value) ? formats.date(value) : value
    case 'number':
    case 'numbers':
      return formats.number(Number(value))
    case 'period':
      return periodText(value, formats)
    case 'options':
      if (value === ME && found?.field.references === 'members') return viewsText.me
      return found?.options.find((option) => option.value === value)?.label ?? viewsText.unknownValue
    default:
      return value
  }
}

function periodText(value: string, formats: Formats): string {
  const period = readPeriod(value)
  if (period === null) return value
  if (typeof period === 'string') return viewsText.periods[period]
  const days = formats.number(period.days)
  return period.side === 'last' ? viewsText.lastDays(days) : viewsText.nextDays(days)
}
