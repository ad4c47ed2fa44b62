import { matchKey } from './match-key'

/** Countries that files name, in the languages they are met in; the code itself is one of the names. */
const NAMES: Readonly<Record<string, string>> = {
  US: 'usa|united states|united states of america|vereinigte staaten|vereinigte staaten von amerika|états unis|estados unidos|stati uniti|verenigde staten',
  CA: 'canada|kanada|canadá',
  MX: 'mexico|mexiko|méxico',
  BR: 'brazil|brasilien|brasil|brésil|brasile|brazilië',
  AR: 'argentina|argentinien|argentine',
  GB: 'uk|united kingdom|great britain|england|scotland|wales|vereinigtes königreich|großbritannien|royaume uni|reino unido|regno unito|verenigd koninkrijk',
  IE: 'ireland|irland|irlande|irlanda|ierland',
  DE: 'germany|deutschland|allemagne|alemania|germania|duitsland|alemanha',
  AT: 'austria|österreich|autriche|oostenrijk|áustria',
  CH: 'switzerland|schweiz|suisse|suiza|svizzera|zwitserland|suíça',
  FR: 'france|frankreich|francia|frankrijk|frança',
  BE: 'belgium|belgien|belgique|bélgica|belgio|belgië',
  NL: 'netherlands|the netherlands|niederlande|pays bas|países bajos|paesi bassi|nederland|holland',
  LU: 'luxembourg|luxemburg|luxemburgo|lussemburgo',
  ES: 'spain|spanien|espagne|españa|spagna|spanje|espanha',
  PT: 'portugal|portogallo',
  IT: 'italy|italien|italie|italia|italië|itália',
  DK: 'denmark|dänemark|danmark|danemark|dinamarca|danimarca',
  SE: 'sweden|schweden|sverige|suède|suecia|svezia|zweden',
  NO: 'norway|norwegen|norge|norvège|noruega|norvegia|noorwegen',
  FI: 'finland|finnland|suomi|finlande|finlandia',
  PL: 'poland|polen|polska|pologne|polonia',
  CZ: 'czech republic|czechia|tschechien|česko|chequia',
  AU: 'australia|australien|australie|austrália',
  NZ: 'new zealand|neuseeland|nouvelle zélande|nueva zelanda',
  IN: 'india|indien|inde',
  JP: 'japan|japon|japón|giappone',
  CN: 'china|chine|cina',
  SG: 'singapore|singapur',
  ZA: 'south africa|südafrika',
  TR: 'turkey|türkiye|türkei',
  IL: 'israel',
  AE: 'uae|united arab emirates',
}

const CODES: ReadonlyMap<string, string> = new Map(
  Object.entries(NAMES).flatMap(([code, names]) => [code, ...names.split('|')].map((name) => [matchKey(name), code] as const)),
)

/** ISO 3166-1 alpha-2 of a country that a row names; `null`: none, or one that is not known. */
export function countryCodeOf(text: string): string | null {
  return CODES.get(matchKey(text)) ?? null
}
