import type { MutationId, Version } from '../../../domain/model/records/meta'
import { Recent } from './recent'
import { localVersion, type RecordKey } from './record-key'

/** Which version the server gave to what was written here: a screen may still show the version from before the answer. */
export class GivenVersions {
  private readonly given = new Recent<Version, (key: RecordKey) => Version | null>()

  note(mutationId: MutationId, versionOf: (key: RecordKey) => Version | null): void {
    this.given.set(localVersion(mutationId), versionOf)
  }

  /** `null`: it is what it is. */
  of(key: RecordKey, version: Version): Version | null {
    const given = this.given.get(version)?.(key) ?? null
    return given === null ? null : (this.of(key, given) ?? given)
  }
}
