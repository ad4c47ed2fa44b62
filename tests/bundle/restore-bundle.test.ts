import { expect, it } from 'vitest'
import { openMemoryBackend } from '../../src/adapters/memory/open-memory-backend'
import { browserRuntime } from '../../src/adapters/browser/runtime'
import type { Id } from '../../src/domain/model/kernel/id'
import { recordLink } from '../../src/domain/model/notes/record-link'
import { mutationIdOf } from '../../src/domain/model/records/meta'
import { subjectOf } from '../../src/domain/model/records/subject'
import { checkBundle } from '../../src/domain/use-cases/bundle/check-bundle'
import { restoreBundle } from '../../src/domain/use-cases/bundle/restore-bundle'
import type { Ports } from '../../src/ports/ports'
import { bundleTools } from '../../src/ui/bundle/bundle-tools'
import { memoryWorkspace } from '../support/memory-workspace'
import { bundleOf, commitAll, fillWorkspace, restoredBundle } from './filled-workspace'

const runtime = browserRuntime()

async function elsewhere(email = 'ana@harbour.example'): Promise<Ports> {
  const { ports } = (await openMemoryBackend({ runtime })).connect()
  await ports.auth.signUp({ email, password: 'long enough to keep', name: 'Somebody' })
  return ports
}

function restored(file: Blob, ports: Ports): Promise<Id> {
  return restoredBundle(file, { ports, runtime })
}

it('brings a workspace to another backend and back without a difference but the time', async () => {
  const place = await memoryWorkspace()
  await fillWorkspace(place)
  const first = await bundleOf(place)
  const ports = await elsewhere()
  const workspaceId = await restored(first.bundle, ports)
  expect(workspaceId).toBe(place.workspaceId)
  const second = await bundleOf({ ports, runtime, workspaceId })
  expect({ ...second.manifest, exportedAt: null }).toEqual({ ...first.manifest, exportedAt: null })
})

it('keeps others as members who are awaited, and gives them what is theirs when they join', async () => {
  const place = await memoryWorkspace()
  const { bundle } = await bundleOf(place)
  const ports = await elsewhere('other@example.com')
  const workspaceId = await restored(bundle, ports)
  const { items: members } = await ports.records.list('members', { workspaceId, limit: 10 })
  const { items: waiting } = await ports.records.list('invitations', { workspaceId, limit: 10 })
  const ana = members.find(({ displayName }) => displayName === 'Ana Reis')
  expect(ana).toMatchObject({ status: 'invited', userId: null, role: 'owner' })
  expect(members).toHaveLength(2)
  expect(waiting).toMatchObject([{ email: 'ana@harbour.example', memberId: ana?.id, status: 'pending' }])
})

it('makes a second workspace with ids of its own where the first is still there', async () => {
  const place = await memoryWorkspace()
  await fillWorkspace(place)
  const { bundle, manifest } = await bundleOf(place)
  const workspaceId = await restored(bundle, place.ports)
  expect(workspaceId).not.toBe(place.workspaceId)
  const again = await bundleOf({ ...place, workspaceId })
  expect(again.manifest.counts).toEqual(manifest.counts)
  const { items: people } = await place.ports.records.list('people', { workspaceId, limit: 10 })
  const { items: notes } = await place.ports.records.list('notes', { workspaceId, limit: 10, trash: 'only' })
  const { items: files } = await place.ports.records.list('files', { workspaceId, limit: 10 })
  expect(people[0]).toMatchObject({ firstName: 'Ada', avatarFileId: files[0]?.id })
  expect(notes[0]).toMatchObject({ body: `Met, see ${people[0]?.id}\nsoon`, subjects: [`people/${people[0]?.id}`] })
  expect(await (await place.ports.files.download({ workspaceId, path: files[0]!.path })).text()).toBe('hello')
})

it('leads the links in notes to the restored records, and those to nothing of the bundle where they led', async () => {
  const place = await memoryWorkspace()
  const [person, note, stranger] = [runtime.newId(), runtime.newId(), runtime.newId()]
  const bodyWith = (id: Id) => {
    const links = [recordLink(subjectOf('people', id), 'Ada [née B.]'), recordLink(subjectOf('deals', stranger), 'Another')]
    return `Ask ${links.join(' about ')}`
  }
  await commitAll(place, [
    { kind: 'create', collection: 'people', id: person, data: { firstName: 'Ada' } },
    { kind: 'create', collection: 'notes', id: note, data: { kind: 'note', body: bodyWith(person), subjects: [], mentions: [] } },
  ])
  const { bundle } = await bundleOf(place)
  const workspaceId = await restored(bundle, place.ports)
  const { items: people } = await place.ports.records.list('people', { workspaceId, limit: 1 })
  const { items: notes } = await place.ports.records.list('notes', { workspaceId, limit: 1 })
  expect(people[0]?.id).not.toBe(person)
  expect(notes[0]?.body).toBe(bodyWith(people[0]!.id))
})

it('gives a second workspace a name and an address that tell it from the first', async () => {
  const place = await memoryWorkspace()
  const { bundle } = await bundleOf(place)
  const workspaceId = await restored(bundle, place.ports)
  expect(await place.ports.records.get('workspaces', place.workspaceId)).toMatchObject({ name: 'Harbour', slug: 'harbour' })
  expect(await place.ports.records.get('workspaces', workspaceId)).toMatchObject({
    name: 'Harbour (restored)',
    slug: 'harbour-2',
  })
  const alone = await restored(bundle, await elsewhere())
  expect(alone).toBe(place.workspaceId)
})

it('comes back under other ids once the workspace it was made of is purged', async () => {
  const place = await memoryWorkspace()
  await fillWorkspace(place)
  const { bundle } = await bundleOf(place)
  const { workspaceId } = place
  await commitAll(place, [{ kind: 'trash', collection: 'workspaces', id: workspaceId, expect: 'any' }])
  await commitAll(place, [{ kind: 'purge', collection: 'workspaces', id: workspaceId, expect: 'any' }])
  expect(await restored(bundle, place.ports)).not.toBe(workspaceId)
})

it('shows nothing of what was begun, and takes it away when it fails', async () => {
  const place = await memoryWorkspace()
  await fillWorkspace(place)
  const { bundle } = await bundleOf(place)
  const checked = await checkBundle(bundle, bundleTools, runtime)
  if (!checked.ok) throw new Error(checked.problem)
  const ports = await elsewhere()
  const controller = new AbortController()
  const restoring = restoreBundle(checked.bundle, ports, {
    runtime,
    markOf: () => 'restored',
    signal: controller.signal,
    onProgress: ({ step }) => {
      if (step === 'files') controller.abort()
    },
  })
  await expect(restoring).rejects.toMatchObject({ code: 'call/cancelled' })
  expect(await ports.records.get('workspaces', place.workspaceId)).toBeNull()
  const step = { step: 'open', workspaceId: place.workspaceId, counts: {} } as const
  const options = { mutationId: mutationIdOf(runtime.newId()) }
  expect(await ports.functions.call('import-bundle', step, options)).toEqual({ ok: false, refusal: 'restore-unknown' })
  expect(await restored(bundle, ports)).toBe(place.workspaceId)
})
