import { may, RECORD_GRANTS, type Verb } from '../../src/domain/model/access/policy'
import type { CollectionName } from '../../src/domain/model/records/collections'
import type { Role } from '../../src/domain/model/workspaces/workspace'
import { inTurn } from '../support/in-turn'

/**
 * Who tries: the four roles, an admin who was deactivated, the owner of another workspace, somebody whose session has ended,
 * nobody at all, and the backend's own key.
 */
export const ACTORS = ['owner', 'admin', 'member', 'viewer', 'deactivated', 'outsider', 'signed-out', 'anon', 'service'] as const
export type ActorName = (typeof ACTORS)[number]

export const COLLECTIONS = Object.keys(RECORD_GRANTS) as readonly CollectionName[]

const STEPS = ['update', 'trash', 'restore', 'purge'] as const satisfies readonly Verb[]
export type Step = (typeof STEPS)[number]
export type Whose = 'others' | 'own'

/** What is tried: on a record that somebody else made, or on one's own. */
export const DEEDS = ['read', 'create', ...STEPS.flatMap((step) => [`${step} others`, `${step} own`] as const)] as const
export type Deed = (typeof DEEDS)[number]

/** What the database answers: `rows` or `none` to a reader, `written` or a refusal to a writer. */
export type Outcome = 'rows' | 'none' | 'written' | 'access/denied' | 'auth/signed-out' | 'permission denied'

export interface Cell {
  readonly actor: ActorName
  readonly collection: CollectionName
  readonly deed: Deed
  readonly expected: Outcome
}

/** Every cell of the domain's permission table, by everybody who could try it. */
export const CELLS: readonly Cell[] = ACTORS.flatMap((actor) =>
  COLLECTIONS.flatMap((collection) =>
    DEEDS.map((deed) => ({ actor, collection, deed, expected: expectedOf(actor, collection, deed) })),
  ),
)

/** Those of one in `every` collections: each collection takes worlds of its own to try. */
export function cellsInTurn(every: number): readonly Cell[] {
  const collections = new Set(inTurn(COLLECTIONS, every))
  return CELLS.filter(({ collection }) => collections.has(collection))
}

function expectedOf(actor: ActorName, collection: CollectionName, deed: Deed): Outcome {
  switch (actor) {
    case 'anon':
      return 'permission denied'
    case 'service':
      // It reads for the server functions, and writes through a door of its own.
      return deed === 'read' ? 'rows' : 'permission denied'
    case 'signed-out':
      return deed === 'read' ? 'none' : 'auth/signed-out'
    case 'outsider':
    case 'deactivated':
      return deed === 'read' ? 'none' : 'access/denied'
    default:
      return granted(actor, collection, deed)
        ? deed === 'read'
          ? 'rows'
          : 'written'
        : deed === 'read'
          ? 'none'
          : 'access/denied'
  }
}

function granted(role: Role, collection: CollectionName, deed: Deed): boolean {
  const [verb = '', whose] = deed.split(' ')
  return may(role, `${collection}.${verb as Verb}`, { own: whose !== 'others' })
}

/** Whether it was done, whatever a backend calls the refusal. */
export function wasDone(outcome: string): boolean {
  return outcome === 'rows' || outcome === 'written'
}
