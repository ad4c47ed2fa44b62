import { asciiDigits } from '../../../kernel/ascii-digits'
import { isWeekday } from './weekdays'
import { monthOf } from './words'

/** Nothing stands around it: this is so of most values of most files. */
const PLAIN = /^\d[\d\-/.:+TZ]*(?: [\d:.+Z]+)*$/
/** Without a sign between its figures. */
const PACKED = /^\d{8}/
/** A day, and the hour behind it: the day, hours, minutes, seconds, a fraction of them, the half of the day, the zone. */
export const WITH_TIME =
  /^(.*[^ ,])(?:[ ,]+|T)(\d{1,2})[:.h](\d{2})(?:[:.](\d{2})(?:[.,](\d{1,3})\d*)?)?(?:\s*(?:([ap])\.?(?:m\.?)?|\.?m\.?|\.))?\s*(Z|UTC|GMT|[+-]\d{2}(?::?\d{2})?)?$/i
/** Longer ones are texts. */
const LONGEST = 80

/**
 * A day and an hour without the words that languages and programs put around them: `Mo., 08.06.2026 um 14:30 Uhr`,
 * `2026/6/8(月) 午後2:30`, `Mon Jun 08 2026 14:30:00 GMT+0200 (CEST)`. What is neither stays as it is.
 */
export function plainMoment(text: string): string {
  if (text.length > LONGEST) return text
  if (PLAIN.test(text)) return PACKED.test(text) ? packed(text) : text
  if (CROATIAN.test(text)) return text
  const alone = withoutEnd(withoutWeekday(withoutMiddle(bare(asciiDigits(text)))))
  return REWRITES.reduce((rest, [words, plain]) => rest.replace(words, plain), alone).trim()
}

/** Signs that give a direction, the apostrophe that keeps a spreadsheet from reading it, and what stands in brackets. */
function bare(text: string): string {
  const isZoned = /GMT[+-]\d{4}/.test(text)
  return (
    text
      .replace(/^'|[\u200e\u200f\u061c]/g, '')
      .replaceAll('،', ',')
      // What Hebrew and Hindi shorten a name with.
      .replace(/(?<=[\p{L}\p{M}])[׳॰]/gu, '')
      .replace(/ ?[(（]([^\d()（）]{1,40})[)）] ?/g, (all, said: string) => (!isZoned && ZONE.test(said) ? all : ' '))
  )
}

/** These months are others in Polish and Czech, where no full stop is behind the year. */
const CROATIAN = /(?<!\p{L})(?:lis|lip|srp|listopada?)\.? \d{4}\./iu
/** Of an hour, and said of no other. */
const ZONE = /^[A-Z]{2,5}$/

const CLOCK = String.raw`\d{1,2}[:.h]\d{2}(?:[:.]\d{2})?`
const HALF = String.raw`(?: ?[ap]\.? ?m\.?)?`

/** What stands between a day and its hour. */
const AT =
  'um|at|à|a las|a les|alle|alle ore|às|om|kl\\.?|klo|o godz\\.|v|в|во|о|o|u|la|ob|στις|kell|në|saa|pukul|pada|בשעה|في|को|এ|அன்று|เวลา'

const REWRITES: readonly (readonly [RegExp, string])[] = [
  // `14時30分`, `14点`
  [/(\d{1,2}) ?[時时시点點] ?(\d{1,2}) ?[分분](?: ?\d{1,2} ?[秒초])?/u, ' $1:$2'],
  [/(\d{1,2}) ?[時时시点點](?!\p{L})/u, ' $1:00'],
  // The half of the day in front of the hour, or behind it.
  [/ ?(?:오전|午前|上午|凌晨|清晨|早上|中午(?= ?1[01])) ?(\d{1,2}[:.]\d{2}(?::\d{2})?)/u, ' $1 AM'],
  [/ ?(?:오후|午後|下午|晚上(?! ?12)|中午) ?(\d{1,2}[:.]\d{2}(?::\d{2})?)/u, ' $1 PM'],
  [/(\d) ?(?:SA|ÖÖ|πμ|π\.μ\.|ص|صباحا|ق\.ظ|a\. m\.)$/iu, '$1 AM'],
  [/(\d) ?(?:CH|ÖS|μμ|μ\.μ\.|م|مساء|ب\.ظ|p\. m\.)$/iu, '$1 PM'],
  [/(?<!\d)(\d{1,2}) uhr$/i, '$1:00'],
  [/(?<![\d:.])(\d{1,2}) ?([ap])\.?m\.?$/i, '$1:00 $2m'],
  [/(\d) ?(?:PTG|m\.d\.)$/i, '$1 PM'],
  [/(\d) ?(?:PG|p\.d\.)$/i, '$1 AM'],
  [/(\d{1,2}) h (\d{2})(?: min (\d{2}) s)?$/i, '$1:$2:$3'],
  [/:$/, ''],
  [/ बजे$/, ''],
  [/^lúc /i, ''],
  [/(?<=\d{4})\/(?=\d{2}:\d{2})/, ' '],
  [/(\d{2}) ?(?:uhr|hrs?|h|val)\.?$/i, '$1'],
  [new RegExp(String.raw`(?:,? (?:${AT})) (?=${CLOCK})`, 'iu'), ' '],
  [/(?:,| [-–|@]) (?=\d{1,2}[:h]\d{2})/i, ' '],
  [/, (?=\d{1,2}\.\d{2}(?:\.\d{2})?$)/, ' '],
  // `14:30 8/6/2026`
  [/^(\d{1,2}:\d{2}(?::\d{2})?),? (\d{1,2}[ ./-][^:]{3,30})$/, '$2 $1'],
  [/GMT(?=[+-]\d)/, ''],
  // The three of Indonesia.
  [/(?<=\d) ?WIB$/i, ' +07:00'],
  [/(?<=\d) ?WITA$/i, ' +08:00'],
  [/(?<=\d) ?WIT$/i, ' +09:00'],
  // `ngày 8 tháng 6 năm 2026`, `8 thg 6, 2026`
  [/^(?:ngày )?(\d{1,2}) (?:tháng|thg) (\d{1,2}),? (?:năm )?(\d{4})/iu, '$1.$2.$3'],
  // `2026 m. birželio 8 d.`, `2026. gada 8. jūnijs`
  [/^(\d{4}) m\. (\p{L}+) (\d{1,2}) d\./iu, '$1 $2 $3'],
  [/^(\d{4})\. gada (\d{1,2})\. (\p{L}+)/iu, '$1 $3 $2'],
  // What is said of a year: `08.06.2026 r.`, `8. 6. 2026.`
  [/(?<=[\p{L}\p{M}\d.][.\s])(\d{4}|\d{2}(?= ?г))(?:\.| ?(?:г|р|r)\.?)(?=$|[ ,])/iu, '$1'],
  // `8 de juny del 2026`, `8 d’ag. de 2026`
  [/ del (?=\d{4})/i, ' de '],
  [/(?<=\d )d['’](?=\p{L})/iu, 'de '],
  // Thailand's years.
  [/(?<=\p{Script=Thai} )(?:พ\.ศ\. ?)(?=\d{4})/u, ''],
  // `8 ביוני 2026`
  [/(\d) ב(?=\p{L}{3})/u, '$1 '],
  // `8/jun/2026`, `2026-Jun-08`, `8.VI.2026`, `8th of June`
  [/(\d(?:st|nd|rd|th)?)(?:[/.,-] ?| of )(?=\p{L}{1,12}[/.,\s-])/iu, '$1 '],
  [/(?<=[\d\s]\p{L}{1,12}|^\p{L}{1,12})[/.-](?=\d)/u, ' '],
]

/** In front, or behind: `Mo., 08.06.2026`, `8 Haziran 2026 Pazartesi`. The name of a month may be that of a day. */
function withoutWeekday(text: string): string {
  const [front = '', first = ''] =
    IN_FRONT.map((pattern) => pattern.exec(text) ?? []).find(([, name = '']) => isWeekday(name)) ?? []
  const rest = front !== '' && isWithout(first, text.slice(front.length)) ? text.slice(front.length) : text
  const [back = '', last = ''] = /(?<=[\d.日일]),? ([\p{L}\p{M}]{2,12})\.?$/u.exec(rest) ?? []
  const isBehind = back !== '' && !ZONE.test(last) && isWeekday(last) && /\d\D+\d/.test(rest)
  return isBehind ? rest.slice(0, -back.length) : rest
}

/** Between the day and the hour: `2026. június 8., hétfő 14:30`. */
function withoutMiddle(text: string): string {
  const [all = '', name = ''] = MIDDLE.exec(text) ?? []
  return isWeekday(name) && monthOf(name) === null ? text.replace(all, ' ') : text
}

const MIDDLE = new RegExp(String.raw`(?<=[\d.日일])[, ]{1,2}([\p{L}\p{M}]{2,14}),? (?=\p{L}{0,5} ?${CLOCK})`, 'u')

/** In one word, and in two: `Chủ Nhật`, `segunda-feira`, `יום ראשון`. */
const IN_FRONT = [
  /^([\p{L}\p{M}]{2,14}[- ][\p{L}\p{M}]{2,14})[.,]{0,2} (?=.*\d[./-]\d|.*\p{L}{3})/u,
  /^([\p{L}\p{M}]{2,14}?)(?:ที่)?[.,]{0,2} (?=.*\d[./-]\d|.*\p{L}{3})/u,
]

/** Is the day told without that word? `Mar` is a Tuesday and a month. */
function isWithout(word: string, rest: string): boolean {
  if (monthOf(word) === null) return true
  return /^\d{1,4}[./-]\d{1,2}[./-]/.test(rest) || (rest.match(/\p{L}{3,}/gu) ?? []).some((other) => monthOf(other) !== null)
}

const RANGE = new RegExp(
  String.raw`(\d{1,2})([:.h]\d{2})(:\d{2})?(${HALF})( ?[-–—~] ?)(\d{1,2})[:.h]\d{2}(?::\d{2})?(${HALF})$`,
  'i',
)

/** From then till then: when it begins. What stands at once behind a minus may be how far the zone is from another. */
function withoutEnd(text: string): string {
  const [all = '', hour = '', minutes = '', seconds = '', half = '', dash = '', end = '', endHalf = ''] = RANGE.exec(text) ?? []
  if (all === '' || dash === ' -') return text
  const isOffset = dash === '-' && (seconds !== '' || (half !== '' && endHalf === '') || Number(end) <= Number(hour))
  return isOffset ? text : `${text.slice(0, -all.length)}${hour}${minutes}${seconds}${half}`
}

/** `20260608T143000Z`, and seconds since 1970 of the years 2001 to 2033. */
function packed(text: string): string {
  if (/^1\d{9}$/.test(text)) return `${text}000`
  return text.replace(/^(\d{4})(\d{2})(\d{2})T?(\d{2})(\d{2})(\d{2})(Z?)$/, '$1-$2-$3T$4:$5:$6$7')
}
