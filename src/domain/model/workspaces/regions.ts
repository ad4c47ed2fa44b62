/** What a workspace's country decides, until somebody chooses otherwise. The start of its week is `weekStartIn`. */
export interface Region {
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  /** ISO 4217. */
  readonly currency: string
  /** The language of numbers and dates, as the country writes them (BCP 47). */
  readonly locale: string
  /** IANA name. */
  readonly timeZone: string
}

/** What a device says of where it is: the language of its browser (BCP 47) and its time zone (IANA). */
export interface Whereabouts {
  readonly language: string
  readonly timeZone: string
}

/** Country, currency, and its time zones: the one where most people live first, then the others, under old names too (tzdata). */
const TABLE = `
  AT EUR Europe/Vienna;
  BE EUR Europe/Brussels;
  BG EUR Europe/Sofia;
  CY EUR Asia/Nicosia Asia/Famagusta;
  DE EUR Europe/Berlin Europe/Busingen;
  EE EUR Europe/Tallinn;
  ES EUR Europe/Madrid Africa/Ceuta Atlantic/Canary;
  FI EUR Europe/Helsinki;
  FR EUR Europe/Paris;
  GR EUR Europe/Athens;
  HR EUR Europe/Zagreb;
  IE EUR Europe/Dublin;
  IT EUR Europe/Rome;
  LT EUR Europe/Vilnius;
  LU EUR Europe/Luxembourg;
  LV EUR Europe/Riga;
  MT EUR Europe/Malta;
  NL EUR Europe/Amsterdam;
  PT EUR Europe/Lisbon Atlantic/Madeira Atlantic/Azores;
  SI EUR Europe/Ljubljana;
  SK EUR Europe/Bratislava;
  US USD America/New_York America/Detroit America/Kentucky/Louisville America/Kentucky/Monticello
    America/Indiana/Indianapolis America/Indiana/Vincennes America/Indiana/Winamac America/Indiana/Marengo
    America/Indiana/Petersburg America/Indiana/Vevay America/Chicago America/Indiana/Tell_City America/Indiana/Knox
    America/Menominee America/North_Dakota/Center America/North_Dakota/New_Salem America/North_Dakota/Beulah America/Denver
    America/Boise America/Phoenix America/Los_Angeles America/Anchorage America/Juneau America/Sitka America/Metlakatla
    America/Yakutat America/Nome America/Adak Pacific/Honolulu America/Indianapolis America/Louisville;
  GB GBP Europe/London;
  CH CHF Europe/Zurich;
  LI CHF Europe/Vaduz;
  SE SEK Europe/Stockholm;
  NO NOK Europe/Oslo;
  DK DKK Europe/Copenhagen;
  PL PLN Europe/Warsaw;
  CZ CZK Europe/Prague;
  HU HUF Europe/Budapest;
  RO RON Europe/Bucharest;
  CA CAD America/Toronto America/St_Johns America/Halifax America/Glace_Bay America/Moncton America/Goose_Bay
    America/Blanc-Sablon America/Iqaluit America/Atikokan America/Winnipeg America/Resolute America/Rankin_Inlet
    America/Regina America/Swift_Current America/Edmonton America/Cambridge_Bay America/Inuvik America/Creston
    America/Dawson_Creek America/Fort_Nelson America/Whitehorse America/Dawson America/Vancouver;
  AU AUD Australia/Sydney Australia/Lord_Howe Antarctica/Macquarie Australia/Hobart Australia/Melbourne
    Australia/Broken_Hill Australia/Brisbane Australia/Lindeman Australia/Adelaide Australia/Darwin Australia/Perth
    Australia/Eucla;
  NZ NZD Pacific/Auckland Pacific/Chatham;
  JP JPY Asia/Tokyo;
  CN CNY Asia/Shanghai Asia/Urumqi;
  IN INR Asia/Kolkata Asia/Calcutta;
  KR KRW Asia/Seoul;
  BR BRL America/Sao_Paulo America/Noronha America/Belem America/Fortaleza America/Recife America/Araguaina America/Maceio
    America/Bahia America/Campo_Grande America/Cuiaba America/Santarem America/Porto_Velho America/Boa_Vista America/Manaus
    America/Eirunepe America/Rio_Branco;
  MX MXN America/Mexico_City America/Cancun America/Merida America/Monterrey America/Matamoros America/Chihuahua
    America/Ciudad_Juarez America/Ojinaga America/Mazatlan America/Bahia_Banderas America/Hermosillo America/Tijuana;
  ZA ZAR Africa/Johannesburg;
  TR TRY Europe/Istanbul;
  IL ILS Asia/Jerusalem;
  AE AED Asia/Dubai;
  SA SAR Asia/Riyadh;
  KW KWD Asia/Kuwait;
  SG SGD Asia/Singapore;
  HK HKD Asia/Hong_Kong;
  TW TWD Asia/Taipei;
  TH THB Asia/Bangkok;
  ID IDR Asia/Jakarta Asia/Pontianak Asia/Makassar Asia/Jayapura;
  MY MYR Asia/Kuala_Lumpur Asia/Kuching;
  PH PHP Asia/Manila;
  VN VND Asia/Ho_Chi_Minh Asia/Saigon;
  AR ARS America/Argentina/Buenos_Aires America/Argentina/Cordoba America/Argentina/Salta America/Argentina/Jujuy
    America/Argentina/Tucuman America/Argentina/Catamarca America/Argentina/La_Rioja America/Argentina/San_Juan
    America/Argentina/Mendoza America/Argentina/San_Luis America/Argentina/Rio_Gallegos America/Argentina/Ushuaia
    America/Buenos_Aires America/Cordoba America/Jujuy America/Catamarca America/Mendoza;
  CL CLP America/Santiago America/Coyhaique America/Punta_Arenas Pacific/Easter;
  CO COP America/Bogota;
  PE PEN America/Lima;
  UA UAH Europe/Kyiv Europe/Kiev;
  IS ISK Atlantic/Reykjavik;
  EG EGP Africa/Cairo;
  NG NGN Africa/Lagos;
  KE KES Africa/Nairobi;
  MA MAD Africa/Casablanca;
  TN TND Africa/Tunis;
  PK PKR Asia/Karachi;
  BD BDT Asia/Dhaka;
  LK LKR Asia/Colombo
`

interface Country {
  readonly currency: string
  readonly timeZones: readonly string[]
}

const BY_CODE: ReadonlyMap<string, Country> = new Map(
  TABLE.split(';').map((entry) => {
    const [code = '', currency = '', ...timeZones] = entry.trim().split(/\s+/)
    return [code, { currency, timeZones }] as const
  }),
)

/** Those that the table knows. */
export const COUNTRIES: readonly string[] = [...BY_CODE.keys()]

const COUNTRY_OF_ZONE: ReadonlyMap<string, string> = new Map(
  [...BY_CODE].flatMap(([code, { timeZones }]) => timeZones.map((zone) => [zone, code] as const)),
)

/** Where business is written in English, whatever most people speak at home. */
const IN_ENGLISH = new Set(['IN', 'PK', 'KE', 'LK'])

/**
 * What goes with a country. Of several time zones and languages it has the device's own, where that belongs to the country.
 */
export function regionOf(country: string, { language, timeZone }: Whereabouts): Region {
  const { currency, timeZones } = BY_CODE.get(country) ?? { currency: 'USD', timeZones: [] }
  const own = readLocale(language)
  const [main = timeZone] = timeZones
  return {
    country,
    currency,
    locale: own.region === country ? own.baseName : localeOf(country),
    timeZone: timeZones.includes(timeZone) ? timeZone : main,
  }
}

/** The region of a device. Its clock is set where it is, while many a browser speaks American English anywhere. */
export function guessRegion(here: Whereabouts): Region {
  const own = readLocale(here.language)
  return regionOf(COUNTRY_OF_ZONE.get(here.timeZone) ?? own.maximize().region ?? 'US', here)
}

function localeOf(country: string): string {
  return IN_ENGLISH.has(country) ? `en-${country}` : `${new Intl.Locale(`und-${country}`).maximize().language}-${country}`
}

function readLocale(language: string): Intl.Locale {
  try {
    return new Intl.Locale(language)
  } catch {
    return new Intl.Locale('en') // a browser may report a tag that Intl refuses, such as `C`
  }
}
