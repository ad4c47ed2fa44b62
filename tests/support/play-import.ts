import { loggedSettled, type RunRow } from '../../src/domain/model/imports/writing/row-outcomes'
import type { PlannedWrite } from '../../src/domain/model/imports/planning/planned-write'
import type { Id } from '../../src/domain/model/kernel/id'
import { subjectOf } from '../../src/domain/model/records/subject'
import type { Mutation } from '../../src/domain/model/records/mutation'
import { importRun } from '../../src/domain/use-cases/imports/run-import'
import { hasTrashed, restoreImport, undoImport, type UndoEnd } from '../../src/domain/use-cases/imports/undo-import'
import { boardOf, commit, present, turn } from '../contracts/acts'
import type { Actor, Stage } from '../harness/stage'
import { FILE, sourceOf } from './import-sources'
import { THERE, type ImportStory, type StoryEdit, type StoryEnd } from './import-story'

const idle = () => Promise.resolve(0)
export const QUIETLY = { signal: new AbortController().signal, onProgress: () => undefined }

/** Runs an import as `importer`, lets `other` do what they do, and hands over what undoes it and what tells the end. */
export async function playImport(stage: Stage, story: ImportStory, who: { readonly importer: Actor; readonly other: Actor }) {
  const { importer, other } = who
  const { world } = stage
  const { records } = importer.ports
  const board = await boardOf(other)
  const there = Array.from({ length: THERE }, () => world.newId())
  const companies = [world.newId(), world.newId()]
  const tagId = world.newId()
  await commit(
    stage,
    other,
    there.map((id, at): Mutation => ({
      kind: 'create',
      collection: 'people',
      id,
      data: { firstName: `There ${at}`, jobTitle: 'Old' },
    })),
  )
  const seen = await records.getMany('people', there)
  const made: Id[] = []
  const notes: Id[] = []

  const rows = story.rows.map((row, index): RunRow => {
    const needed: PlannedWrite[] = []
    const company = row.company === null ? null : present(companies[row.company])
    if (company !== null)
      needed.push({ kind: 'create', collection: 'companies', id: company, data: { name: `Company ${row.company}` } })
    if (row.hasTag) needed.push({ kind: 'create', collection: 'tags', id: tagId, data: { name: 'Imported' } })
    const links = { companyId: company, tagIds: row.hasTag ? [tagId] : [] }
    const telling = { row: index, line: index + 2, text: '', problems: [] }
    if (row.kind === 'update') {
      const { id, version } = present(seen.get(present(there[row.person])))
      const patch = {
        jobTitle: 'Imported',
        ...(company === null ? {} : { companyId: company }),
        ...(row.hasTag ? { tagIds: [tagId] } : {}),
      }
      const before = { jobTitle: 'Old', companyId: null, tagIds: [] }
      const update: PlannedWrite = { kind: 'update', collection: 'people', id, expect: version, before, patch, incoming: patch }
      return { ...telling, primary: { collection: 'people', id }, writes: [...needed, update] }
    }
    const id = world.newId()
    const data = { firstName: `Made ${made.length}`, ...links }
    made.push(id)
    needed.push({ kind: 'create', collection: 'people', id, data })
    if (row.hasNote) {
      const note = world.newId()
      notes.push(note)
      const body = `Note ${made.length - 1}`
      needed.push({ kind: 'create', collection: 'notes', id: note, data: { body, subjects: [subjectOf('people', id)] } })
    }
    return { ...telling, primary: { collection: 'people', id }, writes: needed }
  })

  const jobId = world.newId()
  const { workspaceId } = importer
  const input = {
    jobId,
    file: FILE,
    total: rows.length,
    setup: [],
    policy: {},
    settled: sourceOf(loggedSettled([], () => ({ text: '', problems: [] }))),
    writes: sourceOf(rows),
    columns: [],
    begun: null,
  }
  await importRun(input, { records, runtime: world, pace: idle }, workspaceId).run(QUIETLY)
  for (const edit of story.edits) await play(edit)

  async function play(edit: StoryEdit): Promise<void> {
    const mutations = mutationsOf(edit)
    // Nobody edits what is gone meanwhile.
    for (const mutation of mutations) await commit(stage, other, [mutation]).catch(() => undefined)
  }

  function mutationsOf(edit: StoryEdit): readonly Mutation[] {
    const patch = (id: Id | undefined, data: object): readonly Mutation[] =>
      id === undefined ? [] : [{ kind: 'update', collection: 'people', id, patch: data, expect: 'any' }]
    if ('person' in edit) {
      const isUpdated = story.rows.some((row) => row.kind === 'update' && row.person === edit.person)
      const id = isUpdated ? there[edit.person] : undefined
      if (edit.kind === 'trash-updated') return id === undefined ? [] : [turn('trash', 'people', id)]
      if (edit.kind === 'edit-other') return patch(id, { description: 'Met in Lyon' })
      return patch(id, { jobTitle: edit.kind === 'set-back' ? 'Old' : 'Later' })
    }
    if ('company' in edit) {
      const id = present(companies[edit.company])
      if (!story.rows.some((row) => row.company === edit.company)) return []
      if (edit.kind === 'join-company') return patch(there[THERE - 1], { companyId: id })
      if (edit.kind === 'edit-company')
        return [{ kind: 'update', collection: 'companies', id, patch: { industry: 'Looms' }, expect: 'any' }]
      const { pipelineId, open } = board
      const data = { title: 'Deal', companyId: id, pipelineId, stageId: open[0].id, currency: 'EUR', rank: 'a0' }
      return [{ kind: 'create', collection: 'deals', id: world.newId(), data }]
    }
    if (edit.kind === 'edit-note') {
      const id = notes[edit.nth]
      return id === undefined ? [] : [{ kind: 'update', collection: 'notes', id, patch: { pinned: true }, expect: 'any' }]
    }
    const id = made[edit.nth]
    if (id === undefined) return []
    switch (edit.kind) {
      case 'edit-made':
        return patch(id, { description: 'Met in Lyon' })
      case 'edit-and-back':
        return [...patch(id, { description: 'Met in Lyon' }), ...patch(id, { description: null })]
      case 'trash-made':
        return [turn('trash', 'people', id)]
      case 'purge-made':
        return [turn('trash', 'people', id), turn('purge', 'people', id)]
      case 'note-made':
        return [
          {
            kind: 'create',
            collection: 'notes',
            id: world.newId(),
            data: { body: 'By hand', subjects: [subjectOf('people', id)] },
          },
        ]
    }
  }

  return {
    jobId,
    async undo(as: Actor, role: 'owner' | 'admin' | 'member'): Promise<UndoEnd> {
      const job = present(await as.ports.records.get('imports', jobId))
      const request = { job, member: { id: as.memberId, role }, anyway: new Set<string>() }
      return undoImport(request, { records: as.ports.records, runtime: world, pace: idle }, QUIETLY)
    },
    /** Takes what it made out of the trash, as whoever ran it. */
    async restore(): Promise<{ readonly restored: number; readonly left: number }> {
      const job = present(await records.get('imports', jobId))
      const request = { job, member: { id: importer.memberId, role: 'owner' } } as const
      return restoreImport(request, { records, runtime: world, pace: idle })
    },
    /** Is anything left to take out of the trash? */
    async isInTrash(): Promise<boolean> {
      const job = present(await records.get('imports', jobId))
      return hasTrashed({ job, member: { id: importer.memberId, role: 'owner' } }, { records, pace: idle })
    },
    /** Makes room for the next story in the same workspace. */
    async clear(): Promise<void> {
      for (const collection of ['notes', 'people', 'companies', 'tags', 'deals'] as const) {
        const page = await other.ports.records.list(collection, { workspaceId, limit: 500 })
        const mine = page.items.filter(({ id }) => collection !== 'tags' || id === tagId)
        for (const { id } of mine) await commit(stage, other, [turn('trash', collection, id)])
      }
    },
    /** What there is now, but for what was there by hand. */
    async end(left: readonly string[]): Promise<StoryEnd> {
      const names = new Map<string, string>()
      const read = async (collection: 'people' | 'companies' | 'tags' | 'notes', nameOf: (record: never) => string | null) => {
        const page = await records.list(collection, { workspaceId, limit: 500, trash: 'include' })
        for (const record of page.items) names.set(`${collection}/${record.id}`, nameOf(record as never) ?? '')
        return page.items.filter(({ deletedAt }) => deletedAt === null).map(({ id }) => names.get(`${collection}/${id}`) ?? '')
      }
      const live = [
        ...(await read('people', ({ firstName }: { firstName: string | null }) => firstName)),
        ...(await read('companies', ({ name }: { name: string }) => name)),
        ...(await read('tags', ({ name }: { name: string }) => name)).filter((name) => name === 'Imported'),
        ...(await read('notes', ({ body }: { body: string }) => body)).filter((body) => body !== 'By hand'),
      ]
      const now = await records.getMany('people', there)
      return {
        live: live.toSorted(),
        there: there.map((id) => {
          const { jobTitle, companyId, tagIds } = present(now.get(id))
          const company = companyId === null ? null : (names.get(`companies/${companyId}`) ?? null)
          return { title: jobTitle, company, tagged: tagIds.length > 0 }
        }),
        left: left.map((key) => names.get(key) ?? key).toSorted(),
      }
    },
  }
}
