import { expect } from 'vitest'
import { mergeMutations } from '../../src/domain/model/duplicates/merge-mutations'
import type { Mutation } from '../../src/domain/model/records/mutation'
import { subjectOf } from '../../src/domain/model/records/subject'
import { readLinked } from '../../src/domain/use-cases/duplicates/read-linked'
import { readSplit } from '../../src/domain/use-cases/duplicates/read-split'
import { commit, company, expectInvalid, expectRefusal, turn, wild, write } from './acts'
import { found, made, send } from './forms.contract'
import { scenario, type Scenario } from './scenario'

/** What becomes of submissions with the people they are of, and which company these are of. */
export const formPeople: readonly Scenario[] = [
  scenario('forms/merged', 'who is merged takes what they sent along, and a split takes it back', async ({ stage }) => {
    const [owner, member, stranger] = [await stage.as('owner'), await stage.as('member'), await stage.world.connect()]
    const form = await made(stage, owner)
    await send(stranger, form, { 'people.emails': 'ada@looms.example' })
    await send(stranger, form, { 'people.emails': 'ada@home.example' })
    const { workspaceId } = form
    const { records } = member.ports
    const [kept, gone] = [(await found(member, 'ada@looms.example'))!, (await found(member, 'ada@home.example'))!]
    const sent = async () => {
      const { items } = await records.list('submissions', { workspaceId, limit: 5 })
      return items.map(({ answers, subject }) => `${answers[0]?.value} ${subject}`).toSorted((a, b) => (a < b ? -1 : 1))
    }
    const before = await sent()
    const linked = await readLinked(records, { workspaceId, collection: 'people', ids: [kept.id, gone.id] })
    const request = { collection: 'people', kept, absorbed: [gone], chosen: {} } as const
    const left = { ...linked, submissions: [] }
    const mergeId = stage.world.newId()
    const partly = mergeMutations({ ...request, linked: left }, stage.world.newId()) as readonly Mutation[]
    await expectRefusal(commit(stage, member, partly), 'record/in-use', { collection: 'people', usedBy: 'submissions' })
    await commit(stage, member, mergeMutations({ ...request, linked }, mergeId) as readonly Mutation[])
    const merged = await sent()
    const split = await readSplit(records, (await records.get('merges', mergeId))!)
    await commit(stage, member, split.mutations)
    const [one] = (await records.list('submissions', { workspaceId, limit: 1 })).items
    const rewritten = wild({ kind: 'update', collection: 'submissions', id: one!.id, patch: { name: 'Other' }, expect: 'any' })
    await expectInvalid(commit(stage, member, [rewritten]), { name: 'read-only' })
    const [home, looms] = [subjectOf('people', gone.id), subjectOf('people', kept.id)]
    expect({ before, merged, left: split.left, after: await sent() }).toEqual({
      before: [`ada@home.example ${home}`, `ada@looms.example ${looms}`],
      merged: [`ada@home.example ${looms}`, `ada@looms.example ${looms}`],
      left: [],
      after: before,
    })
  }),

  scenario('forms/erased', 'a person who is erased takes what they sent along', async ({ stage }) => {
    const [owner, stranger] = [await stage.as('owner'), await stage.world.connect()]
    const form = await made(stage, owner)
    await send(stranger, form, { 'people.emails': 'gone@example.com' })
    const gone = (await found(owner, 'gone@example.com'))!
    const { workspaceId } = form
    const input = { workspaceId, personId: gone.id }
    const options = { mutationId: stage.world.newId() as never }
    const erased = await owner.ports.functions.call('erase-person', input, options)
    const left = await owner.ports.records.list('submissions', { workspaceId, limit: 10 })
    expect([erased.ok, left.items]).toEqual([true, []])
    await write(stage, owner, { kind: 'update', collection: 'forms', id: form.id, patch: { status: 'closed' }, expect: 'any' })
    await write(stage, owner, turn('trash', 'forms', form.id))
  }),

  scenario('forms/company', 'a company is known by the domain of the address, and else by its exact name', async ({ stage }) => {
    const [owner, stranger] = [await stage.as('owner'), await stage.world.connect()]
    const looms = await write(stage, owner, company(stage.world, { name: 'Looms', domains: ['looms.example', 'gmail.com'] }))
    const engines = await write(stage, owner, company(stage.world, { name: 'Engines' }))
    const form = await made(stage, owner)
    const companyOf = async (email: string, name: string) => {
      await send(stranger, form, { 'people.emails': email, 'companies.name': name })
      return (await found(owner, email))!.companyId
    }
    const known = [await companyOf('a@looms.example', 'Engines'), await companyOf('b@gmail.com', 'Engines')]
    const other = await companyOf('c@gmail.com', 'engines')
    expect({ known, isOther: other !== null && other !== engines.id && other !== looms.id }).toEqual({
      known: [looms.id, engines.id],
      isOther: true,
    })
  }),

  scenario('forms/restored', 'a form in the trash takes nothing, and is as it was when it is restored', async ({ stage }) => {
    const [owner, stranger] = [await stage.as('owner'), await stage.world.connect()]
    const form = await made(stage, owner)
    const shown = () => stranger.ports.functions.readForm({ workspaceId: form.workspaceId, formId: form.id })
    await write(stage, owner, turn('trash', 'forms', form.id))
    const trashed = await shown()
    await write(stage, owner, turn('restore', 'forms', form.id))
    expect([trashed, (await shown())?.title]).toEqual([null, 'Talk to us'])
  }),
]
