import { recordLink } from '../../src/domain/model/notes/record-link'
import { expect } from 'vitest'
import type { FileRef } from '../../src/ports/files.port'
import type { Id } from '../../src/domain/model/kernel/id'
import { subjectOf, type Subject } from '../../src/domain/model/records/subject'
import { readDossier, type PersonDossier } from '../../src/domain/use-cases/exports/person-dossier'
import type { BundleHead, BundleLine, BundleManifest } from '../../src/domain/use-cases/functions/export-workspace'
import { newMutationId, type Actor, type Stage } from '../harness/stage'
import { announced, boardOf, commit, company, deal, person, present, refusal, turn, write } from './acts'
import { field } from './custom-fields'
import { scenario, type Scenario } from './scenario'
import { bytes, mark, stored } from './uploads'

const ADA = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  emails: [{ value: 'ada@engine.example', label: null, primary: true }],
  phones: [{ raw: '020 7946 0018', e164: '+442079460018', extension: null, label: null, primary: true }],
}
/** What must be nowhere when she is erased. */
const TRACES = /ada|lovelace|engine\.example|7946/i

/** What managers do with all that is known: of one person, and of everybody. */
export const functionsData: readonly Scenario[] = [
  scenario(
    'functions/erase-gone',
    'an erased person is gone for good, with the notes, tasks and files that are about nobody else',
    async ({ stage }) => {
      const admin = await stage.as('admin')
      const ada = await write(stage, admin, person(stage.world, ADA))
      const about = [subjectOf('people', ada.id)]
      const note = await write(stage, admin, noteOn(stage, about, 'Prefers tea'))
      const task = await write(stage, admin, taskOn(stage, about, 'Send the engine'))
      const file = await fileOn(stage, admin, ada.id)
      const { path } = await exportAll(stage, admin)
      const answer = await erase(stage, admin, ada.id)
      const { records, files } = admin.ports
      const left = await Promise.all([
        records.get('people', ada.id),
        records.get('notes', note.id),
        records.get('tasks', task.id),
        records.get('files', file.id),
      ])
      expect({ answer, left }).toMatchObject({ answer: { ok: true, value: { erased: 4 } }, left: [null, null, null, null] })
      await refusal(files.download(file), 'file/missing')
      // She is in the export, too.
      await refusal(files.download({ workspaceId: admin.workspaceId, path }), 'file/missing')
    },
  ),

  scenario(
    'functions/erase-others-bytes',
    'erasing takes no bytes but those of the files that go, whatever path a record gives',
    async ({ stage }) => {
      const [owner, member] = [await stage.as('owner'), await stage.as('member')]
      const [ada, grace] = [await write(stage, owner, person(stage.world, ADA)), await write(stage, owner, person(stage.world))]
      const kept = await fileOn(stage, owner, grace.id)
      const about = { name: 'a.txt', mime: 'text/plain', sizeBytes: 1, subject: subjectOf('people', ada.id) }
      const id = stage.world.newId()
      await commit(stage, member, [{ kind: 'create', collection: 'files', id, data: { ...about, path: kept.path } }])
      expect(await erase(stage, owner, ada.id)).toMatchObject({ ok: true, value: { erased: 2 } })
      expect((await owner.ports.files.download(kept)).size).toBe(1000)
    },
  ),

  scenario(
    'functions/erase-mentions',
    'what is about others as well stays, without the name, address and number of who was erased',
    async ({ stage }) => {
      const owner = await stage.as('owner')
      const { records } = owner.ports
      const ada = await write(stage, owner, person(stage.world, ADA))
      const other = await write(stage, owner, company(stage.world, { name: 'Looms', description: 'Known to ADA LOVELACE.' }))
      const both = [subjectOf('people', ada.id), subjectOf('companies', other.id)]
      const shared = await write(stage, owner, noteOn(stage, both, 'Ada called: ada@engine.example or 020 7946 0018, adamant.'))
      const apart = await write(stage, owner, noteOn(stage, [], 'Ask Lovelace, Ada. Not Ada Byron.'))
      // By the name of before she was renamed.
      const link = recordLink(subjectOf('people', ada.id), 'The Countess')
      const linked = await write(stage, owner, noteOn(stage, [], `Met ${link}.`))
      const board = await boardOf(owner)
      const loom = await write(
        stage,
        owner,
        deal(stage.world, board, { title: 'Loom of Ada Lovelace', people: personOf(ada.id) }),
      )
      await erase(stage, owner, ada.id)
      expect({
        company: (await records.get('companies', other.id))?.description,
        shared: await records.get('notes', shared.id),
        apart: (await records.get('notes', apart.id))?.body,
        linked: (await records.get('notes', linked.id))?.body,
        deal: await records.get('deals', loom.id),
      }).toMatchObject({
        linked: 'Met [erased].',
        company: 'Known to [erased].',
        shared: { body: '[erased] called: [erased] or [erased], adamant.', subjects: [both[1]] },
        // Her first name alone, where nothing says that it is about her, may be anybody's.
        apart: 'Ask [erased]. Not Ada Byron.',
        deal: { title: 'Loom of [erased]', people: [] },
      })
    },
  ),

  scenario(
    'functions/erase-own-fields',
    'nor is the person in what others hold in fields of the workspace’s own, or in a view that asks for them',
    async ({ stage }) => {
      const [owner, member] = [await stage.as('owner'), await stage.as('member')]
      const { world } = stage
      const ada = await write(stage, owner, person(world, ADA))
      await commit(stage, owner, [
        field(world, { collection: 'companies', key: 'known_by' }),
        field(world, { collection: 'companies', key: 'invoices_to', type: 'email' }),
        field(world, { collection: 'people', key: 'brought_by', archived: true }),
      ])
      const custom = { known_by: 'Met by ADA LOVELACE in Turin', invoices_to: 'ada@engine.example' }
      const looms = await write(stage, owner, company(world, { name: 'Looms', custom }))
      const other = await write(
        stage,
        owner,
        person(world, {
          firstName: 'Grace',
          jobTitle: 'Aide to Ada Lovelace',
          source: 'From Ada Lovelace',
          custom: { brought_by: 'Lovelace, Ada' },
        }),
      )
      const asks = {
        collection: 'people',
        name: 'Like Ada Lovelace',
        filter: 'name:contains:Ada%20Lovelace;email:contains:ada@engine.example',
      } as const
      const view = await write(stage, member, { kind: 'create', collection: 'savedViews', id: world.newId(), data: asks })
      await erase(stage, owner, ada.id)
      expect({
        company: (await owner.ports.records.get('companies', looms.id))?.custom,
        person: await owner.ports.records.get('people', other.id),
        view: await member.ports.records.get('savedViews', view.id),
      }).toMatchObject({
        company: { known_by: 'Met by [erased] in Turin' },
        person: { jobTitle: 'Aide to [erased]', source: 'From [erased]', custom: { brought_by: '[erased]' } },
        view: { name: 'Like [erased]', filter: 'name:contains:[erased];email:contains:[erased]' },
      })
      const lines = await owner.ports.records.list('activities', { workspaceId: owner.workspaceId, limit: 100 })
      expect(lines.items.filter((line) => TRACES.test(JSON.stringify([line.label, line.changes])))).toEqual([])
    },
  ),

  scenario(
    'functions/erase-timeline',
    'the timeline keeps that something happened, and nothing of who was erased',
    async ({ stage }) => {
      const owner = await stage.as('owner')
      const ada = await write(stage, owner, person(stage.world, ADA))
      const engines = await write(stage, owner, company(stage.world))
      const patch = { lastName: 'King', firstName: 'Augusta Ada' }
      await commit(stage, owner, [
        { kind: 'update', collection: 'people', id: ada.id, patch: { jobTitle: 'Countess' }, expect: 'any' },
      ])
      await commit(stage, owner, [{ kind: 'update', collection: 'people', id: ada.id, patch, expect: 'any' }])
      await commit(stage, owner, [{ kind: 'update', collection: 'people', id: ada.id, patch: ADA, expect: 'any' }])
      await write(
        stage,
        owner,
        noteOn(stage, [subjectOf('people', ada.id), subjectOf('companies', engines.id)], 'Lunch with Ada'),
      )
      await erase(stage, owner, ada.id)
      const { workspaceId } = owner
      const lines = await owner.ports.records.list('activities', { workspaceId, limit: 100 })
      expect({
        found: lines.items.filter((line) => TRACES.test(JSON.stringify([line.label, line.changes]))),
        ofHers: lines.items
          .filter(({ objectId }) => objectId === ada.id)
          .every(({ label, changes }) => label === null && Object.keys(changes).length === 0),
        verbs: lines.items
          .filter(({ objectId }) => objectId === ada.id)
          .map(({ verb }) => verb)
          .toSorted(),
        company: lines.items.find(({ objectId }) => objectId === engines.id)?.label,
      }).toEqual({
        found: [],
        ofHers: true,
        verbs: ['created', 'trashed', 'updated', 'updated', 'updated'],
        company: 'Analytical Engines',
      })
    },
  ),

  scenario(
    'functions/erase-trashed',
    'who is in the trash can be erased, and what is there of them goes too',
    async ({ stage }) => {
      const owner = await stage.as('owner')
      const ada = await write(stage, owner, person(stage.world, ADA))
      const note = await write(stage, owner, noteOn(stage, [], 'Met Ada Lovelace'))
      const oldPicture = stage.world.newId()
      const path = `people/${ada.id}/${oldPicture}`
      const data = { name: 'Portrait', mime: 'image/webp', sizeBytes: 10, path, subject: null }
      await commit(stage, owner, [
        { kind: 'create', collection: 'files', id: oldPicture, data },
        turn('trash', 'files', oldPicture),
        turn('trash', 'people', ada.id),
        turn('trash', 'notes', note.id),
      ])
      expect(await erase(stage, owner, ada.id)).toMatchObject({ ok: true, value: { erased: 3 } })
      const { records } = owner.ports
      const left = [records.get('people', ada.id), records.get('notes', note.id), records.get('files', oldPicture)]
      expect(await Promise.all(left)).toEqual([null, null, null])
    },
  ),

  scenario('functions/erase-again', 'erasing is done once for a key; who is not there is refused by name', async ({ stage }) => {
    const [owner, outsider] = [await stage.as('owner'), await stage.as('outsider')]
    const ada = await write(stage, owner, person(stage.world, ADA))
    const mutationId = newMutationId(stage.world)
    const { workspaceId } = owner
    const call = () => owner.ports.functions.call('erase-person', { workspaceId, personId: ada.id }, { mutationId })
    const first = await call()
    expect([await call(), await erase(stage, owner, ada.id)]).toEqual([first, { ok: false, refusal: 'person-unknown' }])
    const theirs = await write(stage, outsider, person(stage.world, ADA))
    expect(await erase(stage, owner, theirs.id)).toEqual({ ok: false, refusal: 'person-unknown' })
    expect(await outsider.ports.records.get('people', theirs.id)).toMatchObject({ firstName: 'Ada' })
  }),

  scenario('functions/managers-only', 'members, viewers and strangers neither erase a person nor export', async ({ stage }) => {
    const owner = await stage.as('owner')
    const ada = await write(stage, owner, person(stage.world, ADA))
    const input = { workspaceId: owner.workspaceId, personId: ada.id }
    for (const part of ['member', 'viewer', 'outsider'] as const) {
      const { functions } = (await stage.as(part)).ports
      const mutationId = () => ({ mutationId: newMutationId(stage.world) })
      await refusal(functions.call('erase-person', input, mutationId()), 'access/denied')
      await refusal(functions.call('export-workspace', { workspaceId: owner.workspaceId }, mutationId()), 'access/denied')
    }
    expect(await owner.ports.records.get('people', ada.id)).toMatchObject(ADA)
  }),

  scenario(
    'functions/erase-imported',
    'what an import keeps of its rows, and of what records were before, tells nothing of who was erased',
    async ({ stage }) => {
      const owner = await stage.as('owner')
      const { world } = stage
      const [ada, grace] = [await write(stage, owner, person(world, ADA)), await write(stage, owner, person(world))]
      const ref = (id: Id) => ({ collection: 'people', id })
      const row = { line: 2, kind: 'updated', reason: null, text: '', problems: [] as unknown[] }
      const rows = [
        { ...row, row: 0, primary: ref(ada.id), records: [{ ...ref(ada.id), changes: { jobTitle: ['Countess', null] } }] },
        {
          ...row,
          row: 1,
          primary: ref(grace.id),
          records: [{ ...ref(grace.id), changes: { source: ['Ada Lovelace', 'Fair'] } }],
        },
        { ...row, row: 2, kind: 'failed', primary: null, records: [], text: 'Ada · Lovelace · ada@engine.example' },
      ]
      const log = JSON.stringify({ rows, setup: [] })
      const data = { importId: world.newId(), position: 0, log }
      const chunk = await write(stage, owner, { kind: 'create', collection: 'importChunks', id: world.newId(), data })
      await erase(stage, owner, ada.id)
      const kept = await owner.ports.records.get('importChunks', chunk.id)
      expect(JSON.parse(present(kept).log)).toMatchObject({
        rows: [
          { row: 0, records: [{ id: ada.id, changes: {} }] },
          { row: 1, records: [{ id: grace.id, changes: { source: ['[erased]', 'Fair'] } }] },
          { row: 2, text: '[erased] · [erased] · [erased]' },
        ],
      })
    },
  ),

  scenario(
    'functions/erase-merged',
    'whoever was merged into an erased person goes with them, and so does what would split them again',
    async ({ stage }) => {
      const owner = await stage.as('owner')
      const { world } = stage
      const ada = await write(stage, owner, person(world, ADA))
      const twin = await write(stage, owner, person(world, { firstName: 'Augusta', lastName: 'King' }))
      const note = await write(stage, owner, noteOn(stage, [], 'Augusta King was here'))
      const [kept, other] = [subjectOf('people', ada.id), subjectOf('people', twin.id)]
      const undo = {
        absorbed: [{ id: twin.id, data: { firstName: 'Augusta' } }],
        chosen: { before: {}, after: {} },
        links: [],
      }
      const mergeId = world.newId()
      await commit(stage, owner, [
        turn('trash', 'people', twin.id),
        {
          kind: 'create',
          collection: 'merges',
          id: mergeId,
          data: { collection: 'people', status: 'merged', subjects: [kept, other], kept, dealIds: [], undo },
        },
      ])
      await erase(stage, owner, ada.id)
      const { records } = owner.ports
      expect([
        await records.get('people', ada.id),
        await records.get('people', twin.id),
        await records.get('merges', mergeId),
        (await records.get('notes', note.id))?.body,
      ]).toEqual([null, null, null, '[erased] was here'])
    },
  ),

  scenario(
    'functions/export-person',
    'what is known about one person is found by whom it is about, trashed or not, and nothing about anybody else',
    async ({ stage }) => {
      const owner = await stage.as('owner')
      const { world } = stage
      const [ada, grace] = [await write(stage, owner, person(world, ADA)), await write(stage, owner, person(world))]
      const [about, apart] = [[subjectOf('people', ada.id)], [subjectOf('people', grace.id)]]
      const note = await write(stage, owner, noteOn(stage, about, 'Prefers tea'))
      await write(stage, owner, noteOn(stage, apart, 'Prefers coffee'))
      const task = await write(stage, owner, taskOn(stage, about, 'Send the engine'))
      const loom = await write(stage, owner, deal(world, await boardOf(owner), { people: personOf(ada.id) }))
      const file = await fileOn(stage, owner, ada.id)
      await commit(stage, owner, [turn('trash', 'notes', note.id)])
      const { records, files } = owner.ports
      const place = { workspaceId: owner.workspaceId, records, files, signal: new AbortController().signal }
      const known = present(await readDossier(ada.id, place))
      const ids = (rows: readonly { readonly id: Id }[]) => rows.map(({ id }) => id)
      expect({ person: known.person.id, ...mapped(known, ids) }).toEqual({
        person: ada.id,
        deals: [loom.id],
        notes: [note.id],
        tasks: [task.id],
        files: [file.id],
        verbs: expect.arrayContaining(['created', 'noted', 'note-removed', 'task-added', 'file-added']),
      })
    },
  ),

  scenario(
    'functions/export-whole',
    'an export holds every record, trashed ones too, and proves that it is whole',
    async ({ stage }) => {
      const owner = await stage.as('owner')
      const ada = await write(stage, owner, person(stage.world, ADA))
      const note = await write(stage, owner, noteOn(stage, [subjectOf('people', ada.id)], 'Line\nbreak – ünï'))
      await commit(stage, owner, [turn('trash', 'notes', note.id)])
      const answer = await exportAll(stage, owner)
      const blob = await owner.ports.files.download({ workspaceId: owner.workspaceId, path: answer.path })
      const { head, lines, manifest, areSumsRight } = await readBundle(blob)
      const kept = (id: Id) => lines.find(({ record }) => Reflect.get(record, 'id') === id)?.record
      expect({ sizeBytes: answer.sizeBytes, areSumsRight, head, total: manifest.records, counts: manifest.counts }).toMatchObject(
        {
          sizeBytes: blob.size,
          areSumsRight: true,
          head: { portside: 'bundle', version: 1, workspaceId: owner.workspaceId, exportedBy: owner.memberId },
          total: answer.records,
          counts: { workspaces: 1, members: 1, people: 1, notes: 1, pipelines: 1, stages: 6 },
        },
      )
      expect({ lines: lines.length, person: kept(ada.id), note: kept(note.id) }).toMatchObject({
        lines: answer.records,
        person: await owner.ports.records.get('people', ada.id),
        note: { body: 'Line\nbreak – ünï', deletedAt: expect.any(String) },
      })
    },
  ),

  scenario(
    'functions/export-own',
    'only who asked for an export can download it, and the next one replaces it',
    async ({ stage }) => {
      const [owner, admin, member, outsider] = [
        await stage.as('owner'),
        await stage.as('admin'),
        await stage.as('member'),
        await stage.as('outsider'),
      ]
      const { workspaceId } = owner
      const first = await exportAll(stage, owner)
      const file = { workspaceId, path: first.path }
      await refusal(admin.ports.files.download(file), 'file/missing')
      await refusal(member.ports.files.download(file), 'file/missing')
      await expect(outsider.ports.files.download(file)).rejects.toMatchObject({ name: 'PortError' })
      const ada = await write(stage, owner, person(stage.world, ADA))
      const second = await exportAll(stage, owner)
      const { lines } = await readBundle(await owner.ports.files.download(file))
      expect({ path: second.path, found: lines.some(({ record }) => Reflect.get(record, 'id') === ada.id) }).toEqual({
        path: first.path,
        found: true,
      })
      expect((await exportAll(stage, admin, workspaceId)).path).not.toBe(first.path)
    },
  ),
]

function mapped(
  { deals, notes, tasks, files, activities }: PersonDossier,
  ids: (rows: readonly { readonly id: Id }[]) => readonly Id[],
) {
  const verbs = activities.map(({ verb }) => verb)
  return { deals: ids(deals), notes: ids(notes), tasks: ids(tasks), files: ids(files), verbs }
}

function erase({ world }: Stage, { ports, workspaceId }: Actor, personId: Id) {
  return ports.functions.call('erase-person', { workspaceId, personId }, { mutationId: newMutationId(world) })
}

async function exportAll({ world }: Stage, { ports, workspaceId: own }: Actor, workspaceId = own) {
  const answer = await ports.functions.call('export-workspace', { workspaceId }, { mutationId: newMutationId(world) })
  if (!answer.ok) throw new Error(answer.refusal)
  return answer.value
}

function noteOn({ world }: Stage, subjects: Subject[], body: string) {
  return { kind: 'create', collection: 'notes', id: world.newId(), data: { body, subjects } } as const
}

function taskOn({ world }: Stage, subjects: Subject[], title: string) {
  return { kind: 'create', collection: 'tasks', id: world.newId(), data: { title, subjects } } as const
}

function personOf(personId: Id) {
  return [{ personId, role: null, primary: true }]
}

async function fileOn(stage: Stage, actor: Actor, personId: Id): Promise<FileRef & { readonly id: Id }> {
  const file = await announced(stage, actor, { subject: subjectOf('people', personId) })
  await stored(actor.ports.files.upload(file, bytes(1000)))
  await mark(stage, actor, file, 'ready')
  return { ...file, id: file.path.split('/').at(-1) as Id }
}

interface Bundle {
  readonly head: BundleHead
  readonly lines: readonly BundleLine[]
  readonly manifest: BundleManifest
  readonly areSumsRight: boolean
}

async function readBundle(blob: Blob): Promise<Bundle> {
  const text = await new Response(blob.stream().pipeThrough(new DecompressionStream('gzip'))).text()
  const [head = '', ...rest] = text.split('\n').filter((line) => line !== '')
  const manifest = JSON.parse(present(rest.pop())) as BundleManifest
  let at = 0
  let areSumsRight = true
  for (const part of manifest.parts) {
    const lines = rest.slice(at, at + part.lines).map((line) => `${line}\n`)
    at += part.lines
    areSumsRight &&= (await sha256(lines.join(''))) === part.sha256
  }
  return {
    head: JSON.parse(head) as BundleHead,
    lines: rest.map((line) => JSON.parse(line) as BundleLine),
    manifest,
    areSumsRight: areSumsRight && at === rest.length,
  }
}

async function sha256(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
