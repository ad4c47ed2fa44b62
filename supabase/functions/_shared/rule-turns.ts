import { recordOf, selectOf } from '../../../src/adapters/supabase/records/codec'
import type { Id } from '../../../src/domain/model/kernel/id'
import { instantOf } from '../../../src/domain/model/kernel/instant'
import type { RecordOf } from '../../../src/domain/model/records/collections'
import type { RuleState, RuleTurn, RuleTurns } from '../../../src/domain/use-cases/functions/function-context'
import type { Database } from './database'

/** A commit that is just being written may still bring a line of this moment. */
const SETTLED_MS = 1000

/** The `RuleTurns` of a handler, over the service role. */
export class DatabaseRuleTurns implements RuleTurns {
  private readonly database: Database
  private readonly now: () => number

  constructor(database: Database, now: () => number) {
    this.database = database
    this.now = now
  }

  async claim({ workspaceId }: { readonly workspaceId: Id | null }): Promise<RuleTurn | null> {
    return (await this.database.rpc('claim_rules', { workspace_id: workspaceId })) as RuleTurn | null
  }

  async lines(
    { workspaceId }: RuleTurn,
    { at, id }: Pick<RuleState, 'at' | 'id'>,
    most: number,
  ): Promise<readonly RecordOf<'activities'>[]> {
    const after = id === null ? `at.gte.${at}` : `at.gt.${at},and(at.eq.${at},id.gt.${id})`
    const query = new URLSearchParams([
      ['workspace_id', `eq.${workspaceId}`],
      ['deleted_at', 'is.null'],
      // Said twice: an index goes to where this begins, and not to where one of several may.
      ['at', `gte.${at}`],
      ['at', `lte.${instantOf(this.now() - SETTLED_MS)}`],
      ['or', `(${after})`],
      ['select', selectOf('activities')],
      ['order', 'at.asc,id.asc'],
      ['limit', String(most)],
    ])
    return (await this.database.select('activities', query)).map((row) => recordOf('activities', row))
  }

  async keep({ token }: RuleTurn, state: RuleState): Promise<boolean> {
    return (await this.database.rpc('keep_rules', { token, state })) === true
  }

  async release({ token }: RuleTurn): Promise<void> {
    await this.database.rpc('release_rules', { token })
  }
}
