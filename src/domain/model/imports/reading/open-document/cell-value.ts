import { numberText, PLAIN, type NumberFormat } from '../workbook/number-format'

export interface CellText {
  readonly text: string
  /** A formula gave an error, which is no value. */
  readonly isFault: boolean
}

/** What a cell says, as workbooks of Excel are read: from its value where it has one, for what is shown may be rounded or short. */
export function shownText(attributes: Readonly<Record<string, string>>, shown: string): CellText {
  const isFault = attributes['calcext:value-type'] === 'error' || (attributes['table:formula'] !== undefined && FAULT.test(shown))
  return { text: isFault ? shown : valueText(attributes, shown), isFault }
}

const FAULT = /^(#(DIV\/0!|N\/A|NAME\?|NULL!|NUM!|REF!|VALUE!)|Err:\d{3})$/

function valueText(attributes: Readonly<Record<string, string>>, shown: string): string {
  const value = attributes['office:value'] ?? ''
  switch (attributes['office:value-type']) {
    case 'float':
      return isShown(shown, value) ? shown : numberText(value, formatOf(shown), false)
    case 'percentage':
      return numberText(value, { kind: 'percent' }, false)
    case 'currency':
      return numberText(value, moneyOf(attributes['office:currency']), false)
    case 'date':
      return momentText(attributes['office:date-value'] ?? shown)
    case 'time':
      return durationText(attributes['office:time-value'] ?? '') ?? shown
    case 'boolean':
      return (attributes['office:boolean-value'] ?? shown).toUpperCase()
    default:
      return shown
  }
}

/** Numbers that are shown with zeros before them, as postal codes are, or in words: `TRUE` of a formula. */
function isShown(shown: string, value: string): boolean {
  return (/^0\d+$/.test(shown) && Number(shown) === Number(value)) || (/\p{L}/u.test(shown) && !/\d/.test(shown))
}

/** Some programs keep shares and amounts as any other number. */
function formatOf(shown: string): NumberFormat {
  return shown.includes('%') ? { kind: 'percent' } : moneyOf(/\p{Sc}|\b[A-Z]{3}\b/u.exec(shown)?.[0])
}

function moneyOf(symbol: string | undefined): NumberFormat {
  return symbol === undefined || symbol === '' ? PLAIN : { kind: 'money', symbol }
}

/** `PT36H30M00S`, of which seconds may have parts. */
function durationText(duration: string): string | null {
  const [, hours, minutes, seconds] = /^PT(?:(\d{1,9})H)?(?:(\d{1,9})M)?(?:(\d{1,9})(?:[.,]\d+)?S)?$/.exec(duration) ?? []
  if (hours === undefined && minutes === undefined && seconds === undefined) return null
  const days = (Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0)) / 86_400
  return numberText(String(days), { kind: 'duration' }, false)
}

/** `2024-12-05T14:30:00`, without the seconds or the time that are nought. Programs that count in days write parts of seconds. */
function momentText(moment: string): string {
  const at = /^\d{4}-\d\d-\d\dT/.test(moment) ? Date.parse(`${moment.slice(0, 23).replace(/Z$/, '')}Z`) : Number.NaN
  if (Number.isNaN(at)) return moment
  const [day = '', time = ''] = new Date(Math.round(at / 1000) * 1000).toISOString().slice(0, 19).split('T')
  if (time === '00:00:00') return day
  return `${day} ${time.replace(/:00$/, '')}`
}
