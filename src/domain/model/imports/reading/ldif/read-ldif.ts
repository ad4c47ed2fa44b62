import { LIMITS } from '../../../records/limits'
import { problem, type RowProblem } from '../../problem'
import type { FileToRead, ReadFile } from '../source-table'
import { decode } from '../text/decode'
import { CardColumns, placesOf, type Single } from '../vcard/card-columns'
import { tableOfCards } from '../vcard/read-cards'

/** What Mozilla's programs, SOGo, Evolution and directories call what a card has one of. */
const SINGLES: Readonly<Partial<Record<Single, string>>> = {
  'Full Name': 'cn commonname displayname',
  'Name Prefix': 'personaltitle',
  'First Name': 'givenname gn',
  'Last Name': 'sn surname',
  'Name Suffix': 'generationqualifier',
  Nickname: 'mozillanickname xmozillanickname',
  'Organization Name': 'o company organizationname',
  'Organization Department': 'ou department orgunit departmentnumber',
  'Organization Title': 'title',
  Notes: 'description notes info',
}

/** What it may have several of, by what they are called. */
const PLACES = placesOf({
  'E-mail': { '': 'mail mozillasecondemail xmozillasecondemail mailalternateaddress rfc822mailbox' },
  Phone: {
    Work: 'telephonenumber',
    Home: 'homephone',
    Mobile: 'mobile cellphone mobiletelephonenumber',
    Fax: 'facsimiletelephonenumber fax',
    Pager: 'pager pagerphone pagertelephonenumber',
  },
  Website: { Work: 'mozillaworkurl workurl', Home: 'mozillahomeurl homeurl', '': 'labeleduri url' },
  Relation: { Manager: 'manager', Assistant: 'secretary', Spouse: 'spousename' },
  IM: { AIM: 'nsaimid mozilla_aimscreenname' },
  'Custom Field': {
    'Custom 1': 'mozillacustom1 custom1',
    'Custom 2': 'mozillacustom2 custom2',
    'Custom 3': 'mozillacustom3 custom3',
    'Custom 4': 'mozillacustom4 custom4',
    Office: 'roomnumber physicaldeliveryofficename',
  },
})

const ADDRESSES = {
  Work: {
    Formatted: 'postaladdress',
    Street: 'street streetaddress mozillaworkstreet2 postofficebox',
    City: 'l locality',
    Region: 'st region',
    'Postal Code': 'postalcode zip',
    Country: 'c countryname co',
  },
  Home: {
    Formatted: 'homepostaladdress',
    Street: 'mozillahomestreet homestreet mozillahomestreet2',
    City: 'mozillahomelocalityname',
    Region: 'mozillahomestate',
    'Postal Code': 'mozillahomepostalcode',
    Country: 'mozillahomecountryname',
  },
} as const

const BIRTHDAY = ['birthyear', 'birthmonth', 'birthday'] as const
const PICTURES = /^(jpegphoto|thumbnailphoto|photo)$/
const MEANINGLESS =
  /^(dn|version|objectclass|changetype|modifytimestamp|createtimestamp|mozillausehtmlmail|xmozillausehtmlmail|usercertificate|usersmimecertificate|uid|initials|member|xmozillaanyphone)$/

const SINGLE_OF = new Map(
  (Object.keys(SINGLES) as Single[]).flatMap(
    (name) => SINGLES[name]?.split(' ').map((attribute) => [attribute, name] as const) ?? [],
  ),
)

/** A directory's entries (Thunderbird's, SOGo's, an LDAP server's) as a table of one row an entry, in the columns of cards. */
export function readLdif(file: FileToRead): ReadFile {
  const { text, ...decoded } = file.decoded()
  const entries = ldifEntries(text, LIMITS.importRows)
  const columns = new CardColumns()
  return tableOfCards(
    entries.map((entry) => ({ line: entry.line, ...cellsOf(entry, columns) })),
    { columns, decoded },
  )
}

function cellsOf({ values }: LdifEntry, columns: CardColumns) {
  const cells = new Map<string, string>()
  const problems: RowProblem[] = []
  const all = (attributes: string) => {
    const wanted = new Set(attributes.split(' '))
    return values.flatMap(([name, text]) => (wanted.has(name) && text !== '' ? [text] : []))
  }
  const isGroup = all('objectclass').some((name) => /^groupof(unique)?names$/i.test(name))
  if (isGroup) columns.single(cells, 'Kind', 'group')
  for (const [Label, parts] of Object.entries(ADDRESSES)) {
    const said = Object.entries(parts).map(([part, attributes]) => [part, all(attributes).join('\n').replaceAll('$', '\n')])
    if (said.some(([, text]) => text !== '')) columns.numbered(cells, 'Address', { ...Object.fromEntries(said), Label })
  }
  const [year = '', month = '', day = ''] = BIRTHDAY.map((name) => all(name)[0]?.padStart(2, '0'))
  if (month !== '' && day !== '') columns.single(cells, 'Birthday', `${year || '-'}-${month}-${day}`)
  for (const [name, text] of values) {
    if (text === '' || MEANINGLESS.test(name) || IN_ADDRESSES.has(name) || BIRTHDAY.some((part) => part === name)) continue
    const [single, place] = [SINGLE_OF.get(name), PLACES.get(name)]
    if (PICTURES.test(name)) problems.push(problem('photo-left-out', null, ''))
    else if (place !== undefined) columns.numbered(cells, place.family, { Label: place.label, Value: bareName(text) })
    else if (single === undefined) {
      if (!columns.other(cells, name, text)) problems.push(problem('card-broken', null, `${name}: ${text}`))
    } else if (!cells.has(single) || single === 'Notes') columns.single(cells, single, text)
  }
  return { cells, problems }
}

const IN_ADDRESSES = new Set(
  Object.values(ADDRESSES).flatMap((parts) => Object.values(parts).flatMap((attributes) => attributes.split(' '))),
)

/** A person of the same directory is named by where they stand in it: `cn=Ana Doe,ou=Sales,o=Acme`. */
function bareName(text: string): string {
  return /^cn=([^,]+),/i.exec(text)?.[1] ?? text
}

/** An entry of a directory: what it says, in order, attributes in lower case without their options. */
export interface LdifEntry {
  /** The line of the file it starts on, from 1. */
  readonly line: number
  readonly values: readonly (readonly [string, string])[]
}

/** No entry of an address book is longer. */
const MOST_LINES = 2000

/** The entries of an LDIF file (RFC 2849): parted by blank lines, folded lines joined, base64 as text. */
export function ldifEntries(text: string, most: number): readonly LdifEntry[] {
  const entries: LdifEntry[] = []
  let lines: string[] = []
  let start = 0
  const finish = () => {
    const values = lines.flatMap((line) => valueOf(line) ?? [])
    if (values.some(([name]) => name !== 'version')) entries.push({ line: start, values })
    lines = []
  }
  for (const [at, line] of text.split(/\r\n?|\n/).entries()) {
    const last = lines.at(-1)
    if (line.startsWith(' ') && last !== undefined) lines[lines.length - 1] = last + line.slice(1)
    else if (line.trim() === '') {
      finish()
      if (entries.length > most) return entries
    } else if (lines.length < MOST_LINES) {
      if (lines.length === 0) start = at + 1
      lines.push(line)
    }
  }
  finish()
  return entries
}

/** `sn:: TcO8bGxlcg==`, `cn;lang-de: Ana`; `null`: a remark, an address of a file, or no attribute. */
function valueOf(line: string): readonly [string, string][] | null {
  const [, name = '', colons = '', raw = ''] = /^([\w.-]+)(?:;[\w.;=-]+)?:(:|<)?(.*)$/s.exec(line) ?? []
  if (name === '' || colons === '<') return null
  return [[name.toLowerCase(), (colons === ':' ? base64Text(raw) : raw).trim()]]
}

function base64Text(raw: string): string {
  try {
    return decode(Uint8Array.from(atob(raw.replace(/\s/g, '')), (character) => character.charCodeAt(0))).text
  } catch {
    return raw // not base64, though it says so
  }
}
