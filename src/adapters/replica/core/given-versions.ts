import type { AnyRecord } from '../../../domain/model/records/collections'
import { mergeFields, isSame } from '../../../domain/model/records/merge-fields'
import type { MutationId, Version } from '../../../domain/model/records/meta'
import type { Mutation } from '../../../domain/model/records/mutation'
import { dataOf } from '../../shared/commits/shaped-record'
import { keyOf, localVersion, type RecordKey } from './record-key'

/** A record as a commit left it here and on the server, where others may have written in between. */
export interface Given {
  readonly shown: AnyRecord | null
  readonly now: AnyRecord | null
}

export type GivenOf = (key: RecordKey) => Given | null

/** Maps local versions to the server's: a screen may still show the version from before the answer. */
export class GivenVersions {
  private readonly given = new Recent<Version, GivenOf>()

  note(mutationId: MutationId, givenOf: GivenOf): void {
    this.given.set(localVersion(mutationId), givenOf)
  }

  /** `null`: the version is the server's own. */
  of(mutation: Mutation, version: Version): Version | null {
    const given = this.given.get(version)?.(keyOf(mutation)) ?? null
    const next = given === null ? null : versionFor(mutation, given)
    return next === null ? null : (this.of(mutation, next) ?? next)
  }
}

/** The version that a write on the shown record may expect now; `null`: someone else changed the same fields. */
export function versionFor(mutation: Mutation, { shown, now }: Given): Version | null {
  if (now === null) return null
  if (mutation.kind === 'create' || shown === null) return now.version
  if (mutation.kind === 'purge' || mutation.kind === 'trash') return isSame(dataOf(shown), dataOf(now)) ? now.version : null
  if (mutation.kind !== 'update') return now.version
  const { clashes } = mergeFields({ before: shown, theirs: now, mine: mutation.patch })
  const isAsShown = Object.keys(mutation.patch).every((field) => isSame(Reflect.get(shown, field), Reflect.get(now, field)))
  return isAsShown && clashes.length === 0 ? now.version : null
}

/** As many as a screen may still refer to. */
const KEPT = 1000

/** A map that keeps the latest entries only. */
export class Recent<K, V> {
  private readonly kept = new Map<K, V>()

  get(key: K): V | undefined {
    return this.kept.get(key)
  }

  set(key: K, value: V): void {
    this.kept.set(key, value)
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= KEPT) return
      this.kept.delete(oldest)
    }
  }
}
