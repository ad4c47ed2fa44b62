import { isCurrency } from '../../../domain/model/kernel/currency'

export interface Region {
  readonly locale: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  /** ISO 4217. */
  readonly currency: string
  readonly timeZone: string
}

/** Where the euro is the currency; other countries are in the table below. */
const EURO = 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'
const OTHERS =
  'US:USD GB:GBP CH:CHF LI:CHF SE:SEK NO:NOK DK:DKK PL:PLN CZ:CZK HU:HUF RO:RON CA:CAD AU:AUD NZ:NZD JP:JPY CN:CNY ' +
  'IN:INR KR:KRW BR:BRL MX:MXN ZA:ZAR TR:TRY IL:ILS AE:AED SA:SAR KW:KWD SG:SGD HK:HKD TW:TWD TH:THB ID:IDR MY:MYR ' +
  'PH:PHP VN:VND AR:ARS CL:CLP CO:COP PE:PEN UA:UAH IS:ISK EG:EGP NG:NGN KE:KES MA:MAD TN:TND PK:PKR BD:BDT LK:LKR'

const CURRENCIES: ReadonlyMap<string, string> = new Map([
  ...EURO.split(' ').map((country) => [country, 'EUR'] as const),
  ...OTHERS.split(' ').map((pair) => [pair.slice(0, 2), pair.slice(3)] as const),
])

/** Those that the table knows. */
export const COUNTRIES: readonly string[] = [...CURRENCIES.keys()]

/** Time zones that say more about the country than a language without a region does. */
const ZONES: ReadonlyMap<string, string> = new Map(
  (
    'Europe/Berlin:DE Europe/London:GB Europe/Paris:FR Europe/Madrid:ES Europe/Rome:IT Europe/Vienna:AT Europe/Zurich:CH ' +
    'Europe/Amsterdam:NL Europe/Brussels:BE Europe/Lisbon:PT Europe/Dublin:IE Europe/Stockholm:SE Europe/Oslo:NO ' +
    'Europe/Copenhagen:DK Europe/Helsinki:FI Europe/Warsaw:PL Europe/Prague:CZ Asia/Tokyo:JP Asia/Singapore:SG ' +
    'Asia/Kolkata:IN Australia/Sydney:AU America/Toronto:CA America/Sao_Paulo:BR'
  )
    .split(' ')
    .map((pair) => {
      const [zone = '', country = ''] = pair.split(':')
      return [zone, country] as const
    }),
)

/**
 * What the browser lets us guess. An explicit region in the language wins, then the time zone, then the language's own
 * likely region.
 */
export function guessRegion(language: string, timeZone: string): Region {
  const locale = readLocale(language)
  const country = locale.region ?? ZONES.get(timeZone) ?? locale.maximize().region ?? 'US'
  return { locale: locale.baseName, country, currency: currencyOf(country), timeZone }
}

/** The money of a country; dollars where the table does not say. */
export function currencyOf(country: string): string {
  const code = CURRENCIES.get(country) ?? 'USD'
  return isCurrency(code) ? code : 'USD'
}

function readLocale(language: string): Intl.Locale {
  try {
    return new Intl.Locale(language)
  } catch {
    return new Intl.Locale('en') // a browser may report a tag that Intl refuses, such as `C`
  }
}
