/** Recovery of data in this browser that cannot be read completely. Nothing changes until one of these is called. */
export interface StoreRecovery {
  /** Everything as stored, readable or not: one JSON value a line, `{store, key, value}`. Files are named, not included. */
  download(): Promise<Blob>
  /** Keeps every readable record, and drops the rest. The store opens afterwards. */
  keepReadable(): Promise<{ readonly kept: number; readonly dropped: number }>
  /** Deletes all of it. */
  startAfresh(): Promise<void>
}
