import { expect } from 'vitest'
import type { FunctionInput, Heirs } from '../../src/domain/model/functions/catalogue'
import type { Id } from '../../src/domain/model/kernel/id'
import type { Role } from '../../src/domain/model/workspaces/workspace'
import { invitationToken, newMutationId, type Actor, type Stage } from '../harness/stage'
import { commit, company, person, refusal, write } from './acts'
import { scenario, type Scenario } from './scenario'

/** Who is in, who is asked to be, and what becomes of the records of who goes. */
export const functionsTeam: readonly Scenario[] = [
  scenario('functions/resend', 'an invitation sent again has a new token, and the old one opens nothing', async ({ stage }) => {
    const [owner, admin, guest] = [await stage.as('owner'), await stage.as('admin'), await stage.as('outsider')]
    const invitationId = await invited(stage, owner, { email: guest.email })
    const old = await invitationToken(stage.world, guest.email)
    const again = await resend(stage, admin, { invitationId })
    const fresh = await invitationToken(stage.world, guest.email)
    expect({
      again,
      differ: old !== fresh,
      old: await accept(stage, guest, old),
      fresh: await accept(stage, guest, fresh),
      used: await resend(stage, owner, { invitationId }),
      unknown: await resend(stage, owner, { invitationId: stage.world.newId() }),
    }).toEqual({
      again: { ok: true, value: { invitationId } },
      differ: true,
      old: { ok: false, refusal: 'invitation-unknown' },
      fresh: { ok: true, value: { workspaceId: owner.workspaceId } },
      used: { ok: false, refusal: 'invitation-used' },
      unknown: { ok: false, refusal: 'invitation-unknown' },
    })
  }),

  scenario(
    'functions/read-invitation',
    'an invitation tells whoever holds its token, before they sign in, who invites and where to; and nothing once it is void',
    async ({ stage }) => {
      const owner = await stage.as('owner')
      const email = 'new@example.com'
      const stranger = await stage.world.connect()
      const read = (token: string) => stranger.ports.functions.readInvitation(token)
      const invitationId = await invited(stage, owner, { email })
      const old = await invitationToken(stage.world, email)
      const before = await read(old)
      await resend(stage, owner, { invitationId })
      const fresh = await invitationToken(stage.world, email)
      const resent = [await read(old), await read(fresh)]
      await revoke(stage, owner, { invitationId })
      const details = { workspaceName: 'owner & co', invitedBy: 'owner' }
      expect({ before, resent, revoked: await read(fresh), unknown: await read('0'.repeat(48)), none: await read('') }).toEqual({
        before: details,
        resent: [null, details],
        revoked: null,
        unknown: null,
        none: null,
      })
    },
  ),

  scenario('functions/revoke', 'a revoked invitation lets nobody in until it is sent again', async ({ stage }) => {
    const [owner, guest] = [await stage.as('owner'), await stage.as('outsider')]
    const invitationId = await invited(stage, owner, { email: guest.email })
    const token = await invitationToken(stage.world, guest.email)
    const revoked = [await revoke(stage, owner, { invitationId }), await revoke(stage, owner, { invitationId })]
    const refused = await accept(stage, guest, token)
    await resend(stage, owner, { invitationId })
    const fresh = await invitationToken(stage.world, guest.email)
    const done = { ok: true, value: { invitationId } }
    expect({ revoked, refused, accepted: (await accept(stage, guest, fresh)).ok }).toEqual({
      revoked: [done, done],
      refused: { ok: false, refusal: 'invitation-revoked' },
      accepted: true,
    })
  }),

  scenario(
    'functions/invitation-rights',
    'invitations are for managers to send again and take back, an owner’s for owners',
    async ({ stage }) => {
      const [owner, admin, member] = [await stage.as('owner'), await stage.as('admin'), await stage.as('member')]
      const plain = await invited(stage, owner, { email: 'a@example.com' })
      const [invitationId, { workspaceId }] = [await invited(stage, owner, { email: 'b@example.com', role: 'owner' }), owner]
      for (const [actor, id] of [
        [member, plain],
        [admin, invitationId],
        [await stage.as('outsider'), plain],
      ] as const) {
        await refusal(resend(stage, actor, { invitationId: id, workspaceId }), 'access/denied')
        await refusal(revoke(stage, actor, { invitationId: id, workspaceId }), 'access/denied')
      }
    },
  ),

  scenario(
    'functions/deactivate',
    'who is deactivated reads nothing more, and what was theirs is the heirs’',
    async ({ stage }) => {
      const [owner, admin, leaver] = [await stage.as('owner'), await stage.as('admin'), await stage.as('member')]
      const { world } = stage
      const [theirs, firm] = [
        person(world, { firstName: 'Ada', ownerId: leaver.memberId }),
        company(world, { name: 'Engines', ownerId: leaver.memberId }),
      ]
      const other = person(world, { firstName: 'Bob', ownerId: admin.memberId })
      const task = (status: 'open' | 'done') =>
        ({
          kind: 'create',
          collection: 'tasks',
          id: world.newId(),
          data: { title: status, status, assigneeId: leaver.memberId },
        }) as const
      const [open, done] = [task('open'), task('done')]
      await commit(stage, owner, [theirs, firm, other, open, done])
      const heirs = { people: admin.memberId, companies: null, deals: null, tasks: owner.memberId }
      const answer = await deactivate(stage, admin, { memberId: leaver.memberId, heirs })
      await refusal(leaver.ports.records.list('people', { workspaceId: owner.workspaceId, limit: 1 }), 'access/denied')
      const { records } = owner.ports
      expect({
        answer,
        member: await records.get('members', leaver.memberId),
        owners: [
          await records.get('people', theirs.id),
          await records.get('people', other.id),
          await records.get('companies', firm.id),
        ].map((record) => record?.ownerId),
        assignees: [await records.get('tasks', open.id), await records.get('tasks', done.id)].map((record) => record?.assigneeId),
      }).toMatchObject({
        answer: { ok: true, value: { people: 1, companies: 1, deals: 0, tasks: 1 } },
        member: { status: 'deactivated' },
        owners: [admin.memberId, admin.memberId, null],
        assignees: [owner.memberId, leaver.memberId],
      })
    },
  ),

  scenario(
    'functions/deactivate-refusals',
    'the last owner stays, an owner is an owner’s matter, and heirs are active members',
    async ({ stage }) => {
      const [owner, admin, viewer] = [await stage.as('owner'), await stage.as('admin'), await stage.as('viewer')]
      const theirs = await write(stage, owner, person(stage.world, { firstName: 'Ada', ownerId: owner.memberId }))
      await refusal(deactivate(stage, owner, { memberId: owner.memberId }), 'workspace/last-owner')
      await refusal(deactivate(stage, admin, { memberId: owner.memberId }), 'access/denied')
      await refusal(deactivate(stage, viewer, { memberId: admin.memberId }), 'access/denied')
      const answers = [
        await deactivate(stage, owner, { memberId: viewer.memberId, heirs: { ...NOBODY, people: viewer.memberId } }),
        await deactivate(stage, owner, { memberId: viewer.memberId, heirs: { ...NOBODY, deals: stage.world.newId() } }),
        await deactivate(stage, owner, { memberId: stage.world.newId() }),
      ]
      expect({ answers, owner: (await owner.ports.records.get('people', theirs.id))?.ownerId }).toEqual({
        answers: [
          { ok: false, refusal: 'heir-unknown' },
          { ok: false, refusal: 'heir-unknown' },
          { ok: false, refusal: 'member-unknown' },
        ],
        owner: owner.memberId,
      })
    },
  ),
]

const NOBODY: Heirs = { people: null, companies: null, deals: null, tasks: null }

async function invited(
  { world }: Stage,
  { ports, workspaceId }: Actor,
  { email, role = 'member' }: Pick<FunctionInput<'invite-member'>, 'email'> & { readonly role?: Role },
): Promise<Id> {
  const answer = await ports.functions.call('invite-member', { workspaceId, email, role }, { mutationId: newMutationId(world) })
  if (!answer.ok) throw new Error(answer.refusal)
  return answer.value.invitationId
}

type Which = Pick<FunctionInput<'resend-invitation'>, 'invitationId'> & Partial<FunctionInput<'resend-invitation'>>

function resend({ world }: Stage, { ports, workspaceId }: Actor, which: Which) {
  return ports.functions.call('resend-invitation', { workspaceId, ...which }, { mutationId: newMutationId(world) })
}

function revoke({ world }: Stage, { ports, workspaceId }: Actor, which: Which) {
  return ports.functions.call('revoke-invitation', { workspaceId, ...which }, { mutationId: newMutationId(world) })
}

function deactivate(
  { world }: Stage,
  { ports, workspaceId }: Actor,
  { memberId, heirs = NOBODY }: { readonly memberId: Id; readonly heirs?: Heirs },
) {
  return ports.functions.call('deactivate-member', { workspaceId, memberId, heirs }, { mutationId: newMutationId(world) })
}

function accept({ world }: Stage, { ports }: Actor, token: string) {
  return ports.functions.call('accept-invitation', { token }, { mutationId: newMutationId(world) })
}
