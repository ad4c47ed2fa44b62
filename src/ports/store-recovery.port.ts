/** What can be done about data kept in this browser that cannot be read as a whole. Nothing is changed until one says so. */
export interface StoreRecovery {
  /** Everything as it lies there, readable or not: one JSON value a line, `{store, key, value}`. Files are named, not held. */
  download(): Promise<Blob>
  /** Keeps every record that can be read, and drops the rest. The store opens afterwards. */
  keepReadable(): Promise<{ readonly kept: number; readonly dropped: number }>
  /** Deletes all of it. */
  startAfresh(): Promise<void>
}
