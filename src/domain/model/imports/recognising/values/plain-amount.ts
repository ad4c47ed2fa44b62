import { asciiDigits } from '../../../kernel/ascii-digits'
import { readNumber } from '../../../kernel/read-number'
import { BEFORE_TAX, SCALES, TAX_WORDS } from '../../knowledge/currencies'

/**
 * An amount without the words around its figure: `5 Mio. €`, `150만원`, `₹ 12.5 Lakh`, `5 000 € HT`, `Rs. 1,500/-`. What is
 * no such word stays, and makes it unreadable.
 */
export function plainAmount(text: string, locale: string): string {
  if (text.length > LONGEST) return text
  const value = asciiDigits(text.normalize('NFKC')).replace(OF_TAX, '').replace(NO_MORE, '')
  const [said = '', figure = '', scale = ''] = SCALED.exec(value) ?? []
  // Whoever writes `1,200千円` parts thousands by a comma, wherever it is read.
  const isEastern = /[\p{Script=Han}\p{Script=Hangul}]/u.test(scale)
  const [number, power] = [readNumber(figure, isEastern ? 'en' : locale), POWERS.get(scale.toLowerCase())]
  // `1.500 Mio.` is one and a half to one reader and fifteen hundred to the next.
  const isOpen = /^[1-9]\d{0,2}[.,]\d{3}$/.test(figure) && !isEastern
  if (number === null || power === undefined || isOpen || ONLY_WITH.get(scale.toLowerCase())?.test(value) === false) return value
  return value.replace(said, String(Math.round(number * 10 ** power)))
}

/** `R$ 428 mil` are thousands, `$5 mil` may be millions; `₹1.5 Cr` are crores, and `5,000.00 Cr` is what somebody is owed. */
const ONLY_WITH: ReadonlyMap<string, RegExp> = new Map([
  ['mil', /R\$/],
  ['mi', /R\$/],
  ['tr', /đ|₫|VN[DĐ]/i],
  ['ty', /đ|₫|VN[DĐ]/i],
  ['bin', /TL|₺/],
  ['rb', /Rp/i],
  ['t', /t ?€/i],
  ['k', /k ?€/i],
  ['cr', /(?:₹|Rs\.?) ?\d{1,3}(?:\.(?!00)\d{1,2})? ?[Cc]r/],
])
/** Longer ones are texts. */
const LONGEST = 60
/** `+ VAT`, `zzgl. MwSt.`, `bez DPH`, `netto` */
const OF_TAX = new RegExp(String.raw`(?<=[\d\p{Sc}\p{L}]) ?(?:\+ ?|(?:${BEFORE_TAX})\.? )?(?:${TAX_WORDS})\.?$`, 'iu')
/** What keeps anybody from writing more behind it: `1,500/-`. */
const NO_MORE = /(?<=\d)(?:\/[-=]|=)$/
const POWERS: ReadonlyMap<string, number> = new Map(
  Object.entries(SCALES).flatMap(([power, names]) => names.split('|').map((name) => [name, Number(power)] as const)),
)
/** The longer ones first: `million` begins with `mi`. Behind signs stands at once what the money is called: `12万円`. */
const WORDS = [...POWERS.keys()].toSorted((a, b) => b.length - a.length)
const SCALED = new RegExp(
  String.raw`(\d[\d.,' ]{0,20}?) ?(${WORDS.join('|')})(?:\.|(?![\p{Script=Latin}\p{Script=Cyrillic}\d]))(?! ?\d)`,
  'iu',
)
