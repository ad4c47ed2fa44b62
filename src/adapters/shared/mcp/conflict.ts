/** Somebody wrote first: nothing of the call was done. */
export class Conflict extends Error {
  /** `current`: the record as it is; `null`: gone for good. */
  readonly found: { readonly current: object | null }

  constructor(found: Conflict['found']) {
    super('somebody wrote first')
    this.found = found
  }
}
