import { lastValueFrom } from 'rxjs'
import type { Id } from '../../src/domain/model/kernel/id'
import { mutationIdOf } from '../../src/domain/model/records/meta'
import type { Mutation } from '../../src/domain/model/records/mutation'
import { subjectOf } from '../../src/domain/model/records/subject'
import { checkBundle } from '../../src/domain/use-cases/bundle/check-bundle'
import { exportBundle } from '../../src/domain/use-cases/bundle/export-bundle'
import { restoreBundle } from '../../src/domain/use-cases/bundle/restore-bundle'
import type { Ports } from '../../src/ports/ports'
import type { Runtime } from '../../src/ports/runtime.port'
import { bundleTools } from '../../src/ui/bundle/bundle-tools'

export interface Place {
  readonly ports: Ports
  readonly runtime: Pick<Runtime, 'now' | 'newId'>
  readonly workspaceId: Id
}

export async function commitAll({ ports, runtime, workspaceId }: Place, mutations: readonly Mutation[]): Promise<void> {
  await ports.records.commit(mutations, { workspaceId, mutationId: mutationIdOf(runtime.newId()) })
}

/** Something of everything that could get lost: links, own fields, the trash, a file, a repeated change. */
export async function fillWorkspace(place: Place): Promise<void> {
  const { ports, runtime, workspaceId } = place
  const { items: stages } = await ports.records.list('stages', { workspaceId, limit: 10 })
  const { items: members } = await ports.records.list('members', { workspaceId, limit: 10 })
  const [stage, me] = [stages.find(({ kind }) => kind === 'open')!, members[0]!]
  const [company, person, gone, tag, deal, note, file] = Array.from({ length: 7 }, () => runtime.newId()) as [
    Id,
    Id,
    Id,
    Id,
    Id,
    Id,
    Id,
  ]
  const about = [subjectOf('people', person)]
  await commitAll(place, [
    {
      kind: 'create',
      collection: 'fieldDefinitions',
      id: runtime.newId(),
      data: { collection: 'people', key: 'shoe', label: 'Shoe', type: 'number', position: 'a0' },
    },
    { kind: 'create', collection: 'tags', id: tag, data: { name: 'Könige', colour: 'violet' } },
    { kind: 'create', collection: 'companies', id: company, data: { name: '=Engines', domains: ['engine.example'] } },
    {
      kind: 'create',
      collection: 'people',
      id: person,
      data: {
        firstName: 'Ada',
        companyId: company,
        ownerId: me.id,
        tagIds: [tag],
        emails: [{ value: 'ada@engine.example', label: 'work', primary: true }],
        address: { street: '1 Dorset St', city: 'London', region: null, postalCode: null, country: 'GB' },
        custom: { shoe: 38.5 },
      },
    },
    { kind: 'create', collection: 'people', id: gone, data: { firstName: 'Gone' } },
    {
      kind: 'create',
      collection: 'deals',
      id: deal,
      data: {
        title: 'Loom',
        companyId: company,
        pipelineId: stage.pipelineId,
        stageId: stage.id,
        people: [{ personId: person, role: 'buyer', primary: true }],
        amountMinor: 120_000,
        currency: 'EUR',
        rank: 'a0',
      },
    },
    {
      kind: 'create',
      collection: 'notes',
      id: note,
      data: { body: `Met, see ${person}\nsoon`, subjects: about, mentions: [me.id] },
    },
    { kind: 'create', collection: 'tasks', id: runtime.newId(), data: { title: 'Call', subjects: about, assigneeId: me.id } },
    {
      kind: 'create',
      collection: 'files',
      id: file,
      data: {
        name: 'a.txt',
        mime: 'text/plain',
        sizeBytes: 5,
        path: `people/${person}/${file}`,
        status: 'uploading',
        subject: about[0]!,
      },
    },
  ])
  await lastValueFrom(
    ports.files.upload({ workspaceId, path: `people/${person}/${file}` }, new Blob(['hello'], { type: 'text/plain' })),
  )
  await commitAll(place, [
    { kind: 'update', collection: 'files', id: file, patch: { status: 'ready' }, expect: 'any' },
    { kind: 'update', collection: 'people', id: person, patch: { jobTitle: 'Countess', avatarFileId: file }, expect: 'any' },
    { kind: 'trash', collection: 'people', id: gone, expect: 'any' },
    { kind: 'trash', collection: 'notes', id: note, expect: 'any' },
  ])
}

/** Nobody waits in a test. */
const turn = () => Promise.resolve()

const markOf = () => 'restored'

/** Restores it, and gives the workspace's id. */
export async function restoredBundle(file: Blob, { ports, runtime }: Omit<Place, 'workspaceId'>): Promise<Id> {
  const checked = await checkBundle(file, bundleTools, { turn })
  if (!checked.ok) throw new Error(checked.problem)
  const answer = await restoreBundle(checked.bundle, ports, { markOf, runtime: { newId: () => runtime.newId(), turn } })
  if (!answer.ok) throw new Error(answer.refusal)
  return answer.workspaceId
}

export async function bundleOf({ ports, runtime, workspaceId }: Place) {
  const { items } = await ports.records.list('members', { workspaceId, limit: 10 })
  const exported = await exportBundle(
    {
      workspaceId,
      memberId: items[0]!.id,
      mutationId: mutationIdOf(runtime.newId()),
      runtime: { now: () => runtime.now(), turn },
    },
    ports,
    bundleTools,
  )
  if (!exported.ok) throw new Error(exported.refusal)
  return exported
}
