import { filter, firstValueFrom } from 'rxjs'
import type { Id } from '../../src/domain/model/kernel/id'
import { type MutationId, mutationIdOf } from '../../src/domain/model/records/meta'
import type { Role } from '../../src/domain/model/workspaces/workspace'
import type { Client, KeptPerson, World } from './harness'

/** `outsider` owns another workspace. */
export type Part = Role | 'outsider'

const PARTS: readonly Part[] = ['owner', 'admin', 'member', 'viewer', 'outsider']

/** A person with a session of their own, in their workspace. */
export interface Actor extends Client {
  readonly email: string
  readonly password: string
  readonly userId: Id
  readonly memberId: Id
  readonly workspaceId: Id
}

/**
 * A workspace with its team, set up through the ports alone, so that every adapter set can provide it. Where that is expensive,
 * those who signed up are kept from world to world, and the backend itself makes them members.
 */
export interface Stage {
  readonly world: World
  readonly workspaceId: Id
  /** The person of this role, who joins the workspace at first use. */
  as(part: Part): Promise<Actor>
  /** Another session of the same person, on another device. */
  elsewhere(actor: Actor): Promise<Actor>
  /** Another tab of the same browser. */
  anotherTab(actor: Actor): Promise<Actor>
  /** Another person of this role, different at each call, who was invited and accepted. */
  oneMore(role: Role): Promise<Actor>
}

export const PASSWORD = 'correct horse battery'

export async function openStage(world: World): Promise<Stage> {
  const kept = await setUp(keptPeople(world))
  const owner = await setUp(enter('owner'))
  const cast = new Map<Part, Promise<Actor>>([['owner', Promise.resolve(owner)]])
  let extras = 0

  async function enter(part: Part): Promise<Actor> {
    const person = kept?.get(part)
    if (isFounder(part)) return person?.home ? comeBack(world, person, person.home) : found(world, part)
    if (person === undefined) return join(world, owner, { role: part, name: part })
    await enlist(world, owner.workspaceId, { ...person, role: part })
    return comeBack(world, person, owner.workspaceId)
  }

  return {
    world,
    workspaceId: owner.workspaceId,
    as(part) {
      const actor = cast.get(part) ?? setUp(enter(part))
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

async function setUp<T>(what: Promise<T>): Promise<T> {
  try {
    return await what
  } catch (cause) {
    throw new Error(`${NO_STAGE}: ${String(cause)}`, { cause })
  }
}

export function newMutationId(world: World): MutationId {
  return mutationIdOf(world.newId())
}

function isFounder(part: Part): part is 'owner' | 'outsider' {
  return part === 'owner' || part === 'outsider'
}

/** Those of all parts, who sign up the first time; `null`: this world keeps nobody. */
async function keptPeople(world: World): Promise<ReadonlyMap<string, KeptPerson> | null> {
  const { start } = world
  if (start === undefined) return null
  const kept = await start.restore()
  const people = kept ?? (await everybody(world))
  if (kept === null) await start.keep(people)
  return new Map(people.map((person) => [person.name, person]))
}

async function everybody(world: World): Promise<readonly KeptPerson[]> {
  const people: KeptPerson[] = []
  for (const name of PARTS) {
    const account = await signUp(world, name)
    people.push({ ...account, name, home: isFounder(name) ? await makeWorkspace(world, account, name) : null })
    await account.client.close()
  }
  return people
}

/** In the browser in which they signed up. */
async function comeBack(world: World, { email, userId }: KeptPerson, workspaceId: Id): Promise<Actor> {
  const client = await world.connect({ keptAs: email })
  await signedIn(client)
  return actorOf({ client, email, userId }, workspaceId)
}

/** As the backend makes one who was invited a member. */
async function enlist(
  world: World,
  workspaceId: Id,
  { userId, role, name }: { readonly userId: Id; readonly role: Role; readonly name: string },
): Promise<void> {
  const data = { userId, role, displayName: name }
  await world.adminWrite(workspaceId, [{ kind: 'create', collection: 'members', id: world.newId(), data }])
}

/** Signs up and makes a workspace. */
async function found(world: World, name: string): Promise<Actor> {
  const account = await signUp(world, name)
  return actorOf(account, await makeWorkspace(world, account, name))
}

async function makeWorkspace(world: World, { client }: Account, name: string): Promise<Id> {
  const answer = await client.ports.functions.call(
    'create-workspace',
    { name: `${name} & co`, currency: 'EUR', country: 'DE', locale: 'en', timeZone: 'Europe/Berlin', sample: false },
    { mutationId: newMutationId(world) },
  )
  if (!answer.ok) throw new Error('create-workspace was refused')
  return answer.value.workspaceId
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
