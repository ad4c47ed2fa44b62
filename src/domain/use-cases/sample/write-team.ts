import type { Id } from '../../model/kernel/id'
import { DAY_MS } from '../../model/kernel/instant'
import type { CollectionName } from '../../model/records/collections'
import type { Member, Workspace } from '../../model/workspaces/workspace'
import type { FunctionContext, RestoredRecord } from '../functions/function-context'
import type { WorkspaceSetup } from '../functions/workspace-setup'
import { stamped } from './history'
import { teamSample } from './team-sample'

export interface NewTeam {
  readonly workspaceId: Id
  readonly workspace: Omit<Workspace, 'memberVisibility' | 'rates' | 'captureId' | 'agentMode'>
  readonly me: { readonly id: Id; readonly name: string }
  readonly setup: WorkspaceSetup
}

const BEGAN_AGO = 200
/** So many records at a time. */
const PART = 200

/** @throws store/full, with nothing left behind */
export async function writeTeam({ workspaceId, workspace, me, setup }: NewTeam, context: FunctionContext): Promise<void> {
  const { restores, files, caller, now } = context
  // Opened by a call whose answer was lost.
  if (!(await restores.begin(workspaceId))) return
  const began = { at: now() - BEGAN_AGO * DAY_MS, by: me.id }
  const made = teamSample({ now: now(), newId: () => context.newId(), workspace, me, setup })
  const { id: memberId, name: displayName } = me
  const nobody = {
    userId: null,
    status: 'invited',
    title: null,
    timeZone: null,
    avatarFileId: null,
    calendarFeedId: null,
  } as const
  const waiting: Member = { ...nobody, role: 'owner', displayName }
  const write = async <K extends CollectionName>(collection: K, records: readonly RestoredRecord<K>[]): Promise<void> => {
    for (let from = 0; from < records.length; from += PART) {
      await restores.write(collection, workspaceId, records.slice(from, from + PART))
    }
  }
  const settings = { ...workspace, memberVisibility: 'everything', rates: [], captureId: null, agentMode: 'propose' } as const
  const entry = <T>({ id, data }: { readonly id: Id; readonly data: T }) => stamped(id, data, began)
  try {
    // What others refer to comes first.
    await write('workspaces', [stamped(workspaceId, settings, began)])
    await write('members', [stamped(memberId, waiting, began), ...made.members])
    await write('pipelines', setup.pipelines.map(entry))
    await write('stages', setup.stages.map(entry))
    await write('lostReasons', setup.lostReasons.map(entry))
    await write('tags', made.tags)
    await write('companies', made.companies)
    await write('people', made.people)
    await write('deals', made.deals)
    await write('tasks', made.tasks)
    await write('notes', made.notes)
    for (const [path, body] of made.bodies) await files.put(workspaceId, path, body)
    await write('files', made.files)
    await write('notifications', made.notifications)
    await write('activities', made.activities)
    const owner = stamped(memberId, { ...waiting, userId: caller.id, status: 'active' } as const, began)
    await restores.open(workspaceId, { owner, invitationId: null })
  } catch (error) {
    await restores.discard(workspaceId)
    throw error
  }
}
