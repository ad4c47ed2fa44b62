import { replicaModel } from '../../scripts/replica-model.mjs'

/** More by `npm run explore -- replica`. */
const PROGRAMS = 20_000
/** A write that was hidden for a moment was neither lost nor doubled. */
const HIDDEN = 'I5'

/** Writes lost, doubled, or written over unseen in random programs over a faulty connection, with crashes. */
export async function measureLost() {
  const { runPrograms } = await replicaModel()
  const tally = { programs: 0, mutations: 0, faults: 0, violations: [] }
  runPrograms(tally, { first: 1, count: PROGRAMS })
  const lost = tally.violations.filter(([, what]) => !what.startsWith(HIDDEN)).length
  return [{ key: 'sync.lost', value: lost, baseline: null, unit: `of ${tally.mutations} writes`, goal: 0 }]
}
