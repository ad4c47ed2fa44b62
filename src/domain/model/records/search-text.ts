import type { Address, Phone } from '../kernel/contact-fields'
import type { ReadableName, RowOf } from './collections'

/** The text of a row that a search looks through, not yet folded. Parts are on lines of their own: no word spans two. */
export function searchText<K extends ReadableName>(collection: K, row: RowOf<K>): string {
  return SEARCH_TEXT[collection](row)
}

type Parts = readonly (string | null | undefined)[]

const SEARCH_TEXT: { readonly [K in ReadableName]: (row: RowOf<K>) => string } = {
  workspaces: (row) => text([row.name]),
  members: (row) => text([row.displayName, row.title]),
  invitations: (row) => text([row.email]),
  people: (row) =>
    text([
      [row.firstName, row.middleName, row.lastName].filter(Boolean).join(' '),
      row.jobTitle,
      ...row.emails.map(({ value }) => value),
      ...row.phones.flatMap(phoneParts),
      row.address?.city,
    ]),
  companies: companyText,
  pipelines: (row) => text([row.name]),
  stages: (row) => text([row.name]),
  lostReasons: (row) => text([row.name]),
  deals: (row) => text([row.title, row.source]),
  tasks: (row) => text([row.title, row.body]),
  notes: (row) => text([row.body]),
  files: (row) => text([row.name]),
  tags: (row) => text([row.name]),
  fieldDefinitions: (row) => text([row.label]),
  activities: (row) => text([row.label]),
  imports: (row) => text([row.fileName]),
  importChunks: () => '',
  notifications: () => '',
  webhooks: (row) => text([row.url]),
  savedViews: (row) => text([row.name]),
  merges: () => '',
  personRows: (row) => text([row.name, row.email, ...digitParts(row.phone), row.jobTitle, row.companyName, row.city]),
  companyRows: companyText,
  dealRows: (row) => text([row.title, row.companyName, row.personName]),
  stageTotals: () => '',
  dealFigures: () => '',
  stageStays: () => '',
  workFigures: () => '',
  stayFigures: () => '',
  faultyContacts: (row) => text([row.name]),
  sharedContacts: (row) => text([row.value]),
}

/** Joined in a loop: this runs for every row of a collection before its first search. */
function text(parts: Parts): string {
  let joined = ''
  for (const part of parts) if (part) joined = joined === '' ? part : `${joined}\n${part}`
  return joined
}

function companyText({ name, domains, website, industry, phones, address }: RowOf<'companies'>): string {
  return text([name, ...domains, website, industry, ...phones.flatMap(phoneParts), ...place(address)])
}

function place(address: Address | null): Parts {
  return [address?.city, address?.country]
}

function phoneParts({ raw, e164 }: Phone): Parts {
  return [...digitParts(raw), e164]
}

/** A number as written, and its digits in one piece, so that any part of it is found. */
function digitParts(phone: string | null): Parts {
  if (phone === null) return []
  const digits = phone.replace(/\D+/g, '')
  return digits === phone ? [phone] : [phone, digits]
}
