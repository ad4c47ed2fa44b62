import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb'
import { isPortError, portError, type PortError } from '../../../domain/model/errors/port-error'
import type { Id } from '../../../domain/model/kernel/id'

/** What the databases of all adapter sets may have; each opens the stores that it needs. */
export interface StoreSchema extends DBSchema {
  /** A Snapshot of each workspace, and what else is known of the rows. */
  meta: { key: string; value: unknown }
  /** The rows of one bucket of one collection, as JSON text: reading few long texts is far quicker than many rows. */
  chunks: { key: IDBValidKey; value: string }
  /** What came after the snapshot, in order. */
  journal: { key: IDBValidKey; value: unknown }
  /** Each is of the rows as they are: whatever changes rows deletes those of its workspace. */
  heads: { key: IDBValidKey; value: Head }
  /** Beside the rows of the memory set: accounts, sign-in links and mail; what was answered to whom; the bytes of attachments. */
  accounts: { key: string; value: unknown }
  mutations: { key: string; value: unknown }
  blobs: { key: string; value: unknown }
  /** Beside those of a replica: its outbox, each entry as JSON text under its mutation; the bytes of files in it. */
  outbox: { key: string; value: string }
  bytes: { key: string; value: unknown }
}

/** Whose first page of which list. */
export type HeadKey = readonly [workspaceId: Id, userId: Id, list: string]

/** What a list begins with, as it was answered. */
export interface Head {
  /** Of the last entry of the journal that the answer knows. */
  readonly seq: number
  /** What was asked, and of which build. */
  readonly question: string
  /** The page, as JSON text. */
  readonly answer: string
}

export type StoreName = keyof { [Name in keyof StoreSchema as string extends Name ? never : Name]: true }
export type StoreDatabase = IDBPDatabase<StoreSchema>
export type StoreTransaction<Mode extends IDBTransactionMode = IDBTransactionMode> = IDBPTransaction<
  StoreSchema,
  StoreName[],
  Mode
>

export interface StoreFormat {
  /** Of which stores there are. A program that finds a higher one is too old for the database. */
  readonly version: number
  /** One that an earlier program did not have is made empty; what is in the others stays. */
  readonly stores: readonly StoreName[]
  /** The database numbers the entries of the journal. */
  readonly numbersJournal: boolean
  /** The adapter set. */
  readonly source: string
}

/** @param ended called when it is being deleted, or a newer program wants to change it; the connection is closed already */
export async function openStore(
  name: string,
  { version, stores, numbersJournal, source }: StoreFormat,
  ended: (why: 'deleted' | 'newer') => void = () => undefined,
): Promise<StoreDatabase> {
  try {
    return await openDB<StoreSchema>(name, version, {
      upgrade: (made) => {
        for (const store of stores) {
          const autoIncrement = store === 'journal' && numbersJournal
          if (!made.objectStoreNames.contains(store)) made.createObjectStore(store, { autoIncrement })
        }
      },
      blocking: (_current, wanted, event) => {
        ;(event.target as IDBDatabase).close()
        ended(wanted === null ? 'deleted' : 'newer')
      },
      // The person cleared the browser's data.
      terminated: () => ended('deleted'),
    })
  } catch (error) {
    throw storeFailure(error, { part: 'database', version, source })
  }
}

/** All of what the task writes, or nothing. It must wait for nothing but the database. */
export async function inTransaction<T>(
  db: StoreDatabase,
  { stores, durability }: { readonly stores: readonly StoreName[]; readonly durability: 'strict' | 'relaxed' },
  task: (transaction: StoreTransaction<'readwrite'>) => Promise<T>,
): Promise<T> {
  const transaction = db.transaction([...stores], 'readwrite', { durability })
  const done = transaction.done.catch((error: unknown) => ({ error }))
  try {
    const result = await task(transaction)
    transaction.commit()
    await transaction.done
    return result
  } catch (error) {
    try {
      transaction.abort()
    } catch {
      // It is undone already.
    }
    await done
    throw error
  }
}

interface Where extends Pick<StoreFormat, 'version' | 'source'> {
  /** What of the store was read or written. */
  readonly part: string
  /** Something was to be kept: nothing is known of what is there. */
  readonly isWriting?: boolean
}

/** What a failure of the browser's database means to the rest of the program. */
export function storeFailure(error: unknown, { part, version, source, isWriting = false }: Where): PortError {
  if (isPortError(error)) return error
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'QuotaExceededError') return portError('store/full', {}, error)
  if (name === 'VersionError') return portError('backend/schema-mismatch', { expected: String(version), found: 'newer' }, error)
  // Another tab wrote in between, or this one's connection was closed for an upgrade: the same call again may do.
  if (name === 'ConstraintError' || name === 'InvalidStateError' || name === 'AbortError')
    return portError('net/unavailable', {}, error)
  // What Chromium, Firefox and Safari say of a database whose files are damaged; and of a value that they do not store.
  if (!isWriting && (name === 'UnknownError' || name === 'NotReadableError' || name === 'DataError'))
    return portError('store/corrupt', { part }, error)
  return portError('internal/unexpected', { source }, error)
}
