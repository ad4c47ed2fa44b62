import { type CardColumns, placesOf } from './card-columns'
import { cardDate, type CardProperty } from './card-property'

/** What no record has a place for: how the card was made, sorted, shown, signed, or is kept in a program. */
const MEANINGLESS =
  /^(VERSION|PRODID|REV|UID|SOURCE|PROFILE|MAILER|CLASS|SORT-STRING|NAME|KEY|AGENT|LABEL|KIND|CLIENTPIDMAP|FBURL|CALURI|CALADRURI|X-(ADDRESSBOOKSERVER-KIND|AB(LABEL|UID|ADR|SHOWAS)|MS-(OL-.*|SIGNATURE)|ACCOUNT|GWTYPE|IRMC-LUID|BECKY-IMAGE|CLASS|PM-.*|FILE-AS|PREFERMAILFORMAT|MOZILLA-HTML|ALLOWREMOTECONTENT|EVOLUTION-(FILE-AS|WEBDAV-ETAG|PGP.*|X509.*|E164)|KADDRESSBOOK-(CRYPTO.*|OPENPGP.*)|IMAGETYPE|IMAGEHASH|SHARED-PHOTO-.*|WALLPAPER.*|ADDRESSING-GRAMMAR|ACTIVITY-ALERT|ALTBDAY))$/

export function isMeaningless(name: string): boolean {
  return MEANINGLESS.test(name)
}

/**
 * Properties of which a card may have several, and those that programs add: the family of columns they go to, and what they
 * are called there; without a name, what the card says.
 */
const PLACES = placesOf({
  Relation: {
    '': 'RELATED X-ABRELATEDNAMES',
    Manager: 'X-MS-MANAGER X-EVOLUTION-MANAGER X-KADDRESSBOOK-X-MANAGERSNAME X-MANAGER X-MICROSOFT-MANAGER',
    Assistant: 'X-MS-ASSISTANT X-EVOLUTION-ASSISTANT X-KADDRESSBOOK-X-ASSISTANTSNAME X-ASSISTANT X-MICROSOFT-ASSISTANT',
    Spouse: 'X-MS-SPOUSE X-EVOLUTION-SPOUSE X-KADDRESSBOOK-X-SPOUSENAME X-SPOUSE X-WAB-SPOUSE_NAME',
    Child: 'X-MS-CHILD X-CHILDREN X-CHILD',
  },
  Event: {
    '': 'X-ABDATE',
    Anniversary:
      'ANNIVERSARY X-ANNIVERSARY X-MS-ANNIVERSARY X-EVOLUTION-ANNIVERSARY X-KADDRESSBOOK-X-ANNIVERSARY X-WAB-WEDDING_ANNIVERSARY',
  },
  'E-mail': { '': 'EMAIL' },
  Phone: {
    '': 'TEL X-MS-TEL',
    Assistant: 'X-ASSISTANT-TEL X-MICROSOFT-ASST_TEL',
    Callback: 'X-EVOLUTION-CALLBACK',
    Radio: 'X-EVOLUTION-RADIO',
  },
  Website: {
    '': 'URL X-SOCIALPROFILE SOCIALPROFILE',
    Blog: 'X-EVOLUTION-BLOG-URL X-KADDRESSBOOK-BLOGFEED',
    Video: 'X-EVOLUTION-VIDEO-URL',
  },
  IM: {
    '': 'IMPP X-MS-IMADDRESS X-KADDRESSBOOK-X-IMADDRESS',
    AIM: 'X-AIM',
    ICQ: 'X-ICQ',
    Jabber: 'X-JABBER X-MESSAGING/XMPP-ALL',
    MSN: 'X-MSN',
    Yahoo: 'X-YAHOO',
    Skype: 'X-SKYPE X-SKYPE-USERNAME X-MESSAGING/SKYPE-ALL',
    QQ: 'X-QQ',
    'Google Talk': 'X-GOOGLE-TALK X-GTALK',
    'Gadu-Gadu': 'X-GADUGADU',
    GroupWise: 'X-GROUPWISE',
    Matrix: 'X-MATRIX',
    Telegram: 'X-TELEGRAM',
    Twitter: 'X-TWITTER',
    SIP: 'X-SIP',
  },
  'Custom Field': {
    Role: 'ROLE',
    'Maiden name': 'X-MAIDENNAME X-MAIDEN-NAME',
    Profession: 'X-KADDRESSBOOK-X-PROFESSION',
    Office: 'X-KADDRESSBOOK-X-OFFICE X-MICROSOFT-OFFICELOC',
    Department: 'X-KADDRESSBOOK-X-DEPARTMENT X-DEPARTMENT',
    Interests: 'X-MS-INTERESTS INTEREST',
    Hobby: 'HOBBY',
    Expertise: 'EXPERTISE',
    Pronouns: 'PRONOUNS X-PRONOUN',
    'Custom 1': 'X-CUSTOM1',
    'Custom 2': 'X-CUSTOM2',
    'Custom 3': 'X-CUSTOM3',
    'Custom 4': 'X-CUSTOM4',
  },
})

interface Taken {
  readonly text: string
  readonly label: string
  readonly columns: CardColumns
  readonly cells: Map<string, string>
}

/** Takes a property of no field into columns that the description shows; `false`: nothing is known of it. */
export function takeExtra(property: CardProperty, { text, label, columns, cells }: Taken): boolean {
  const { name, parameters } = property
  if (name === 'CREATED') return columns.other(cells, name, instantText(text))
  const place = PLACES.get(name)
  if (place === undefined) return false
  const { family, label: named } = place
  // Another card of the same book, by a number that nobody knows.
  if (family === 'Relation' && /^urn:uuid:/i.test(text)) return true
  const said = label.replace(/^\*$/, '')
  if (family === 'IM') takeMessenger(property, named, { text, label, columns, cells })
  else if (family === 'Event')
    columns.numbered(cells, family, { Label: said || named, Value: cardDate({ ...property, value: text }) })
  // A kind of number or place beside a name that says more.
  else if (named !== '') columns.numbered(cells, family, { Label: parameters.get('X-LABEL') ?? named, Value: text })
  else columns.numbered(cells, family, { Label: label || (parameters.get('SERVICE-TYPE') ?? ''), Value: text })
  return true
}

/** `IMPP;X-SERVICE-TYPE=Skype:skype:ana`: the service is what it is called. Apple writes some of them twice. */
function takeMessenger({ parameters }: CardProperty, named: string, { text, label, columns, cells }: Taken): void {
  const [, scheme = '', bare = text] = /^(?!https?:)([a-z][\w+-]*):(.+)$/i.exec(text) ?? []
  const service = parameters.get('X-SERVICE-TYPE') ?? parameters.get('SERVICE-TYPE') ?? named
  const isThere = [...cells].some(([name, value]) => /^IM \d+ - Value$/.test(name) && value === bare)
  if (!isThere) columns.numbered(cells, 'IM', { Label: service || scheme || label.replace(/^\* ?/, '') || 'IM', Value: bare })
}

/** `20220705T093412Z` as `2022-07-05T09:34:12Z`. */
function instantText(text: string): string {
  return text.replace(/^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})/, '$1-$2-$3T$4:$5:$6')
}
