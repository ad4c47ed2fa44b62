/** Orders a listing may have, by what the entry says. */
const COLUMNS = new Set(['name', 'created_at', 'updated_at'])

/**
 * One folder, as the first version of listing tells it: objects by their last part, and what is below a folder once, without
 * an id.
 *
 * @param {import('./catalogue.mjs').Catalogue} catalogue
 * @param {{ readonly bucket: string, readonly caller: import('./caller.mjs').Caller }} place
 * @param {Record<string, unknown>} options
 */
export async function listing(catalogue, { bucket, caller }, options) {
  const { prefix: asked = '', limit = 100, offset = 0, search = '', sortBy } = /** @type {any} */ (options)
  const folder = `${asked}`.replace(/^\/+|\/+$/g, '')
  const prefix = folder === '' ? '' : `${folder}/`
  const entries = new Map()
  for (const object of await catalogue.below({ bucket, prefix }, caller)) {
    const [name = '', ...rest] = object.name.slice(prefix.length).split('/')
    if (!name.startsWith(search)) continue
    if (rest.length === 0) entries.set(name, entryOf(name, object))
    else if (!entries.has(name)) entries.set(name, entryOf(name, null))
  }
  const column = COLUMNS.has(sortBy?.column) ? sortBy.column : 'name'
  const sign = sortBy?.order === 'desc' ? -1 : 1
  const sorted = [...entries.values()].toSorted((a, b) => sign * compare(a[column], b[column]))
  return sorted.slice(offset, offset + limit)
}

/**
 * @param {string} name
 * @param {import('./catalogue.mjs').StoredObject | null} object
 */
function entryOf(name, object) {
  const { id = null, created_at = null, updated_at = null, last_accessed_at = null, metadata = null } = object ?? {}
  return { name, id, created_at, updated_at, last_accessed_at, metadata }
}

/**
 * @param {Date | string | null} a
 * @param {Date | string | null} b
 */
function compare(a, b) {
  const [one, other] = [key(a), key(b)]
  if (one === other) return 0
  return one < other ? -1 : 1
}

/** @param {Date | string | null} value */
function key(value) {
  return value instanceof Date ? value.toISOString() : (value ?? '')
}
