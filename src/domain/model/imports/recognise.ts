import { aliasOf } from './aliases/sources'
import { recogniseWords } from './aliases/recognise-words'
import { matchKey } from './match-key'
import type { Concept, Recognised } from './aliases/concepts'
import type { Source } from './targets'

/** What a header says of its column; `null`: nothing we know. Knows single names, families (`Phone 3 - Value`) and compounds. */
export function recognise(text: string, source: Source): Recognised | null {
  // Pipedrive puts what a column is of before its name: `Person - Email - Work`.
  const header = text.replace(/^\s*(person|people|contact|lead)\s+-\s+/i, '')
  const numbered = recogniseNumbered(header)
  if (numbered !== undefined) return numbered
  const site = /^website (blog|home ?page|profile|home|work|personal|business|other)$/i.exec(header)?.[1]
  if (site !== undefined) return { target: 'link', group: '', label: site }
  const target = aliasOf(matchKey(header), source)
  if (target === null) return recogniseWords(header)
  // `LinkedIn`, `Twitter`: the name of a link's column says what the link is.
  const label =
    target === 'link'
      ? (LINK_LABELS.find((name) => matchKey(header).includes(matchKey(name))) ?? null)
      : phoneLabel(header, target)
  return { target, group: '', label: label ?? (source === 'linkedin' && target === 'link' ? 'LinkedIn' : null) }
}

/** Numbers that Outlook calls by what they are for. */
function phoneLabel(header: string, target: Concept): string | null {
  return target === 'phone' ? (/^(assistant|callback|radio|tty|telex|isdn)/i.exec(header)?.[0] ?? null) : null
}

const LINK_LABELS = ['LinkedIn', 'Twitter', 'Facebook', 'Instagram', 'GitHub', 'XING', 'Blog'] as const

/** Google's families: `E-mail 1 - Value`, `Address 2 - City`. */
const FAMILY =
  /^(e-?mail|phone|address|organization|website|relation|event|custom field|im|jot|sip|calendar link|user defined field)\s*(\d+)\s*-\s*(.+)$/i

const PARTS: Readonly<Record<string, Readonly<Record<string, Concept>>>> = {
  email: { value: 'email', label: 'emailLabel', type: 'emailLabel' },
  phone: { value: 'phone', label: 'phoneLabel', type: 'phoneLabel' },
  relation: { value: 'detail', label: 'detailLabel', type: 'detailLabel' },
  event: { value: 'detail', label: 'detailLabel', type: 'detailLabel' },
  customfield: { value: 'detail', label: 'detailLabel', type: 'detailLabel' },
  userdefinedfield: { value: 'detail', label: 'detailLabel', type: 'detailLabel' },
  im: { value: 'detail', label: 'detailLabel', service: 'detailLabel' },
  sip: { value: 'detail', label: 'detailLabel', type: 'detailLabel' },
  jot: { value: 'detail', label: 'detailLabel', type: 'detailLabel' },
  calendarlink: { value: 'detail', label: 'detailLabel', type: 'detailLabel' },
  website: { value: 'link', label: 'linkLabel', type: 'linkLabel' },
  organization: { name: 'company', title: 'jobTitle', department: 'detail', location: 'detail', jobdescription: 'detail' },
  address: {
    label: 'addressLabel',
    type: 'addressLabel',
    formatted: 'address',
    street: 'street',
    extendedaddress: 'street',
    pobox: 'street',
    city: 'city',
    region: 'region',
    postalcode: 'postalCode',
    country: 'country',
  },
}

/** `undefined`: not of a family. `null`: of one, but of no use to us. */
function recogniseNumbered(header: string): Recognised | null | undefined {
  const match = FAMILY.exec(header.normalize('NFC').trim())
  if (match === null) return undefined
  const [, family = '', number = '', part = ''] = match
  const parts = new Map(Object.entries(PARTS[matchKey(family)] ?? {}))
  const target = parts.get(matchKey(part))
  if (target === undefined) return null
  const group = target.startsWith('detail') ? `${matchKey(family)} ${number}` : number
  return { target, group, label: matchKey(family) === 'organization' && target === 'detail' ? part : null }
}
