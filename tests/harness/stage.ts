import { filter, firstValueFrom } from 'rxjs'
import type { Id } from '../../src/domain/model/kernel/id'
import { type MutationId, mutationIdOf } from '../../src/domain/model/records/meta'
import type { Role } from '../../src/domain/model/workspaces/workspace'
import type { Client, Owner, World } from './harness'

/** `outsider` owns another workspace. */
export type Part = Role | 'outsider'

/** A person with a session of their own, in their workspace. */
export interface Actor extends Client, Owner {
  readonly password: string
  readonly memberId: Id
}

/** A workspace with its team, set up through the ports alone, so that every adapter set can provide it. */
export interface Stage {
  readonly world: World
  readonly workspaceId: Id
  /** The person of this role, who joins the workspace at first use. */
  as(part: Part): Promise<Actor>
  /** Another session of the same person, on another device. */
  elsewhere(actor: Actor): Promise<Actor>
  /** Another tab of the same browser. */
  anotherTab(actor: Actor): Promise<Actor>
  /** Another person of this role, different at each call. */
  oneMore(role: Role): Promise<Actor>
}

export const PASSWORD = 'correct horse battery'

export async function openStage(world: World): Promise<Stage> {
  const owner = await setUp(ownerOf(world))
  const cast = new Map<Part, Promise<Actor>>([['owner', Promise.resolve(owner)]])
  let extras = 0
  return {
    world,
    workspaceId: owner.workspaceId,
    as(part) {
      const known = cast.get(part)
      const actor = known ?? setUp(part === 'outsider' ? found(world, part) : join(world, owner, { role: part, name: part }))
      cast.set(part, actor)
      return actor
    },
    async elsewhere(actor) {
      const client = await world.connect()
      await client.ports.auth.signIn({ method: 'password', email: actor.email, password: actor.password })
      return { ...actor, ...client }
    },
    async anotherTab(actor) {
      return { ...actor, ...(await world.connect({ sameBrowserAs: actor })) }
    },
    oneMore(role) {
      extras += 1
      return setUp(join(world, owner, { role, name: `${role}-${extras}` }))
    },
  }
}

/** The prefix of errors in setting up a scenario, which say nothing about what it tests. */
export const NO_STAGE = 'the stage could not be set'

async function setUp(actor: Promise<Actor>): Promise<Actor> {
  try {
    return await actor
  } catch (cause) {
    throw new Error(`${NO_STAGE}: ${String(cause)}`, { cause })
  }
}

export function newMutationId(world: World): MutationId {
  return mutationIdOf(world.newId())
}

/** The one who was kept with a workspace, or a new one. */
async function ownerOf(world: World): Promise<Actor> {
  const kept = await world.start?.restore()
  if (kept === undefined || kept === null) {
    const owner = await found(world, 'owner')
    await world.start?.keep(owner)
    return owner
  }
  const client = await world.connect()
  await signedIn(client)
  return actorOf({ client, ...kept }, kept.workspaceId)
}

/** Signs up and makes a workspace. */
async function found(world: World, name: string): Promise<Actor> {
  const account = await signUp(world, name)
  const answer = await account.client.ports.functions.call(
    'create-workspace',
    { name: `${name} & co`, currency: 'EUR', country: 'DE', locale: 'en', timeZone: 'Europe/Berlin', sample: false },
    { mutationId: newMutationId(world) },
  )
  if (!answer.ok) throw new Error('create-workspace was refused')
  return actorOf(account, answer.value.workspaceId)
}

/** Signs up, is invited and accepts. */
async function join(world: World, owner: Actor, who: { readonly role: Role; readonly name: string }): Promise<Actor> {
  const account = await signUp(world, who.name)
  const invited = await owner.ports.functions.call(
    'invite-member',
    { workspaceId: owner.workspaceId, email: account.email, role: who.role },
    { mutationId: newMutationId(world) },
  )
  if (!invited.ok) throw new Error(`invite-member was refused: ${invited.refusal}`)
  const token = await invitationToken(world, account.email)
  const accepted = await account.client.ports.functions.call('accept-invitation', { token }, { mutationId: newMutationId(world) })
  if (!accepted.ok) throw new Error(`accept-invitation was refused: ${accepted.refusal}`)
  return actorOf(account, owner.workspaceId)
}

export async function invitationToken(world: World, address: string): Promise<string> {
  const mail = await world.lastMailTo(address)
  const token = mail?.url.pathname.split('/').at(-1)
  if (token === undefined) throw new Error(`no invitation was mailed to ${address}`)
  return token
}

interface Account {
  readonly client: Client
  readonly email: string
  readonly userId: Id
}

async function signUp(world: World, name: string): Promise<Account> {
  const client = await world.connect()
  const email = `${name}@example.com`
  const step = await client.ports.auth.signUp({ email, password: PASSWORD, name })
  if (step.next === 'check-inbox') {
    const mail = await world.lastMailTo(email)
    if (mail !== null) await client.ports.auth.completeRedirect(mail.url)
  }
  const session = await signedIn(client)
  return { client, email, userId: session.user.id }
}

function signedIn({ ports }: Client) {
  return firstValueFrom(ports.auth.session$.pipe(filter((now) => now.status === 'signed-in')))
}

async function actorOf({ client, email, userId }: Account, workspaceId: Id): Promise<Actor> {
  const mine = await client.ports.records.list('members', {
    workspaceId,
    where: { op: 'eq', field: 'userId', value: userId },
    limit: 1,
  })
  const member = mine.items[0]
  if (member === undefined) throw new Error(`${email} is no member of the workspace it just joined`)
  return { ...client, email, password: PASSWORD, userId, memberId: member.id, workspaceId }
}
