import { expect } from 'vitest'
import type { RecordOf } from '../../src/domain/model/records/collections'
import { subjectOf } from '../../src/domain/model/records/subject'
import type { Plan } from '../../src/domain/model/rules/rule'
import { rehearseRule } from '../../src/domain/use-cases/rules/rehearse-rule'
import { newMutationId, type Actor, type Stage } from '../harness/stage'
import { made as openForm, send } from './forms.contract'
import { boardOf, commit, company, deal, person, refusal, wild, write } from './acts'
import { scenario, type Scenario } from './scenario'

const TASK = { do: 'task', title: 'Call them', assignee: 'owner', dueInDays: 1 } as const

/** What is done by itself. */
export const rules: readonly Scenario[] = [
  scenario('rules/made', 'a new record sets off a rule whose filter it meets, once', async ({ stage }) => {
    const admin = await stage.as('admin')
    await ruled(stage, admin, 'people', { trigger: { on: 'made' }, filter: 'lifecycle:any-of:lead', steps: [TASK] })
    const lead = await write(stage, admin, person(stage.world, { firstName: 'Ada', lifecycle: 'lead', ownerId: admin.memberId }))
    await write(stage, admin, person(stage.world, { firstName: 'Bo', lifecycle: 'customer' }))
    await run(stage, admin)
    await run(stage, admin)
    const [task, ...others] = await tasks(admin)
    expect([task, others]).toMatchObject([
      {
        title: 'Call them',
        subjects: [subjectOf('people', lead.id)],
        assigneeId: admin.memberId,
        createdBy: { memberId: null, via: 'rule' },
      },
      [],
    ])
    expect(await runs(admin)).toMatchObject([{ about: `people/${lead.id}`, status: 'done', depth: 0, problem: null }])
  }),

  scenario('rules/since', 'a rule counts from when it was switched on', async ({ stage }) => {
    const admin = await stage.as('admin')
    const rule = await ruled(stage, admin, 'people', { trigger: { on: 'made' }, filter: '', steps: [TASK] }, 'off')
    await write(stage, admin, person(stage.world, { firstName: 'Ada' }))
    await stage.world.advance(5000)
    await commit(stage, admin, [{ kind: 'update', collection: 'rules', id: rule.id, patch: { status: 'on' }, expect: 'any' }])
    const bo = await write(stage, admin, person(stage.world, { firstName: 'Bo' }))
    await run(stage, admin)
    expect((await runs(admin)).map(({ about }) => about)).toEqual([`people/${bo.id}`])
  }),

  scenario(
    'rules/stage',
    'a deal that enters a stage is given a tag, an owner and a note, and all is taken back',
    async ({ stage }) => {
      const admin = await stage.as('admin')
      const board = await boardOf(admin)
      const [from, to] = board.open
      const tag = await write(stage, admin, {
        kind: 'create',
        collection: 'tags',
        id: stage.world.newId(),
        data: { name: 'Hot' },
      })
      await ruled(stage, admin, 'deals', {
        trigger: { on: 'stage', stageId: to.id },
        filter: '',
        steps: [
          { do: 'tag', tagId: tag.id },
          { do: 'assign', memberIds: [admin.memberId] },
          { do: 'note', body: 'Begin.' },
          TASK,
        ],
      })
      const made = await write(stage, admin, deal(stage.world, board, { title: 'Looms', stageId: from.id }))
      await run(stage, admin)
      expect(await runs(admin)).toEqual([])
      await commit(stage, admin, [{ kind: 'update', collection: 'deals', id: made.id, patch: { stageId: to.id }, expect: 'any' }])
      await run(stage, admin)
      const [done] = await runs(admin)
      expect(await admin.ports.records.get('deals', made.id)).toMatchObject({ tagIds: [tag.id], ownerId: admin.memberId })
      expect([await tasks(admin), await notes(admin)]).toMatchObject([[{ assigneeId: admin.memberId }], [{ body: 'Begin.' }]])

      const [task] = await tasks(admin)
      await commit(stage, admin, [{ kind: 'update', collection: 'tasks', id: task!.id, patch: { title: 'Mine' }, expect: 'any' }])
      const answer = await admin.ports.functions.call(
        'undo-rule-run',
        { workspaceId: admin.workspaceId, runId: done!.id },
        { mutationId: newMutationId(stage.world) },
      )
      expect(answer).toEqual({ ok: true, value: { undone: 2, left: 1 } })
      expect(await admin.ports.records.get('deals', made.id)).toMatchObject({ tagIds: [], ownerId: null })
      expect([await tasks(admin), await notes(admin), await runs(admin)]).toMatchObject([
        [{ title: 'Mine' }],
        [],
        [{ status: 'undone' }],
      ])
    },
  ),

  scenario('rules/form', 'what a stranger sends by a form sets off its rules about the person, once', async ({ stage }) => {
    const [admin, stranger] = [await stage.as('admin'), await stage.world.connect()]
    const [form, other] = [await openForm(stage, admin), await openForm(stage, admin)]
    const plan: Plan = { trigger: { on: 'form', formId: form.id }, filter: '', steps: [TASK] }
    await ruled(stage, admin, 'people', plan)
    const note = { do: 'note', body: 'They wrote.' } as const
    await ruled(stage, admin, 'people', { trigger: { on: 'form', formId: null }, filter: '', steps: [note] })
    await send(stranger, form, { 'people.emails': 'ada@engines.example' })
    await send(stranger, other, { 'people.emails': 'byron@engines.example' })
    await run(stage, admin)
    await run(stage, admin)
    const { items } = await admin.ports.records.list('people', { workspaceId: admin.workspaceId, limit: 50 })
    const ada = items.find(({ emails }) => emails.some(({ value }) => value === 'ada@engines.example'))
    expect(await tasks(admin)).toMatchObject([
      { title: 'Call them', subjects: [`people/${ada?.id}`], createdBy: { memberId: null, via: 'rule' } },
    ])
    const ran = (await runs(admin)).map(({ status, depth }) => `${status} ${depth}`)
    expect([(await notes(admin)).length, ran]).toEqual([2, ['done 0', 'done 0', 'done 0']])
    const workspace = (await admin.ports.records.get('workspaces', admin.workspaceId))!
    const rehearsal = { collection: 'people', plan, workspace, definitions: [], now: stage.world.now() } as const
    const rehearsed = await rehearseRule(rehearsal, admin.ports.records)
    expect(rehearsed?.map(({ record }) => record.id)).toEqual([ada?.id])
  }),

  scenario('rules/wait', 'a rule that waits goes on when it is time', async ({ stage }) => {
    const admin = await stage.as('admin')
    await ruled(stage, admin, 'companies', { trigger: { on: 'made' }, filter: '', steps: [{ do: 'wait', hours: 2 }, TASK] })
    await write(stage, admin, company(stage.world, { name: 'Looms' }))
    await run(stage, admin)
    expect([await tasks(admin), await runs(admin)]).toMatchObject([[], [{ status: 'waiting', step: 1 }]])
    await stage.world.advance(2 * 3_600_000)
    await run(stage, admin)
    expect([await tasks(admin), await runs(admin)]).toMatchObject([[{ title: 'Call them' }], [{ status: 'done', dueAt: null }]])
  }),

  scenario('rules/call', 'a rule calls a webhook, signed, and again where it was refused', async ({ stage }) => {
    const admin = await stage.as('admin')
    const hook = await write(
      stage,
      admin,
      wild({
        kind: 'create',
        collection: 'webhooks',
        id: stage.world.newId(),
        data: { url: stage.world.hook.url, events: ['lost'] },
      }),
    )
    await ruled(stage, admin, 'people', {
      trigger: { on: 'made' },
      filter: '',
      steps: [{ do: 'call', webhookId: hook.id }, TASK],
    })
    stage.world.hook.answerWith(500)
    const ada = await write(stage, admin, person(stage.world, { firstName: 'Ada' }))
    await run(stage, admin)
    expect(await runs(admin)).toMatchObject([{ status: 'waiting', failures: 1 }])
    stage.world.hook.answerWith(200)
    await stage.world.advance(61_000)
    await run(stage, admin)
    const calls = await stage.world.hook.deliveries()
    expect(new Set(calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(JSON.parse(calls[0]!.body)).toMatchObject({ type: 'rule', data: { objectId: ada.id } })
    expect([calls.length, await tasks(admin), await runs(admin)]).toMatchObject([2, [{}], [{ status: 'done', failures: 0 }]])
  }),

  scenario('rules/each-other', 'a rule does not set off itself, and rules that set off each other end', async ({ stage }) => {
    const admin = await stage.as('admin')
    const change = (value: string): Plan => ({
      trigger: { on: 'changed', fields: ['lifecycle'] },
      filter: '',
      steps: [{ do: 'set', field: 'lifecycle', value }],
    })
    await ruled(stage, admin, 'people', change('lead'))
    await ruled(stage, admin, 'people', change('customer'))
    const ada = await write(stage, admin, person(stage.world, { firstName: 'Ada', lifecycle: 'other' }))
    await commit(stage, admin, [
      wild({ kind: 'update', collection: 'people', id: ada.id, patch: { lifecycle: 'former' }, expect: 'any' }),
    ])
    for (let at = 0; at < 5; at += 1) await run(stage, admin)
    const all = await runs(admin)
    const count = all.length
    await run(stage, admin)
    expect([(await runs(admin)).length, all.some(({ problem }) => problem === 'too-deep')]).toEqual([count, true])
    expect(Math.max(...all.map(({ depth }) => depth))).toBe(4)
  }),

  scenario('rules/paused', 'a rule is paused when whoever made it may manage none any more', async ({ stage }) => {
    const [owner, admin] = [await stage.as('owner'), await stage.as('admin')]
    const rule = await ruled(stage, admin, 'people', { trigger: { on: 'made' }, filter: '', steps: [TASK] })
    await commit(stage, owner, [
      wild({ kind: 'update', collection: 'members', id: admin.memberId, expect: 'any', patch: { role: 'member' } }),
    ])
    await write(stage, owner, person(stage.world, { firstName: 'Ada' }))
    await run(stage, owner)
    expect([await owner.ports.records.get('rules', rule.id), await runs(owner)]).toMatchObject([{ status: 'paused' }, []])
  }),

  scenario('rules/impossible', 'what cannot be done is said in the log, and nothing of it is done', async ({ stage }) => {
    const admin = await stage.as('admin')
    const gone = stage.world.newId()
    await ruled(stage, admin, 'people', { trigger: { on: 'made' }, filter: '', steps: [TASK, { do: 'tag', tagId: gone }] })
    await ruled(stage, admin, 'people', { trigger: { on: 'made' }, filter: 'custom.gone:empty', steps: [TASK] })
    await write(stage, admin, person(stage.world, { firstName: 'Ada' }))
    await run(stage, admin)
    expect([await tasks(admin), await runs(admin)]).toMatchObject([[], [{ status: 'failed', problem: 'step-impossible' }]])
  }),

  scenario('rules/overlap', 'whoever runs rules at the same time does nothing twice', async ({ stage }) => {
    const admin = await stage.as('admin')
    await ruled(stage, admin, 'people', { trigger: { on: 'made' }, filter: '', steps: [TASK] })
    await commit(
      stage,
      admin,
      [1, 2, 3].map((each) => person(stage.world, { firstName: `Ada ${each}` })),
    )
    await stage.world.advance(2000)
    const call = () =>
      admin.ports.functions.call('run-rules', { workspaceId: admin.workspaceId }, { mutationId: newMutationId(stage.world) })
    await Promise.all([call(), call(), call(), call()])
    await run(stage, admin)
    expect([(await tasks(admin)).length, (await runs(admin)).map(({ status }) => status)]).toEqual([3, ['done', 'done', 'done']])
  }),

  scenario('rules/hidden', 'nobody is pointed to a record that is kept from them', async ({ stage }) => {
    const [owner, member] = [await stage.as('owner'), await stage.as('member')]
    const hide = { memberVisibility: 'own-and-unassigned-deals' }
    await commit(stage, owner, [
      wild({ kind: 'update', collection: 'workspaces', id: owner.workspaceId, patch: hide, expect: 'any' }),
    ])
    await ruled(stage, owner, 'deals', {
      trigger: { on: 'made' },
      filter: '',
      steps: [{ do: 'notify', member: member.memberId }],
    })
    const board = await boardOf(owner)
    const theirs = await write(stage, owner, deal(stage.world, board, { title: 'Looms', ownerId: owner.memberId }))
    const open = await write(stage, owner, deal(stage.world, board, { title: 'Cards' }))
    await run(stage, owner)
    const told = await member.ports.records.list('notifications', { workspaceId: member.workspaceId, limit: 10 })
    expect([theirs.id, told.items]).toMatchObject([theirs.id, [{ kind: 'rule', subject: `deals/${open.id}` }]])
  }),

  scenario('rules/foreign', 'a rule reaches nothing of another workspace', async ({ stage }) => {
    const [admin, outsider] = [await stage.as('admin'), await stage.as('outsider')]
    const theirs = await write(stage, outsider, {
      kind: 'create',
      collection: 'tags',
      id: stage.world.newId(),
      data: { name: 'X' },
    })
    await ruled(stage, admin, 'people', { trigger: { on: 'made' }, filter: '', steps: [{ do: 'tag', tagId: theirs.id }] })
    await ruled(stage, admin, 'people', {
      trigger: { on: 'made' },
      filter: '',
      steps: [{ do: 'assign', memberIds: [outsider.memberId] }],
    })
    const ada = await write(stage, admin, person(stage.world, { firstName: 'Ada' }))
    await run(stage, admin)
    expect(await admin.ports.records.get('people', ada.id)).toMatchObject({ tagIds: [], ownerId: null })
    expect((await runs(admin)).map(({ status, problem }) => [status, problem])).toEqual([
      ['failed', 'step-impossible'],
      ['failed', 'step-impossible'],
    ])
  }),

  scenario('rules/managers', 'members neither read nor write rules, nor run them', async ({ stage }) => {
    const [admin, member] = [await stage.as('admin'), await stage.as('member')]
    await ruled(stage, admin, 'people', { trigger: { on: 'made' }, filter: '', steps: [TASK] })
    const page = await member.ports.records
      .list('rules', { workspaceId: member.workspaceId, limit: 10 })
      .catch(() => ({ items: [] }))
    const created = await refusal(
      ruled(stage, member, 'people', { trigger: { on: 'made' }, filter: '', steps: [TASK] }),
      'access/denied',
    )
    const ran = await refusal(
      member.ports.functions.call('run-rules', { workspaceId: member.workspaceId }, { mutationId: newMutationId(stage.world) }),
      'access/denied',
    )
    expect([page.items, created, ran]).toMatchObject([[], { code: 'access/denied' }, { code: 'access/denied' }])
  }),
]

function ruled(stage: Stage, actor: Actor, collection: RecordOf<'rules'>['collection'], plan: Plan, status: 'on' | 'off' = 'on') {
  const data = { name: `On ${collection}`, status, collection, plan: JSON.stringify(plan) }
  return write(stage, actor, { kind: 'create', collection: 'rules', id: stage.world.newId(), data })
}

/** Until what was written is settled, and done. */
async function run(stage: Stage, actor: Actor): Promise<void> {
  await stage.world.advance(2000)
  await actor.ports.functions.call('run-rules', { workspaceId: actor.workspaceId }, { mutationId: newMutationId(stage.world) })
}

async function tasks({ ports, workspaceId }: Actor): Promise<readonly RecordOf<'tasks'>[]> {
  return (await ports.records.list('tasks', { workspaceId, limit: 50 })).items
}

async function notes({ ports, workspaceId }: Actor): Promise<readonly RecordOf<'notes'>[]> {
  return (await ports.records.list('notes', { workspaceId, limit: 50 })).items
}

async function runs({ ports, workspaceId }: Actor): Promise<readonly RecordOf<'ruleRuns'>[]> {
  return (await ports.records.list('ruleRuns', { workspaceId, limit: 50 })).items
}
