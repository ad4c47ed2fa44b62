import { randomUUID } from 'node:crypto'
import { asCaller, rehearse } from './caller.mjs'
import { refusals } from './refusal.mjs'

/** @typedef {import('./caller.mjs').Caller} Caller */
/** @typedef {{ readonly id: string, readonly public: boolean, readonly file_size_limit: string | null, readonly allowed_mime_types: readonly string[] | null }} Bucket */
/** @typedef {{ readonly bucket: string, readonly name: string }} Place */
/** @typedef {{ readonly mimetype: string, readonly size: number, readonly cacheControl: string, readonly eTag: string }} Metadata */
/** @typedef {{ readonly id: string, readonly name: string, readonly version: string, readonly metadata: Metadata, readonly created_at: Date, readonly updated_at: Date, readonly last_accessed_at: Date }} StoredObject */

/** Characters a key may have, as the hosted server sees it: those that are safe in S3. */
const KEY = /^[\w/!\-.*'() &$@=;:+,?]+$/

/** Bytes, where a bucket has no limit of its own: the default of a hosted project. */
const SIZE_LIMIT = 50 * 1024 * 1024

/** The stored objects: rows of `storage.objects`, read as the caller. */
export class Catalogue {
  /** @param {import('postgres').Sql} sql */
  constructor(sql) {
    this.sql = sql
  }

  /**
   * @param {string} id
   * @returns {Promise<Bucket>}
   */
  async bucket(id) {
    const [bucket] = await this.sql`select id, public, file_size_limit, allowed_mime_types from storage.buckets where id = ${id}`
    if (bucket === undefined) throw refusals.noBucket()
    return /** @type {any} */ (bucket)
  }

  /** @param {Caller} caller */
  buckets(caller) {
    return asCaller(this.sql, { caller, operation: 'bucket.list' }, (tx) => tx`select * from storage.buckets order by id`)
  }

  /**
   * Checks whether the caller may write an object.
   *
   * @param {Place} place
   * @param {{ readonly caller: Caller, readonly operation: string, readonly replaces?: boolean }} as
   */
  async demandPut({ bucket, name }, { caller, operation, replaces = false }) {
    demandKey(name)
    const row = { bucket_id: bucket, name, owner: caller.sub ?? null, owner_id: caller.sub ?? null, version: randomUUID() }
    await rehearse(this.sql, { caller, operation }, (tx) =>
      replaces
        ? tx`insert into storage.objects ${tx(row)} on conflict (bucket_id, name) do update set version = excluded.version`
        : tx`insert into storage.objects ${tx(row)}`,
    )
  }

  /**
   * Enters what `demandPut` allowed and the disk now has.
   *
   * @param {Place} place
   * @param {{ readonly caller: Caller, readonly version: string, readonly metadata: Metadata, readonly replaces?: boolean }} object
   * @returns {Promise<{ readonly id: string, readonly replaced: string | null }>} the version whose bytes are of no use any more
   */
  async put({ bucket, name }, { caller, version, metadata, replaces = false }) {
    return this.sql.begin(async (tx) => {
      const [before] = await tx`select version from storage.objects where bucket_id = ${bucket} and name = ${name} for update`
      if (before !== undefined && !replaces) throw refusals.exists()
      const owner = caller.sub ?? null
      const full = { ...metadata, contentLength: metadata.size, lastModified: new Date().toISOString(), httpStatusCode: 200 }
      const row = { bucket_id: bucket, name, owner, owner_id: owner, version, metadata: tx.json(full) }
      const [after] = await tx`
        insert into storage.objects ${tx(row)}
        on conflict (bucket_id, name) do update set version = excluded.version, metadata = excluded.metadata, updated_at = now()
        returning id`
      return { id: after?.id, replaced: before?.version ?? null }
    })
  }

  /**
   * @param {Place} place
   * @param {{ readonly caller: Caller, readonly operation: string }} as
   * @returns {Promise<StoredObject>}
   */
  async get({ bucket, name }, as) {
    const [object] = await asCaller(
      this.sql,
      as,
      (tx) => tx`select * from storage.objects where bucket_id = ${bucket} and name = ${name}`,
    )
    if (object === undefined) throw refusals.noObject()
    return /** @type {any} */ (object)
  }

  /**
   * @param {{ readonly bucket: string, readonly prefix: string }} folder
   * @param {Caller} caller
   * @returns {Promise<readonly StoredObject[]>} all below the folder, in the order of their names
   */
  async below({ bucket, prefix }, caller) {
    const rows = await asCaller(
      this.sql,
      { caller, operation: 'object.list' },
      (tx) => tx`select * from storage.objects where bucket_id = ${bucket} and starts_with(name, ${prefix}) order by name`,
    )
    return /** @type {any} */ (rows)
  }

  /**
   * Removes those that are there and that the caller may remove, and says which they were.
   *
   * @param {{ readonly bucket: string, readonly names: readonly string[] }} places
   * @param {{ readonly caller: Caller, readonly operation: string }} as
   * @returns {Promise<readonly StoredObject[]>}
   */
  async remove({ bucket, names }, as) {
    const rows = await asCaller(
      this.sql,
      as,
      (tx) => tx`delete from storage.objects where bucket_id = ${bucket} and name = any (${[...names]}) returning *`,
    )
    return /** @type {any} */ (rows)
  }
}

/**
 * @param {string} name
 * @throws {import('./refusal.mjs').Refusal} where no object can be
 */
export function demandKey(name) {
  const isPath = name.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
  if (!isPath || !KEY.test(name)) throw refusals.badKey(name)
}

/** @param {Bucket} bucket */
export function sizeLimitOf(bucket) {
  return bucket.file_size_limit === null ? SIZE_LIMIT : Number(bucket.file_size_limit)
}

/**
 * @param {Bucket} bucket
 * @param {string} type
 * @throws {import('./refusal.mjs').Refusal} for a type the bucket does not take
 */
export function demandType({ allowed_mime_types: allowed }, type) {
  if (allowed === null || allowed.length === 0) return
  const isAllowed = allowed.some((one) => (one.endsWith('/*') ? type.startsWith(one.slice(0, -1)) : one === type))
  if (!isAllowed) throw refusals.badType(type)
}
