import { problem, type RowProblem } from '../../problem'
import type { CardColumns, Single } from './card-columns'
import { isMeaningless, takeExtra } from './card-extras'
import { cardDate, appleLabel, isPreferred, labelOf, plainText, valueParts, type CardProperty } from './card-property'

export interface ReadCard {
  readonly cells: ReadonlyMap<string, string>
  readonly problems: readonly RowProblem[]
}

const PICTURES = /^(PHOTO|LOGO|SOUND|X-MS-CARDPICTURE)$/

interface Context {
  readonly columns: CardColumns
  readonly cells: Map<string, string>
  readonly problems: RowProblem[]
  /** What Apple's address book calls the values of a group. */
  readonly labels: ReadonlyMap<string, string>
  /** Is there a job besides what a role says? */
  readonly hasTitle: boolean
}

/** A card as cells under the names of Google's export. What is not taken over is among its problems, or means nothing elsewhere. */
export function readCard(properties: readonly CardProperty[], columns: CardColumns): ReadCard {
  const cells = new Map<string, string>()
  const problems: RowProblem[] = []
  const labels = new Map(
    properties.flatMap(({ name, group, value }) =>
      name === 'X-ABLABEL' ? [[group, appleLabel(plainText(value))] as const] : [],
    ),
  )
  const kind = kindOf(properties)
  columns.single(cells, 'Kind', kind)
  const hasTitle = properties.some(({ name, value }) => name === 'TITLE' && value.trim() !== '')
  const context: Context = { columns, cells, problems, labels, hasTitle }
  for (const property of preferredFirst(properties)) take(property, kind, context)
  return { cells, problems }
}

/** `org`, `group` or what else a card is that is no person's; empty for a person. */
function kindOf(properties: readonly CardProperty[]): string {
  const said = properties
    .find(({ name }) => name === 'KIND' || name === 'X-ADDRESSBOOKSERVER-KIND')
    ?.value.trim()
    .toLowerCase()
  if (said !== undefined && said !== 'individual') return said
  const isShownAs = properties.some(({ name, value }) => name === 'X-ABSHOWAS' && /^company$/i.test(value.trim()))
  return isShownAs || isNamedAsCompany(properties) ? 'org' : ''
}

/** Google's way: nobody's name, and shown by the company's; or a name that is the company's. */
function isNamedAsCompany(properties: readonly CardProperty[]): boolean {
  const textOf = (wanted: string) => properties.find(({ name }) => name === wanted)?.value ?? ''
  const company = plainText(valueParts(textOf('ORG'), ';')[0] ?? '')
  // Routers have one name for both, and write it as the last name.
  const name = plainText(textOf('N').replace(/(?<!;);+$/, ''))
  return (name === '' || name === company) && company !== '' && plainText(textOf('FN')) === company
}

/** A company's own name before that of its card, which mostly repeats it; of several values the preferred one first. */
function preferredFirst(properties: readonly CardProperty[]): readonly CardProperty[] {
  const rank = ({ name, types, parameters }: CardProperty) => (name === 'ORG' || isPreferred(types, parameters) ? 0 : 1)
  return properties.toSorted((a, b) => rank(a) - rank(b))
}

function take(property: CardProperty, kind: string, context: Context): void {
  const { columns, cells, problems, labels, hasTitle } = context
  const { name, group, value } = property
  if (PICTURES.test(name) || property.isBinary) {
    problems.push(problem('photo-left-out', null, ''))
    return
  }
  const text = BARE[name]?.(plainText(value)) ?? plainText(value)
  if (isMeaningless(name) || text === '') return
  const label = labelOf(property, labels.get(group))
  const several = (separator: ';' | ',') => valueParts(value, separator).map(plainText)
  const single = SINGLES[name === 'ROLE' && hasTitle ? '' : name]
  if (single !== undefined) columns.single(cells, single, text)
  else if (name === 'N') takeName(several(';'), cells, columns)
  else if (name === 'FN') takeDisplayName(text, kind, { columns, cells })
  else if (name === 'ORG') takeOrganisation(several(';'), cells, columns)
  else if (name === 'NICKNAME' || name === 'CATEGORIES') {
    columns.single(cells, name === 'NICKNAME' ? 'Nickname' : 'Labels', several(',').filter(Boolean).join(' ::: '))
  } else if (name === 'BDAY') columns.single(cells, 'Birthday', cardDate({ ...property, value: text }))
  else if (name === 'ADR') takeAddress(property, several(';'), { label, columns, cells })
  else if (name === 'X-ANDROID-CUSTOM') takeAndroid(several(';'), columns, cells)
  else if (takeExtra(property, { text, label, columns, cells })) return
  else if (!columns.other(cells, name, text)) problems.push(problem('card-broken', null, `${name}: ${text}`))
}

/** A role is a job where no title is. */
const SINGLES: Readonly<Record<string, Single>> = {
  TITLE: 'Organization Title',
  ROLE: 'Organization Title',
  NOTE: 'Notes',
  'X-GROUP-MEMBERSHIP': 'Labels',
}

const BARE: Readonly<Record<string, (text: string) => string>> = {
  EMAIL: (text) => text.replace(/^mailto:/i, ''),
  TEL: phoneText,
  'X-MS-TEL': phoneText,
}

/** What Android keeps besides: `vnd.android.cursor.item/relation;Petra;14;;`, a kind by number, and 0 for one's own word. */
function takeAndroid([kind = '', value = '', type = '', own = '']: readonly string[], columns: CardColumns, cells: Cells): void {
  const what = kind.split('/').at(-1)
  if (value === '') return
  if (what === 'nickname') columns.single(cells, 'Nickname', value)
  else if (what === 'contact_event') {
    const Label = own || (ANDROID_EVENTS[Number(type)] ?? 'Event')
    if (Label === 'Birthday') columns.single(cells, 'Birthday', value)
    else columns.numbered(cells, 'Event', { Label, Value: value })
  } else if (what === 'relation') {
    columns.numbered(cells, 'Relation', { Label: own || (ANDROID_RELATIONS[Number(type)] ?? 'Relation'), Value: value })
  } else columns.other(cells, `X-ANDROID ${what ?? ''}`.trim(), value)
}

type Cells = Map<string, string>

/* By number: the constants of `ContactsContract.CommonDataKinds`. */
const ANDROID_EVENTS = ',Anniversary,Event,Birthday'.split(',')
const ANDROID_RELATIONS =
  ',Assistant,Brother,Child,Domestic partner,Father,Friend,Manager,Mother,Parent,Partner,Referred by,Relative,Sister,Spouse'.split(
    ',',
  )

/** The name a card is shown by: a person's, a company's, or that of a group, which is nobody. */
function takeDisplayName(text: string, kind: string, { columns, cells }: Pick<Context, 'columns' | 'cells'>): void {
  if (kind === '') columns.single(cells, 'Full Name', text)
  else if (kind === 'group') columns.other(cells, 'FN', text)
  else if (!cells.has('Organization Name')) columns.single(cells, 'Organization Name', text)
}

function takeName(
  [last = '', first = '', middle = '', prefix = '', suffix = '']: readonly string[],
  cells: Map<string, string>,
  columns: CardColumns,
): void {
  columns.single(cells, 'Name Prefix', prefix)
  columns.single(cells, 'First Name', first)
  columns.single(cells, 'Middle Name', middle)
  columns.single(cells, 'Last Name', last)
  columns.single(cells, 'Name Suffix', suffix)
}

function takeOrganisation([name = '', ...units]: readonly string[], cells: Map<string, string>, columns: CardColumns): void {
  if (cells.get('Organization Name') !== name) columns.single(cells, 'Organization Name', name)
  columns.single(cells, 'Organization Department', units.filter(Boolean).join(', '))
}

function takeAddress(
  { parameters }: CardProperty,
  parts: readonly string[],
  { label, columns, cells }: { readonly label: string; readonly columns: CardColumns; readonly cells: Map<string, string> },
): void {
  const [box = '', extended = '', street = '', city = '', region = '', postal = '', country = ''] = parts
  if (parts.every((part) => part === '')) {
    const whole = plainText(parameters.get('LABEL') ?? '')
    if (whole !== '') columns.numbered(cells, 'Address', { Label: label, Formatted: whole })
    return
  }
  const lines = [street, extended, box].filter(Boolean).join('\n')
  columns.numbered(cells, 'Address', {
    Label: label,
    Street: lines,
    City: city,
    Region: region,
    'Postal Code': postal,
    Country: country,
  })
}

/** `tel:+1-555-0100;ext=4` as a person writes it. */
function phoneText(text: string): string {
  if (!/^tel:/i.test(text)) return text
  const [number = '', ...parameters] = text.slice(4).split(';')
  const extension = parameters.find((parameter) => /^ext=/i.test(parameter))?.slice(4)
  return extension === undefined ? number : `${number} ext. ${extension}`
}
