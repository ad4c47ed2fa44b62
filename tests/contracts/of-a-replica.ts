import { inTurn, unlessAll } from '../support/in-turn'

/**
 * The scenarios in which a replica before Supabase may do otherwise than one before memory: where what it does itself meets
 * what only a far server does. The rest is shown by the whole contract on either side of it, on a replica before memory and on
 * Supabase alone: how rows are found, sorted and summed up is the replica's own, over records that it holds; whose a record is
 * and what a value may be the server says, to a replica as to anybody.
 */
const OF_A_REPLICA: readonly string[] = [
  // What the server adds to a write replaces what the device had put there.
  'records/create-stamps',
  'records/via',
  'records/by-the-backend',
  'records/update-stamps',
  'records/version-changes',
  'records/deal-created',
  'records/deal-moved',
  'records/deal-won',
  'records/deal-lost',
  'records/timeline',
  'records/task-repeat',
  'records/steps-in-one',
  'records/stage-stays',
  'notifications/told',
  'notifications/own',

  // A batch goes out of the outbox once, whole, in order, whatever becomes of its answer.
  'records/batch-in-order',
  'records/atomic-batch',
  'records/batch-limits',
  'records/replay',
  'records/replay-lost-answer',
  'records/replay-error-page',
  'records/replay-after-edits',

  // What the server refuses, of each kind, is taken back here, and can be mended.
  'records/via-forged',
  'records/missing',
  'records/existing-id',
  'records/store-full',
  'records/refused-then-mended',
  'records/illegal-life',
  'records/unique',
  'records/unknown-reference',
  'records/in-use',
  'records/stage-kind-fixed',
  'records/custom/required',

  // The server's versions decide who wrote first.
  'records/conflict',
  'records/conflict-on-trash',
  'records/conflict-rolls-back',
  'records/conflict-purged',
  'records/conflict-is-not-kept',
  'records/expect-any',

  // The feed brings what others wrote, and what went, with all that followed from it.
  'records/trash',
  'records/restore',
  'records/purge',
  'records/trash-expires',
  'records/purge-unlinks',
  'records/purge-unlinks-lists',
  'records/workspace-of-commit',
  'records/own-workspaces',
  'records/merge-split',
  'records/merge-out-of-sight',
  'records/custom/patch',
  'records/rows-follow',
  'records/stage-totals-follow',
  'records/stage-stays-follow',

  // A first load of more than one page.
  'records/pages',
  'records/total',

  // That feed reaches live queries, also after a time offline.
  'live/first-page',
  'live/each-change',
  'live/batch-at-once',
  'live/identity',
  'live/moves-within',
  'live/one',
  'live/views',
  'live/views-quiet',
  'live/stale',
  'live/begun-offline',
  'live/edit-at-once',
  'live/two-watchers',

  // What waits for a connection, and what is said without one.

  'files/waits',
  'files/waits-survives',
  'files/waits-refused',
  'functions/waits',
  'errors/offline/records.list',
  'errors/offline/records.commit',
  'errors/weather/records.list',
  'errors/weather/records.commit',
]

/** One in `every` of them; `undefined`: all scenarios. */
export function scenariosOfReplica(every: number): ReadonlySet<string> | undefined {
  return unlessAll(new Set(inTurn(OF_A_REPLICA, every)))
}
