import type { StageKind } from '../../../deals/stage-kind'
import { cleanDomain } from '../../../kernel/web-address'
import type { NoteKind } from '../../../notes/note'
import type { Lifecycle } from '../../../people/lifecycle'
import type { Repeat, Task, TaskStatus } from '../../../tasks/task'
import { matchKey } from '../../match-key'

/** Countries that files name, in the languages they are met in; the code itself is one of the names. */
const COUNTRIES: Readonly<Record<string, string>> = {
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

const COUNTRY_CODES: ReadonlyMap<string, string> = new Map(
  Object.entries(COUNTRIES).flatMap(([code, names]) =>
    [code, ...names.split('|')].map((name) => [matchKey(name), code] as const),
  ),
)

/** ISO 3166-1 alpha-2 of a country that a row names; `null`: none, or one that is not known. */
export function countryCodeOf(text: string): string | null {
  return COUNTRY_CODES.get(matchKey(text)) ?? null
}

/** The lifecycle a CRM's own stage amounts to; `null`: not known. HubSpot's labels and API names, and common words. */
export function lifecycleOf(text: string): Lifecycle | null {
  return LIFECYCLE_OF.get(matchKey(text)) ?? null
}

const LIFECYCLES: Readonly<Record<Lifecycle, string>> = {
  lead: 'lead|subscriber|abonnent|suscriptor|abonné|marketing qualified lead|mql|new|new lead|cold lead|interessent|contact|raw|open',
  prospect:
    'prospect|sales qualified lead|sql|opportunity|verkaufschance|oportunidad|opportunité|qualified|qualified lead|hot lead|warm lead|potential customer|cliente potencial|opportunità|opportunità di vendita|kans',
  customer: 'customer|client|evangelist|kunde|cliente|client actif|klant|active customer|existing customer|bestandskunde',
  former:
    'former|former customer|churned|past customer|ex customer|lost customer|inactive customer|ehemaliger kunde|ancien client|antiguo cliente',
  other: 'other|sonstiges|andere|otro|autre|altro|overig|outro|partner|vendor|supplier|lieferant|competitor|employee',
}

const LIFECYCLE_OF: ReadonlyMap<string, Lifecycle> = new Map(
  (['lead', 'prospect', 'customer', 'former', 'other'] as const).flatMap((stage) =>
    LIFECYCLES[stage].split('|').map((name) => [matchKey(name), stage] as const),
  ),
)

/** Words by what they say; each reader gives `null` for one it does not know. */
function reader<T extends string>(words: Readonly<Record<T, string>>): (text: string) => T | null {
  const map = new Map<string, T>()
  for (const value in words) for (const word of words[value].split('|')) map.set(matchKey(word), value)
  return (text) => map.get(matchKey(text)) ?? null
}

export const taskKindOf: (text: string) => Task['kind'] | null = reader({
  'to-do': 'to-do|to do|todo|task|aufgabe|tarea|tâche|deadline|other|sonstiges|lunch|none|follow up',
  call: 'call|phone call|anruf|telefonat|llamada|appel|chiamata|telefoongesprek|ligação',
  email: 'email|e-mail|mail|correo|courriel|send email',
  meeting: 'meeting|event|besprechung|termin|treffen|reunión|réunion|riunione|vergadering|reunião|demo|appointment',
})

export const priorityOf: (text: string) => Task['priority'] | null = reader({
  none: 'none|keine|ninguna|aucune|0',
  low: 'low|niedrig|gering|baja|basse|faible|bassa|laag|baixa',
  medium: 'medium|normal|mittel|media|moyenne|middel|média',
  high: 'high|hoch|alta|haute|élevée|hoog',
  urgent: 'urgent|highest|critical|dringend|urgente|kritisch',
})

export const taskStatusOf: (text: string) => TaskStatus | null = reader({
  open: 'open|new|neu|zu erledigen|à faire|por hacer|waiting on contact|waiting on us|offen|not started|not done|to do|todo|in progress|started|waiting|waiting on someone else|pending|planned|no|false|0|n|nein|nicht begonnen|in bearbeitung|abierto|ouvert|scheduled|active|not completed',
  snoozed: 'snoozed|deferred|zurückgestellt',
  done: 'done|completed|complete|closed|finished|held|yes|true|1|y|x|ja|erledigt|abgeschlossen|fertig|hecho|completado|terminé|fait|completato|voltooid|concluído',
  cancelled: 'cancelled|canceled|abgebrochen|storniert|cancelado|annulé|annullato|geannuleerd|not held',
})

export const repeatOf: (text: string) => Repeat | null = reader({
  none: 'none|never|no|nie|keine|does not repeat',
  daily: 'daily|every day|täglich|diario',
  weekly: 'weekly|every week|wöchentlich|semanal',
  monthly: 'monthly|every month|monatlich|mensual',
})

export const noteKindOf: (text: string) => NoteKind | null = reader({
  note: 'note|notes|notiz|nota|other|comment|task',
  call: 'call|phone call|anruf|telefonat|llamada|appel',
  meeting: 'meeting|event|besprechung|termin|reunión|réunion',
  email: 'email|e-mail|mail|correo|incoming email|outgoing email|forwarded email',
})

const WON =
  'won|closed won|closedwon|deal won|gewonnen|abgeschlossen gewonnen|abgeschlossen und gewonnen|geschlossen gewonnen|ganado|cierre ganado|cerrado ganado|gagné|gagnée|fermé gagné|vinto|chiuso vinto|ganho|fechado ganho|gewonnen deal'
const LOST =
  'lost|closed lost|closedlost|deal lost|verloren|abgeschlossen verloren|abgeschlossen und verloren|geschlossen verloren|perdido|cierre perdido|cerrado perdido|perdu|perdue|fermé perdu|perso|chiuso perso|fechado perdido|abandoned|dead|cancelled|canceled'
const OPEN = 'open|offen|abierto|ouvert|aperto|aberto|in progress|active|pending|suspended|on hold'

const ENDINGS: ReadonlyMap<string, StageKind> = new Map([
  ...WON.split('|').map((word) => [matchKey(word), 'won'] as const),
  ...LOST.split('|').map((word) => [matchKey(word), 'lost'] as const),
  ...OPEN.split('|').map((word) => [matchKey(word), 'open'] as const),
])

/** What a status, or the name of a stage that every program has, says of a deal; `null`: nothing. */
export function endingOf(text: string): StageKind | null {
  return ENDINGS.get(matchKey(text)) ?? null
}

/** A reason that says that there is none, for lost deals whose file tells no reason. */
export function isNoReason(name: string): boolean {
  return /^(other|others|unknown|noreason|sonstige|sonstiges|andere|anderer|unbekannt|keineangabe|otro|otros|autre|altro)$/.test(
    matchKey(name),
  )
}

/** What people write for their employer who have none. */
const NO_COMPANY =
  'self employed|self employment|selfemployed|freelance|freelancer|freelancing|independent|retired|student|unemployed|between jobs|looking for work|selbständig|selbstständig|selbständige|selbstständige|freiberuflich|freiberufler|freiberuflerin|rentner|rentnerin|im ruhestand|ruhestand|pensioniert|studentin|arbeitslos|arbeitssuchend|autónomo|autónoma|jubilado|jubilada|estudiante|indépendant|indépendante|auto entrepreneur|retraité|retraitée|étudiant|étudiante|libero professionista|pensionato|pensionata|studente|studentessa|zelfstandig|zelfstandige|zzp|zzper|gepensioneerd|autônomo|autônoma|aposentado|aposentada|estudante'

const NO_COMPANY_KEYS: ReadonlySet<string> = new Set(NO_COMPANY.split('|').map(matchKey))

/** Does it say how somebody works, instead of where? */
export function isNoCompany(text: string): boolean {
  return NO_COMPANY_KEYS.has(matchKey(text))
}

/**
 * What people and programs write for "nothing". LinkedIn leaves ` -` for a company, spreadsheets `#N/A`. In names only
 * marks without letters count: `Na`, `Null` and `None` are surnames.
 */
export function isPlaceholder(text: string): boolean {
  return PLACEHOLDERS.has(text.trim().toLowerCase()) || isOnlyMarks(text)
}

export function isOnlyMarks(text: string): boolean {
  return /^[\s\-–—_.*?/\\|,;:]*$/u.test(text) || NOBODY.test(text.trim())
}

/** Salesforce asks for a last name: what stands there where it has none. */
const NOBODY = /^(#N\/A|\[not provided\]|\[unknown\])$/i

const PLACEHOLDERS: ReadonlySet<string> = new Set([
  'n/a',
  '#n/a',
  'na',
  'n.a.',
  'nil',
  'none',
  'null',
  '(null)',
  'undefined',
  'nan',
  'tbd',
  'tba',
  'unknown',
  'unspecified',
  'not available',
  'not provided',
  '(none)',
  '(blank)',
  'k.a.',
  'keine angabe',
  'unbekannt',
])

/** Mailboxes that several people share: an address alone does not make two of them one. */
const SHARED_MAILBOX =
  /^(info|office|contact|kontakt|contacto|contatto|contato|sales|vertrieb|ventas|hello|hallo|hola|support|admin|administration|mail|team|service|post|buero|verkauf|marketing|hr|jobs|presse?|accounts?|billing|invoices?|rechnung|enquiries|inquiries|welcome|reception|help|webmaster|no-?reply|general|secretary|sekretariat|accueil|bonjour|commercial)@/

export function isSharedMailbox(mail: string): boolean {
  return SHARED_MAILBOX.test(mail)
}

const PLACES: Readonly<Record<string, string>> = {
  work: 'Work',
  office: 'Work',
  direct: 'Work',
  business: 'Work',
  arbeit: 'Work',
  arbejde: 'Work',
  arbete: 'Work',
  arbeid: 'Work',
  geschaftlich: 'Work',
  buro: 'Work',
  home: 'Home',
  private: 'Home',
  privat: 'Home',
  other: 'Other',
}

/** What a column that is called by a place alone says of the values in it; `null`: it is called otherwise. */
export function placeIn(name: string): string | null {
  return PLACES[matchKey(name)] ?? null
}

/** Sites where a company has a page, but that are not its own. */
const SHARED_SITE = /(^|\.)(linkedin|facebook|instagram|twitter|x|youtube|xing|github|medium|wordpress|wixsite|google)\.[a-z.]+$/

/** Is the address one of a site where others have their pages too? */
export function isSharedSite(text: string): boolean {
  return SHARED_SITE.test(cleanDomain(text))
}

/** What a row of a file of people is of. */
export type RowKind = 'person' | 'company' | 'group'

const KIND_WORDS: Readonly<Record<RowKind, string>> = {
  person: 'person|people|individual|household|contact|human|kontakt|persona|personne|contacto|contatto|persoon|pessoa|контакт',
  company:
    'org|organization|organisation|company|business|firma|unternehmen|empresa|organización|société|entreprise|azienda|organizzazione|bedrijf|organisatie|компания',
  group: 'group|gruppe|grupo|groupe|gruppo|groep|distribution list|verteiler|verteilerliste',
}

const KIND_OF: ReadonlyMap<string, RowKind> = new Map(
  (['person', 'company', 'group'] as const).flatMap((kind) => KIND_WORDS[kind].split('|').map((word) => [matchKey(word), kind])),
)

/** `null`: the word says nothing of it. */
export function kindOfWord(text: string): RowKind | null {
  return KIND_OF.get(matchKey(text)) ?? null
}

/** `Is a company`: yes or no. `null`: it says neither. */
export function kindOfFlag(text: string): RowKind | null {
  const key = matchKey(text)
  return /^(true|yes|1|wahr|ja|vrai|oui|si|verdadero)$/.test(key)
    ? 'company'
    : /^(false|no|0|falsch|nein|faux|non|falso)$/.test(key)
      ? 'person'
      : null
}
