import { expect } from 'vitest'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Form } from '../../src/domain/model/forms/form'
import type { Challenge, FormAnswer, FormInput, Proof } from '../../src/domain/model/forms/public-form'
import type { Id } from '../../src/domain/model/kernel/id'
import type { RecordOf } from '../../src/domain/model/records/collections'
import { subjectOf } from '../../src/domain/model/records/subject'
import type { Client } from '../harness/harness'
import type { Actor, Stage } from '../harness/stage'
import { company, person, refusal, tag, write } from './acts'
import { scenario, type Scenario } from './scenario'

const EMAIL = { key: 'people.emails', label: 'E-mail', required: true }
const FIELDS = [
  { key: 'people.firstName', label: 'First name' },
  EMAIL,
  { key: 'people.phones', label: 'Phone' },
  { key: 'companies.name', label: 'Company' },
  { key: 'people.source', label: 'Source', value: 'Website' },
]
const THANKED: FormAnswer = { ok: true, value: { thanks: 'We will call.', nextUrl: null } }

/** What strangers fill in, and what becomes of it. */
export const forms: readonly Scenario[] = [
  scenario(
    'forms/new-person',
    'what a stranger fills in is a person with a company, seen live, and said on the timeline',
    async ({ stage }) => {
      const [owner, admin, stranger] = [await stage.as('owner'), await stage.as('admin'), await stage.world.connect()]
      const customer = await write(stage, owner, tag(stage.world, 'Website'))
      const form = await made(stage, owner, { tagIds: [customer.id], ownerIds: [owner.memberId, admin.memberId] })
      const answers = { 'people.firstName': 'Ada', 'people.emails': 'Ada@Engines.example', 'companies.name': 'Engines' }
      expect(await send(stranger, form, answers)).toEqual(THANKED)
      expect(await send(stranger, form, { 'people.emails': 'byron@engines.example', 'companies.name': 'Engines' })).toEqual(
        THANKED,
      )
      const [ada, byron] = [await found(owner, 'ada@engines.example'), await found(owner, 'byron@engines.example')]
      const lines = await linesOf(owner, ada!.id)
      const { records } = owner.ports
      expect({
        ada: [ada!.firstName, ada!.source, ada!.tagIds, ada!.ownerId, ada!.createdBy],
        byron: byron!.ownerId,
        sameCompany: ada!.companyId === byron!.companyId,
        company: (await records.get('companies', ada!.companyId!))?.name,
        lines: lines.map(({ verb, label, actorId, source }) => [verb, label, actorId, source]),
        told: lines.find(({ verb }) => verb === 'submitted')?.changes,
        taken: (await records.get('forms', form.id))?.taken,
      }).toEqual({
        ada: ['Ada', 'Website', [customer.id], owner.memberId, { memberId: null, via: 'form' }],
        byron: admin.memberId,
        sameCompany: true,
        company: 'Engines',
        lines: [
          ['created', 'Ada', null, 'form'],
          ['submitted', form.name, null, 'form'],
        ],
        told: {},
        taken: 2,
      })
    },
  ),

  scenario('forms/known', 'somebody who was known is filled in, and nothing of theirs is replaced', async ({ stage }) => {
    const [owner, stranger] = [await stage.as('owner'), await stage.world.connect()]
    await write(stage, owner, company(stage.world, { name: 'Engines', domains: ['engines.example'] }))
    const emails = [{ value: 'ada@engines.example', label: null, primary: true }]
    const ada = await write(stage, owner, person(stage.world, { firstName: 'Ada', emails, ownerId: owner.memberId }))
    const form = await made(stage, owner)
    const answers = { 'people.firstName': 'Eve', 'people.emails': 'ADA@engines.example', 'people.phones': '+49 170 1234567' }
    expect(await send(stranger, form, answers)).toEqual(THANKED)
    const submitted = (await linesOf(owner, ada.id)).find(({ verb }) => verb === 'submitted')
    const now = (await owner.ports.records.get('people', ada.id))!
    const kept = await owner.ports.records.get('submissions', submitted!.objectId)
    const notices = await owner.ports.records.list('notifications', { workspaceId: owner.workspaceId, limit: 10 })
    expect({
      name: now.firstName,
      phones: now.phones.map(({ e164, primary }) => [e164, primary]),
      source: now.source,
      isLinked: now.companyId !== null,
      told: submitted?.changes,
      kept: [kept?.formId, kept?.subject, kept?.answers.map(({ key, value }) => [key, value])],
      notices: notices.items.map(({ kind, objectId, actorId }) => [kind, objectId, actorId]),
    }).toEqual({
      name: 'Ada',
      phones: [['+491701234567', true]],
      source: 'Website',
      isLinked: true,
      told: { merged: [[], ['companyId', 'phones', 'source']] },
      kept: [
        form.id,
        subjectOf('people', ada.id),
        [
          ['people.firstName', 'Eve'],
          ['people.emails', 'ADA@engines.example'],
          ['people.phones', '+49 170 1234567'],
        ],
      ],
      notices: [['submission', kept?.id, null]],
    })
  }),

  scenario(
    'forms/robots',
    'a proof is good for one submission; without one, and into a closed form, nothing goes',
    async ({ stage }) => {
      const [owner, robot] = [await stage.as('owner'), await stage.world.connect()]
      const form = await made(stage, owner)
      const { workspaceId, id: formId } = form
      const proof = await proven(robot, form)
      const input = (answers: Readonly<Record<string, string>>, more: Partial<FormInput> = {}): FormInput => ({
        workspaceId,
        formId,
        answers,
        proof,
        consented: true,
        trap: '',
        ...more,
      })
      const one = { 'people.emails': 'one@robots.example' }
      const submit = (sent: FormInput) => robot.ports.functions.submitForm(sent)
      const answers = {
        unsolved: await submit(input(one, { proof: { ...proof, solution: { counter: 0, derivedKey: '00'.repeat(32) } } })),
        forged: await submit(input(one, { proof: { ...proof, challenge: { ...proof.challenge, signature: '0'.repeat(64) } } })),
        elsewhere: await submit(input(one, { formId: stage.world.newId() })),
        first: await submit(input(one)),
        lost: await submit(input(one)),
        replayed: await submit(input({ 'people.emails': 'two@robots.example' })),
        trapped: await submit(
          input({ 'people.emails': 'three@robots.example' }, { proof: await proven(robot, form), trap: 'x' }),
        ),
      }
      const stale: FormAnswer = { ok: false, refusal: 'proof-stale' }
      expect(answers).toEqual({
        unsolved: stale,
        forged: stale,
        elsewhere: stale,
        first: THANKED,
        lost: THANKED,
        replayed: stale,
        trapped: THANKED,
      })
      const late = await proven(robot, form)
      await write(stage, owner, { kind: 'update', collection: 'forms', id: formId, patch: { status: 'closed' }, expect: 'any' })
      const people = await owner.ports.records.list('people', { workspaceId, limit: 10 })
      expect({
        closed: await submit(input(one, { proof: late })),
        shown: await robot.ports.functions.readForm({ workspaceId, formId }),
        unknown: await robot.ports.functions.readForm({ workspaceId: stage.world.newId(), formId }),
        people: people.items.map(({ emails }) => emails[0]?.value),
      }).toEqual({ closed: { ok: false, refusal: 'form-closed' }, shown: null, unknown: null, people: ['one@robots.example'] })
    },
  ),

  scenario('forms/hostile', 'only what is asked for is taken, as text, and within bounds', async ({ stage }) => {
    const [owner, stranger] = [await stage.as('owner'), await stage.world.connect()]
    const form = await made(stage, owner, { consent: 'You may write to me.' })
    const script = '<script>alert(1)</script>'
    const good = { 'people.emails': 'eve@example.com' }
    const refused = async (answers: Readonly<Record<string, string>>, consented = true) => {
      const answer = await send(stranger, form, answers, consented)
      return answer.ok || answer.refusal !== 'answers-invalid' ? answer : answer.fields
    }
    await refusal(send(stranger, form, { ...good, 'people.firstName': 'x'.repeat(5000) }), 'record/invalid')
    expect({
      owner: await refused({ ...good, 'people.ownerId': owner.memberId }),
      fixed: await refused({ ...good, 'people.source': 'Mine' }),
      empty: await refused({ 'people.firstName': 'Eve' }),
      phone: await refused({ ...good, 'people.phones': '12' }),
      consent: await refused(good, false),
      long: await refused({ ...good, 'people.firstName': 'x'.repeat(201) }),
      script: await refused({ ...good, 'people.firstName': script }),
      stored: (await found(owner, 'eve@example.com'))?.firstName,
    }).toEqual({
      owner: { 'people.ownerId': { rule: 'unknown-field' } },
      fixed: { 'people.source': { rule: 'unknown-field' } },
      empty: { 'people.emails': { rule: 'required' } },
      phone: { 'people.phones': { rule: 'phone' } },
      consent: { consent: { rule: 'required' } },
      long: { 'people.firstName': { rule: 'too-long', limit: 200 } },
      script: THANKED,
      stored: script,
    })
  }),

  scenario('forms/strangers', 'a form says no more than it shows, and the same of whoever is known', async ({ stage }) => {
    const [owner, stranger, outsider] = [await stage.as('owner'), await stage.world.connect(), await stage.as('outsider')]
    const emails = [{ value: 'known@example.com', label: null, primary: true }]
    await write(stage, owner, person(stage.world, { firstName: 'Known', emails }))
    const form = await made(stage, owner, { introduction: 'Hello' })
    const { challenge, ...shown } = (await stranger.ports.functions.readForm({ workspaceId: form.workspaceId, formId: form.id }))!
    const kept = await outsider.ports.records.get('forms', form.id)
    const known = await send(stranger, form, { 'people.emails': 'known@example.com' })
    const unknown = await send(stranger, form, { 'people.emails': 'unknown@example.com' })
    expect({ shown, kept, known, unknown, hasChallenge: challenge.signature !== '' }).toEqual({
      shown: {
        title: 'Talk to us',
        introduction: 'Hello',
        consent: null,
        files: null,
        fields: ['line', 'email', 'phone', 'line'].map((kind, at) => ({
          key: FIELDS[at]!.key,
          label: FIELDS[at]!.label,
          required: at === 1,
          kind,
          help: null,
          options: [],
        })),
      },
      kept: null,
      known: THANKED,
      unknown: THANKED,
      hasChallenge: true,
    })
  }),
]

/** A form that is open. */
export async function made(stage: Stage, actor: Actor, more: Partial<Form> = {}): Promise<RecordOf<'forms'>> {
  const id = stage.world.newId()
  const data = {
    name: `Form ${id}`,
    title: 'Talk to us',
    thanks: 'We will call.',
    status: 'open',
    fields: FIELDS,
    ...more,
  } as const
  return write(stage, actor, { kind: 'create', collection: 'forms', id, data: data as Partial<Form> })
}

/** What somebody without an account fills in. */
export async function send(
  { ports }: Pick<Client, 'ports'>,
  form: RecordOf<'forms'>,
  answers: Readonly<Record<string, string>>,
  consented = true,
): Promise<FormAnswer> {
  const proof = await proven({ ports }, form)
  const { workspaceId, id: formId } = form
  return ports.functions.submitForm({ workspaceId, formId, proof, answers, consented, trap: '' })
}

export async function proven({ ports }: Pick<Client, 'ports'>, { workspaceId, id: formId }: RecordOf<'forms'>): Promise<Proof> {
  const shown = await ports.functions.readForm({ workspaceId, formId })
  if (shown === null) throw new Error('the form is not open')
  return solved(shown.challenge)
}

async function solved(challenge: Challenge): Promise<Proof> {
  const solution = await solveChallenge({ challenge: challenge as never, deriveKey })
  if (solution === null) throw new Error('not solved')
  return { challenge, solution: { counter: solution.counter, derivedKey: solution.derivedKey } }
}

/** Once another browser's submission is here. */
export async function found({ ports, workspaceId }: Actor, email: string): Promise<RecordOf<'people'> | undefined> {
  const find = async () => {
    const { items } = await ports.records.list('people', { workspaceId, limit: 50 })
    return items.find(({ emails }) => emails.some(({ value }) => value === email))
  }
  await expect.poll(find).toBeDefined()
  return find()
}

/** Once a submission is among them. */
export async function linesOf({ ports, workspaceId }: Actor, personId: Id): Promise<readonly RecordOf<'activities'>[]> {
  const where = { op: 'has', field: 'subjects', value: subjectOf('people', personId) } as const
  const read = async () => (await ports.records.list('activities', { workspaceId, where, limit: 50 })).items
  await expect.poll(async () => (await read()).map(({ verb }) => verb)).toContain('submitted')
  return (await read()).filter(({ source }) => source === 'form').toSorted((a, b) => (a.verb < b.verb ? -1 : 1))
}
