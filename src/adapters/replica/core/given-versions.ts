import type { MutationId, Version } from '../../../domain/model/records/meta'
import { localVersion, type RecordKey } from './record-key'

/** As many commits as a screen may still show records of. */
const KEPT = 1000

/** Which version the server gave to what was written here: a screen may still show the version from before the answer. */
export class GivenVersions {
  private readonly given = new Map<Version, (key: RecordKey) => Version | null>()

  note(mutationId: MutationId, versionOf: (key: RecordKey) => Version | null): void {
    this.given.set(localVersion(mutationId), versionOf)
    for (const oldest of this.given.keys()) {
      if (this.given.size <= KEPT) return
      this.given.delete(oldest)
    }
  }

  /** `null`: it is what it is. */
  of(key: RecordKey, version: Version): Version | null {
    const given = this.given.get(version)?.(key) ?? null
    return given === null ? null : (this.of(key, given) ?? given)
  }
}
