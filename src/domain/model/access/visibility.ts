import type { Id } from '../kernel/id'
import type { ReadableName, RowOf } from '../records/collections'
import type { RecordMeta } from '../records/meta'
import { readSubject, type Subject } from '../records/subject'
import type { Role, Workspace } from '../workspaces/workspace'

/** Which rows of a collection somebody may read; `null`: all, so that no row need be tested. */
export type Sight = <K extends ReadableName>(collection: K) => ((row: RowOf<K>) => boolean) | null

type RowTests = { readonly [K in ReadableName]?: (row: RowOf<K>) => boolean }

/**
 * Which rows of the workspace an active member may read. A view that is not shared is its maker's alone, a
 * notification that of whom it is to; the report of an import is for whoever ran it and for managers, and what an assistant
 * proposes or did for whom it acts as and for managers. Under
 * `own-and-unassigned-deals`, members and viewers see no deal that somebody else owns, nor what is written about one.
 * `stageTotals` are not filtered here: they are summed from the visible deals.
 *
 * @param dealOwner the deal's owner, trashed or live; `undefined` when there is no such deal, which hides what names it
 */
export function readable(
  member: { readonly id: Id; readonly role: Role },
  workspace: Pick<Workspace, 'memberVisibility'>,
  dealOwner: (dealId: Id) => Id | null | undefined,
): Sight {
  const manages = member.role === 'owner' || member.role === 'admin'
  const isTheirs = ({ createdBy }: Pick<RecordMeta, 'createdBy'>) => createdBy.memberId === member.id
  const personal: RowTests = {
    savedViews: ({ shared, createdBy }) => shared || createdBy.memberId === member.id,
    notifications: ({ memberId }) => memberId === member.id,
    // It holds what records were before, whoever may see them now.
    ...(manages ? {} : { importChunks: isTheirs, drafts: isTheirs }),
  }
  const seesEverything = workspace.memberVisibility === 'everything' || manages
  const tests: RowTests = seesEverything ? personal : { ...personal, ...aboutDeals(member.id, dealOwner) }
  return (collection) => tests[collection] ?? null
}

/** Collections whose rows show or hide with the owner of a deal that they name. */
export const SEEN_BY_DEAL: ReadonlySet<ReadableName> = new Set(['activities', 'notes', 'tasks', 'files', 'merges'])

function aboutDeals(me: Id, dealOwner: (dealId: Id) => Id | null | undefined): RowTests {
  const mine = (ownerId: Id | null | undefined) => ownerId === null || ownerId === me
  const shown = (subject: Subject) => {
    const { collection, id } = readSubject(subject)
    return collection !== 'deals' || mine(dealOwner(id))
  }
  return {
    deals: ({ ownerId }) => mine(ownerId),
    dealRows: ({ ownerId }) => mine(ownerId),
    dealFigures: ({ ownerId }) => mine(ownerId),
    stayFigures: ({ ownerId }) => mine(ownerId),
    stageStays: ({ ownerId }) => mine(ownerId),
    activities: ({ subjects }) => subjects.every(shown),
    notes: ({ subjects }) => subjects.every(shown),
    tasks: ({ subjects }) => subjects.every(shown),
    files: ({ subject }) => subject === null || shown(subject),
    merges: ({ dealIds }) => dealIds.every((id) => mine(dealOwner(id))),
  }
}
