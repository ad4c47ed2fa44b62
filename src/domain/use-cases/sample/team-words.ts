import type { Note } from '../../model/notes/note'
import type { Task } from '../../model/tasks/task'

/** What a sample team says. `{person}`, `{company}` and `{me}` stand for names. */
export interface TeamWords {
  readonly colleagues: readonly (readonly [name: string, title: string])[]
  /** What deals are about; the company's name goes before it. */
  readonly offers: readonly string[]
  readonly lostNotes: readonly string[]
  readonly notes: readonly (readonly [Note['kind'], string])[]
  /** To whoever tries Portside, by colleagues. */
  readonly mentions: readonly string[]
  readonly tasks: readonly (readonly [Task['kind'], string])[]
  /** The text of a file, by lines; the first one is its title. */
  readonly offerFile: { readonly name: string; readonly lines: readonly string[] }
  readonly minutesFile: { readonly name: string; readonly text: string }
  readonly pictureName: string
  /** Job titles, industries, sources and tags that the sample draws, and what they are called. */
  readonly terms: Readonly<Record<string, string>>
}

const ENGLISH: TeamWords = {
  colleagues: [
    ['Maya Lindqvist', 'Sales'],
    ['Tom Okafor', 'Sales'],
    ['Sara Kim', 'Customer success'],
  ],
  offers: [
    'annual maintenance',
    'pilot for one site',
    'warehouse roll-out',
    'website rebuild',
    'service contract',
    'team licences',
    'fleet renewal',
    'training days',
    'second phase',
    'support renewal',
    'data migration',
    'security audit',
  ],
  lostNotes: [
    'Back in the spring, when the new budget is there.',
    'They took the cheaper offer. Delivery was not what decided.',
    'No answer to four mails and two calls.',
  ],
  notes: [
    ['call', 'Spoke with {person}. They like the plan but want **two prices**: one with training, one without.'],
    [
      'meeting',
      'Met {person} at {company}.\n\n- The old machines go in the autumn\n- Access from the yard side only\n- Decision next month',
    ],
    ['note', '{person} prefers a call before noon. Fridays are off.'],
    ['email', '{person} wrote that the board meets on the 14th. Nothing moves before that.'],
    ['call', 'Left {person} a voicemail. Second try on Thursday.'],
    ['note', 'A good word from {person} opened two more doors at {company}. Worth a proper *thank you*.'],
    [
      'meeting',
      'Demo for {person} and four colleagues. Questions:\n\n1. Where is the data kept?\n2. Who trains the night shift?',
    ],
    ['call', '{company} compares us with one other supplier; price is **not** what decides, delivery is.'],
  ],
  mentions: [
    '@{me} can you look at the discount for {company}? They ask for 8 % and two years.',
    '{person} asked for you by name, @{me}. A short call this week would do.',
    '@{me} the contract for {company} is back from legal with two remarks. Both look harmless to me.',
  ],
  tasks: [
    ['call', 'Call {person} about the offer'],
    ['email', 'Send {company} the updated quote'],
    ['meeting', 'Coffee with {person}'],
    ['to-do', 'Ask {person} who signs'],
    ['to-do', 'Prepare the demo for {company}'],
    ['call', 'Check in with {person} after the trial'],
    ['email', 'Thank {person} for the referral'],
    ['to-do', 'Find the old contract of {company}'],
  ],
  offerFile: {
    name: 'Offer.pdf',
    lines: [
      'Offer',
      '',
      'Set-up and first year of service',
      'Training for up to twelve people',
      'Support on working days, 8 to 18',
      '',
      'Valid for 30 days.',
    ],
  },
  minutesFile: {
    name: 'Minutes of the kick-off.txt',
    text: 'Kick-off\n\nWho was there: three of them, two of us\n\n- Start with one site, then the others\n- Weekly call, Tuesdays at ten\n- They send the list of users by Friday\n',
  },
  pictureName: 'The site.png',
  terms: {},
}

const GERMAN: TeamWords = {
  colleagues: [
    ['Maya Lindqvist', 'Vertrieb'],
    ['Tom Brandt', 'Vertrieb'],
    ['Sara Yılmaz', 'Kundenbetreuung'],
  ],
  offers: [
    'Wartung für ein Jahr',
    'Pilot an einem Standort',
    'Einführung im Lager',
    'neue Website',
    'Servicevertrag',
    'Lizenzen fürs Team',
    'Erneuerung der Flotte',
    'Schulungstage',
    'zweite Phase',
    'Verlängerung des Supports',
    'Datenübernahme',
    'Sicherheitsprüfung',
  ],
  lostNotes: [
    'Im Frühjahr wieder, wenn das neue Budget da ist.',
    'Es wurde das günstigere Angebot. An der Lieferung lag es nicht.',
    'Keine Antwort auf vier Mails und zwei Anrufe.',
  ],
  notes: [
    ['call', 'Mit {person} gesprochen. Der Plan gefällt, gewünscht sind **zwei Preise**: mit Schulung und ohne.'],
    [
      'meeting',
      '{person} bei {company} getroffen.\n\n- Die alten Maschinen gehen im Herbst\n- Zufahrt nur von der Hofseite\n- Entscheidung nächsten Monat',
    ],
    ['note', '{person} telefoniert lieber vormittags. Freitags nicht da.'],
    ['email', '{person} schreibt, dass der Vorstand am 14. tagt. Vorher bewegt sich nichts.'],
    ['call', '{person} auf die Mailbox gesprochen. Zweiter Versuch am Donnerstag.'],
    ['note', 'Ein gutes Wort von {person} hat bei {company} zwei weitere Türen geöffnet. Dafür gehört sich ein *Dankeschön*.'],
    ['meeting', 'Vorführung für {person} und vier andere. Fragen:\n\n1. Wo liegen die Daten?\n2. Wer schult die Nachtschicht?'],
    ['call', '{company} vergleicht uns mit einem anderen Anbieter; **nicht** der Preis entscheidet, sondern die Lieferung.'],
  ],
  mentions: [
    '@{me} kannst du dir den Rabatt für {company} ansehen? Gewünscht sind 8 % auf zwei Jahre.',
    '{person} hat nach dir gefragt, @{me}. Ein kurzer Anruf diese Woche genügt.',
    '@{me} der Vertrag für {company} ist mit zwei Anmerkungen zurück. Beide wirken harmlos.',
  ],
  tasks: [
    ['call', '{person} wegen des Angebots anrufen'],
    ['email', '{company} das neue Angebot schicken'],
    ['meeting', 'Kaffee mit {person}'],
    ['to-do', '{person} fragen, wer unterschreibt'],
    ['to-do', 'Vorführung für {company} vorbereiten'],
    ['call', 'Bei {person} nach dem Test nachfragen'],
    ['email', '{person} für die Empfehlung danken'],
    ['to-do', 'Alten Vertrag von {company} suchen'],
  ],
  offerFile: {
    name: 'Angebot.pdf',
    lines: [
      'Angebot',
      '',
      'Einrichtung und erstes Jahr Service',
      'Schulung für bis zu zwölf Personen',
      'Support werktags von 8 bis 18 Uhr',
      '',
      'Gültig für 30 Tage.',
    ],
  },
  minutesFile: {
    name: 'Protokoll zum Auftakt.txt',
    text: 'Auftakt\n\nDabei: drei von dort, zwei von uns\n\n- Erst ein Standort, dann die anderen\n- Wöchentlich ein Anruf, dienstags um zehn\n- Die Liste der Benutzer kommt bis Freitag\n',
  },
  pictureName: 'Der Standort.png',
  terms: {
    'Managing Director': 'Geschäftsführung',
    'Head of Purchasing': 'Einkaufsleitung',
    'Operations Manager': 'Betriebsleitung',
    Founder: 'Gründung',
    'Chief Financial Officer': 'Finanzleitung',
    'Office Manager': 'Büroleitung',
    'Head of IT': 'IT-Leitung',
    'Marketing Lead': 'Marketingleitung',
    'Plant Manager': 'Werksleitung',
    'Product Designer': 'Produktdesign',
    'Store Manager': 'Filialleitung',
    'Legal Counsel': 'Rechtsabteilung',
    'Facilities Lead': 'Gebäudemanagement',
    'Sales Director': 'Vertriebsleitung',
    'Research Fellow': 'Forschung',
    Logistics: 'Logistik',
    'Food and drink': 'Lebensmittel',
    Manufacturing: 'Fertigung',
    Health: 'Gesundheit',
    Retail: 'Einzelhandel',
    Software: 'Software',
    Energy: 'Energie',
    Construction: 'Bau',
    Media: 'Medien',
    Hospitality: 'Gastgewerbe',
    Finance: 'Finanzen',
    Education: 'Bildung',
    Referral: 'Empfehlung',
    Website: 'Website',
    'Trade fair': 'Messe',
    Newsletter: 'Newsletter',
    'Cold call': 'Kaltakquise',
    LinkedIn: 'LinkedIn',
  },
}

/** @param locale the workspace's (BCP 47) */
export function teamWordsIn(locale: string): TeamWords {
  return locale.split('-')[0] === 'de' ? GERMAN : ENGLISH
}

/** What the language of a sample calls what was drawn. */
export function termIn<T extends string | null>({ terms }: TeamWords, drawn: T): T | string {
  return drawn === null ? drawn : (terms[drawn] ?? drawn)
}

export function filled(text: string, names: { readonly person: string; readonly company: string; readonly me: string }): string {
  return text.replaceAll('{person}', names.person).replaceAll('{company}', names.company).replaceAll('{me}', names.me)
}
