import { isPortError, portError } from '../../../src/domain/model/errors/port-error'
import type { Mutation, Outcome } from '../../../src/domain/model/records/mutation'
import type { MutationId } from '../../../src/domain/model/records/meta'
import type { CommitOptions, RecordsPort } from '../../../src/ports/records.port'
import type { World } from '../../harness/harness'
import { newMutationId } from '../../harness/stage'
import { instead } from '../../harness/instead'
import type { PlantedFault } from './planted-fault'

type AnyOutcome = Outcome<object>
type Commit = (mutations: readonly Mutation[], options: CommitOptions) => Promise<readonly AnyOutcome[]>

/** Mistakes in writing. */
export const writeFaults: readonly PlantedFault[] = [
  committing(
    'non-atomic-batch',
    'a batch is written one by one',
    ['records/atomic-batch', 'access/hostile-batch'],
    (commit, world) => async (mutations, options) => {
      if (mutations.length === 1) return commit(mutations, options)
      const outcomes: AnyOutcome[] = []
      for (const mutation of mutations)
        outcomes.push(...(await commit([mutation], { ...options, mutationId: newMutationId(world) })))
      return outcomes
    },
  ),

  committing(
    'no-idempotency',
    'whatever is sent again is done again',
    ['records/replay', 'records/replay-lost-answer'],
    (commit, world) => (mutations, options) => commit(mutations, { ...options, mutationId: newMutationId(world) }),
  ),

  committing(
    'replay-by-anyone',
    'a mutationId answers whoever sends it',
    ['records/replay-is-personal'],
    (commit) => async (mutations, options) => {
      const first = answers.get(options.mutationId)
      if (first !== undefined) return first.map((outcome) => ({ ...outcome, replayed: true }))
      const outcomes = await commit(mutations, options)
      answers.set(options.mutationId, outcomes)
      return outcomes
    },
  ),

  committing(
    'done-without-the-one-before',
    'a commit is done whether or not the one before it is written',
    ['records/after', 'records/after-refused'],
    (commit) =>
      (mutations, { after: _, ...options }) =>
        commit(mutations, options),
  ),

  committing(
    'no-conflict-detection',
    'the last to write wins',
    ['records/conflict', 'records/conflict-rolls-back'],
    (commit) => (mutations, options) =>
      commit(
        mutations.map((mutation) => (mutation !== null && 'expect' in mutation ? { ...mutation, expect: 'any' } : mutation)),
        options,
      ),
  ),

  committing(
    'conflict-without-record',
    'a conflict does not say with what',
    ['records/conflict'],
    (commit) => async (mutations, options) =>
      (await commit(mutations, options)).map((outcome) =>
        outcome.status === 'conflict' ? { ...outcome, current: null } : outcome,
      ),
  ),

  committing(
    'permissive-policy',
    'whoever may not is let through',
    ['access/people/viewer', 'access/tags/member', 'access/others-note'],
    (commit, world) =>
      orElse(commit, async (mutations, { workspaceId }, error) => {
        if (!isPortError(error, 'access/denied')) throw error
        await world.adminWrite(workspaceId, mutations)
        return mutations.map(() => ({ status: 'written', record: null, replayed: false }))
      }),
  ),

  committing('foreign-reference', 'a reference may lead into another workspace', ['records/foreign-reference'], (commit) =>
    orElse(commit, async (mutations, _, error) => {
      const isReference =
        isPortError(error, 'record/invalid') &&
        Object.values(error.details.fields).some(({ rule }) => rule === 'unknown-reference')
      if (!isReference) throw error
      return mutations.map(() => ({ status: 'written', record: null, replayed: false }))
    }),
  ),

  committing(
    'unknown-fields-kept',
    'fields nobody knows are swallowed',
    ['records/invalid/unknown-field'],
    (commit) => (mutations, options) =>
      commit(
        mutations.map((mutation) =>
          mutation.kind === 'create' && 'nickname' in mutation.data ? { ...mutation, data: { firstName: 'Ada' } } : mutation,
        ) as readonly Mutation[],
        options,
      ),
  ),

  committing('trashed-blocks', 'a name in the trash is taken', ['records/unique'], (commit) => {
    const names = new Set<string>()
    return async (mutations, options) => {
      for (const mutation of mutations) {
        if (mutation?.kind !== 'create' || mutation.collection !== 'tags') continue
        const name = String(mutation.data.name).toLowerCase()
        if (names.has(name)) throw portError('record/duplicate', { collection: 'tags', fields: ['name'], id: mutation.id })
        names.add(name)
      }
      return commit(mutations, options)
    }
  }),
]

const answers = new Map<MutationId, readonly AnyOutcome[]>()

function committing(
  key: string,
  says: string,
  caughtBy: PlantedFault['caughtBy'],
  change: (commit: Commit, world: World) => Commit,
): PlantedFault {
  return {
    key,
    says,
    caughtBy,
    plant(ports, world) {
      const commit = change(ports.records.commit.bind(ports.records), world)
      return { ...ports, records: instead(ports.records, { commit: commit as unknown as RecordsPort['commit'] }) }
    },
  }
}

function orElse(
  commit: Commit,
  rescue: (mutations: readonly Mutation[], options: CommitOptions, error: unknown) => Promise<readonly AnyOutcome[]>,
): Commit {
  return async (mutations, options) => {
    try {
      return await commit(mutations, options)
    } catch (error) {
      return rescue(mutations, options, error)
    }
  }
}
