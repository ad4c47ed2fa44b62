import { isId } from '../../domain/model/kernel/id'
import type { RecordOf } from '../../domain/model/records/collections'
import { fitted, type FieldsByKey } from '../../domain/model/views/fit'
import type { View } from '../../domain/model/views/view'
import { readView, writeView, type ViewText } from '../../domain/model/views/view-text'
import { queryText } from '../app/routes'
import { plainView, type ListView } from './list-view'

export type SavedViewRecord = RecordOf<'savedViews'>

export interface AddressContext {
  readonly fields: FieldsByKey
  /** The layout of the view that is there without saving. */
  readonly layout: View['layout']
  /** `null` while they are on their way. */
  readonly saved: readonly SavedViewRecord[] | null
}

export type ReadAddress =
  | { readonly status: 'read'; readonly list: ListView }
  /** It names a saved view, and which there are is not known yet. */
  | { readonly status: 'waiting'; readonly list: ListView }
  /** `unreadable`: not a link to this list. `gone`: to a saved view that is not there, or is not shared. `part`: fields are gone. */
  | { readonly status: 'unreadable' | 'gone' | 'part'; readonly list: ListView }

const PARTS = ['layout', 'filter', 'sort', 'group', 'columns'] as const
const OWN = ['q', 'view', ...PARTS] as const
/** The view that is there without saving, where another would come first. */
const PLAIN = 'all'

/** Does the address say anything of what the list shows? */
export function isBare(query: string): boolean {
  const parameters = new URLSearchParams(query)
  return !OWN.some((name) => parameters.has(name))
}

/**
 * Writes what the list shows as `view=…&filter=owner:any-of:me&sort=-createdAt&q=ada`. A shared view as it was saved is
 * named and no more, so that the link follows it; all else is written out, so that everybody who has the link sees the same.
 *
 * @param others the query string there is: parameters that are not the list's are kept
 */
export function writeAddress(list: ListView, { layout, saved }: AddressContext, others = ''): string {
  const parameters = new URLSearchParams(others)
  for (const name of OWN) parameters.delete(name)
  const origin = saved?.find(({ id }) => id === list.origin)
  if (list.search !== '') parameters.set('q', list.search)
  if (list.origin !== null) parameters.set('view', list.origin)
  const named = origin !== undefined && origin.shared && isSameView(list, viewOf(origin))
  const parts = named ? [] : partsOf(list, layout)
  for (const [name, text] of parts) parameters.set(name, text)
  if (list.origin === null && parts.length === 0 && saved !== null && saved.length > 0) parameters.set('view', PLAIN)
  // They may stand in a query as they are (RFC 3986, 3.4), and a link can then be read.
  return queryText(parameters).replaceAll('%3B', ';').replaceAll('%28', '(').replaceAll('%29', ')')
}

function partsOf(list: ListView, layout: View['layout']): readonly (readonly [string, string])[] {
  const text = writeView(list)
  const usual = writeView(plainView(layout))
  return PARTS.flatMap((name) => {
    const part = text[name]
    return part === null || part === usual[name] ? [] : [[name, part] as const]
  })
}

/** Total: what cannot be read shows the list as it usually is, and says why. */
export function readAddress(query: string, context: AddressContext): ReadAddress {
  const parameters = new URLSearchParams(query)
  const search = parameters.get('q') ?? ''
  const name = parameters.get('view')
  const plain: ListView = { ...plainView(context.layout), search }
  const id = name === PLAIN ? null : name
  if (PARTS.some((part) => parameters.has(part))) {
    const view = readView(textOf((part) => parameters.get(part), context.layout))
    const fit = view === null ? null : fitted(view, context.fields)
    if (fit === null || !fit.isWhole) return { status: 'unreadable', list: plain }
    // It may name a view of somebody else's that is not shared: what it shows stands beside the name.
    return { status: 'read', list: { ...fit.view, search, origin: isId(id) ? id : null } }
  }
  if (id === null) return { status: 'read', list: plain }
  if (context.saved === null) return { status: 'waiting', list: plain }
  const found = context.saved.find((each) => each.id === id)
  if (found === undefined) return { status: 'gone', list: plain }
  const opened = openView(found, context)
  return { ...opened, list: { ...opened.list, search } }
}

/** A saved view as the list shows it. */
export function openView(saved: SavedViewRecord, { fields }: Pick<AddressContext, 'fields'>): ReadAddress {
  const { view, isWhole } = fitted(viewOf(saved), fields)
  return { status: isWhole ? 'read' : 'part', list: { ...view, search: '', origin: saved.id } }
}

/** What was saved; as the list usually is where that cannot be read. */
export function viewOf(saved: SavedViewRecord): View {
  return readView(saved) ?? plainView(saved.layout)
}

export function isSameView(a: View, b: View): boolean {
  const [left, right] = [writeView(a), writeView(b)]
  return PARTS.every((name) => left[name] === right[name])
}

function textOf(
  read: (part: (typeof PARTS)[number]) => string | null,
  layout: View['layout'],
): { readonly [P in keyof ViewText]: string | null } {
  return {
    layout: read('layout') ?? layout,
    filter: read('filter'),
    sort: read('sort'),
    group: read('group'),
    columns: read('columns'),
  }
}
