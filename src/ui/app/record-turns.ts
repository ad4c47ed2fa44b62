import type { Id } from '../../domain/model/kernel/id'
import type { Version } from '../../domain/model/records/meta'
import type { Mutation } from '../../domain/model/records/mutation'
import type { ApplyResult } from './changes-types'

/**
 * One change of a record after the other. A person goes on from what they see, and they see their last change before the
 * list shows it, even before it is acknowledged: the next change waits for it and expects the version it made.
 */
export class RecordTurns {
  private readonly running = new Map<Id, Promise<unknown>>()
  /** By record and version: the version that a change of this tab made of it. */
  private readonly made = new Map<string, Version>()

  /** Runs the change when no other of the same records is under way. @param commit never rejects */
  async take(mutations: readonly Mutation[], commit: (now: readonly Mutation[]) => Promise<ApplyResult>): Promise<ApplyResult> {
    const before = Promise.all(mutations.map(({ id }) => this.running.get(id) ?? Promise.resolve()))
    const turn = before.then(() => this.run(mutations, commit))
    for (const { id } of mutations) this.running.set(id, turn)
    const result = await turn
    for (const { id } of mutations) if (this.running.get(id) === turn) this.running.delete(id)
    return result
  }

  private async run(
    mutations: readonly Mutation[],
    commit: (now: readonly Mutation[]) => Promise<ApplyResult>,
  ): Promise<ApplyResult> {
    const now = mutations.map((mutation) => this.continued(mutation))
    const result = await commit(now)
    if (result.status === 'written') {
      for (const [index, mutation] of now.entries()) {
        const record = result.records[index]
        if (mutation.kind !== 'create' && record) this.made.set(keyOf(mutation.id, mutation.expect), record.version)
      }
    }
    return result
  }

  private continued(mutation: Mutation): Mutation {
    if (mutation.kind === 'create' || mutation.expect === 'any') return mutation
    let expect = mutation.expect
    for (
      let next = this.made.get(keyOf(mutation.id, expect));
      next !== undefined;
      next = this.made.get(keyOf(mutation.id, expect))
    ) {
      expect = next
    }
    return { ...mutation, expect }
  }
}

function keyOf(id: Id, version: string): string {
  return `${id} ${version}`
}
