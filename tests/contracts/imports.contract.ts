import fc from 'fast-check'
import { expect } from 'vitest'
import { readLog, writeLog } from '../../src/domain/model/imports/writing/import-log'
import { endOf, importStories, type ImportStory } from '../support/import-story'
import { fairFiles, playAccount } from '../support/play-account'
import { playImport } from '../support/play-import'
import { commit, note, person, present, refusal } from './acts'
import { scenario, type Scenario } from './scenario'

/** One of each kind of row, and of each thing that keeps a record from being taken back. */
const STORY: ImportStory = {
  rows: [
    { kind: 'make', company: 0, hasNote: true, hasTag: true },
    { kind: 'make', company: 1, hasNote: false, hasTag: false },
    { kind: 'make', company: null, hasNote: false, hasTag: false },
    { kind: 'update', person: 0, company: 1, hasTag: false },
    { kind: 'update', person: 1, company: null, hasTag: true },
  ],
  edits: [
    { kind: 'edit-made', nth: 1 },
    { kind: 'note-made', nth: 2 },
    { kind: 'edit-imported', person: 1 },
    { kind: 'edit-other', person: 0 },
  ],
}

/** Imports as jobs: what is kept of them, for whom, and what undoing one takes back. */
export const imports: readonly Scenario[] = [
  scenario(
    'imports/undo',
    'undoing an import takes back what nobody touched since, and leaves and lists the rest',
    async ({ stage }) => {
      const [importer, other] = [await stage.as('member'), await stage.as('admin')]
      const played = await playImport(stage, STORY, { importer, other })
      const undone = await played.undo(importer, 'member')
      expect(undone.status).toBe('partly-undone')
      // Tags are for managers to remove: an admin goes on where the member had to leave one.
      const again = await played.undo(other, 'admin')
      const left = again.status === 'paused' ? ['paused'] : again.left.map(({ key }) => key)
      expect(await played.end(left)).toEqual(endOf(STORY))
      expect((await importer.ports.records.get('imports', played.jobId))?.status).toBe('partly-undone')
    },
  ),

  scenario(
    'imports/restore',
    'what an import made and undoing put in the trash comes back together, as it was',
    async ({ stage }) => {
      const [importer, other] = [await stage.as('owner'), await stage.as('admin')]
      const played = await playImport(stage, { ...STORY, edits: [] }, { importer, other })
      const before = await played.end([])
      const trashed = [await played.isInTrash()]
      await played.undo(importer, 'owner')
      trashed.push(await played.isInTrash())
      const restored = await played.restore()
      trashed.push(await played.isInTrash())
      const { live } = await played.end([])
      expect({ live: live.toSorted(), restored, trashed, again: await played.restore() }).toEqual({
        live: before.live.toSorted(),
        restored: { restored: 7, left: 0 },
        trashed: [false, true, false],
        again: { restored: 0, left: 0 },
      })
    },
  ),

  scenario(
    'imports/undo-random',
    'whatever is imported and edited meanwhile, undoing leaves what the rules say',
    async ({ stage }) => {
      const [importer, other] = [await stage.as('owner'), await stage.as('admin')]
      for (const story of fc.sample(importStories, { seed: 5, numRuns: 3 })) {
        const played = await playImport(stage, story, { importer, other })
        const undone = await played.undo(importer, 'owner')
        const left = undone.status === 'paused' ? ['paused'] : undone.left.map(({ key }) => key)
        const { live, ...rest } = await played.end(left)
        expect({ live: live.toSorted(), ...rest }).toEqual(endOf(story))
        await played.clear()
      }
    },
  ),

  scenario(
    'imports/undo-forged',
    'undoing an import as somebody with more rights writes nothing that its log only claims the import did',
    async ({ stage }) => {
      const { world } = stage
      const [importer, owner] = [await stage.as('member'), await stage.as('owner')]
      const story: ImportStory = { rows: [{ kind: 'make', company: null, hasNote: false, hasTag: false }], edits: [] }
      const played = await playImport(stage, story, { importer, other: owner })
      const [said, met] = [note(world, 'By the owner'), person(world)]
      await commit(stage, owner, [said, met])
      const claimed = [
        { collection: 'notes', id: said.id, changes: { body: ['By somebody else', 'By the owner'] } },
        { collection: 'people', id: met.id, changes: null },
        { collection: 'members', id: importer.memberId, changes: { role: ['owner', 'member'] } },
      ] as const
      const data = { importId: played.jobId, position: 99, log: writeLog({ rows: [], setup: claimed }) }
      const touched = {
        kind: 'update',
        collection: 'people',
        id: met.id,
        patch: { jobTitle: 'Countess' },
        expect: 'any',
      } as const
      await commit(stage, importer, [touched, { kind: 'create', collection: 'importChunks', id: world.newId(), data }], {
        via: 'import',
      })

      const undone = await played.undo(owner, 'owner')
      const { records } = owner.ports
      const [kept, there, member] = await Promise.all([
        records.get('notes', said.id),
        records.get('people', met.id),
        records.get('members', importer.memberId),
      ])
      expect({
        left: undone.status === 'paused' ? 'paused' : undone.left.map(({ key, why }) => [key, why]),
        note: kept?.body,
        person: there?.deletedAt,
        role: member?.role,
      }).toEqual({
        left: [
          [`notes/${said.id}`, 'not-allowed'],
          [`people/${met.id}`, 'not-allowed'],
        ],
        note: 'By the owner',
        person: null,
        role: 'member',
      })
    },
  ),

  scenario(
    'imports/log',
    'what an import did is kept with it, for who ran it and for managers, and is told in one line a record',
    async ({ stage }) => {
      const [importer, other, owner] = [await stage.as('member'), await stage.oneMore('member'), await stage.as('owner')]
      const played = await playImport(stage, { ...STORY, edits: [] }, { importer, other })
      const { workspaceId } = owner
      const query = { workspaceId, where: { op: 'eq', field: 'importId', value: played.jobId }, limit: 9 } as const
      const [mine, theirs, managed] = await Promise.all(
        [importer, other, owner].map(({ ports }) => ports.records.list('importChunks', query)),
      )
      const { rows } = readLog(present(present(mine).items[0]).log)
      const [chunk] = present(managed).items
      const lines = await owner.ports.records.list('activities', {
        workspaceId,
        where: { op: 'eq', field: 'source', value: 'import' },
        limit: 50,
      })
      const notifications = await importer.ports.records.list('notifications', { workspaceId, limit: 9 })
      expect({
        theirs: present(theirs).items.length,
        managed: chunk?.log === present(mine).items[0]?.log,
        kinds: rows.map(({ kind, records }) => [kind, records.filter(({ changes }) => changes === null).length]),
        before: rows[3]?.records.at(-1)?.changes?.['jobTitle'],
        lines: new Set(lines.items.map(({ verb }) => verb)),
        once: new Set(lines.items.map(({ objectId }) => objectId)).size === lines.items.length,
        notifications: notifications.items.filter(({ kind }) => kind !== 'import-done').length,
      }).toEqual({
        theirs: 0,
        managed: true,
        kinds: [
          ['created', 4],
          ['created', 2],
          ['created', 1],
          ['updated', 0],
          ['updated', 0],
        ],
        before: ['Old', 'Imported'],
        lines: new Set(['imported', 'noted']),
        once: true,
        notifications: 0,
      })
      const rewrite = {
        kind: 'update',
        collection: 'importChunks',
        id: present(chunk).id,
        patch: { log: '[]' },
        expect: 'any',
      } as const
      await refusal(commit(stage, owner, [rewrite]), 'access/denied')
      const settle = {
        kind: 'update',
        collection: 'imports',
        id: played.jobId,
        patch: { status: 'undoing' },
        expect: 'any',
      } as const
      await refusal(commit(stage, other, [settle]), 'access/denied')
    },
  ),

  scenario(
    'imports/account',
    'what an import is counted to come to is what stands in the workspace afterwards',
    async ({ stage }) => {
      const importer = await stage.as('owner')
      const { workspaceId } = importer
      const { records } = importer.ports
      const there = async () => {
        const query = { workspaceId, limit: 200 } as const
        const [people, companies] = await Promise.all([records.list('people', query), records.list('companies', query)])
        return { people: people.items, companies: companies.items }
      }
      for (const text of fc.sample(fairFiles, { seed: 7, numRuns: 5 })) {
        const before = await there()
        const { account, imported } = await playAccount(stage, importer, text)
        const after = await there()
        const counted = (collection: 'people' | 'companies') => {
          const own = account.records.find((each) => each.collection === collection)
          return { made: own?.made ?? 0, changed: own?.changed ?? 0 }
        }
        const found = (collection: 'people' | 'companies') => {
          const known = new Map<string, string>(before[collection].map(({ id, version }) => [id, version]))
          const own = after[collection].filter(({ id, version }) => known.get(id) !== version)
          return { made: own.filter(({ id }) => !known.has(id)).length, changed: own.filter(({ id }) => known.has(id)).length }
        }
        const { filled, written, leftOut, missed } = account.cells
        const sum = (cells: readonly { readonly cells: number }[]) => cells.reduce((all, own) => all + own.cells, 0)
        expect({ rows: imported, people: found('people'), companies: found('companies'), filled }).toEqual({
          rows: account.imported,
          people: counted('people'),
          companies: counted('companies'),
          filled: written + sum(leftOut) + sum(missed),
        })
      }
    },
  ),
]
