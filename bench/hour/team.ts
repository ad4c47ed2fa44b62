import { filter, firstValueFrom } from 'rxjs'
import { MemoryDevice } from '../../tests/support/replica/memory-device'
import { BrowserStore } from '../../tests/harness/browser-store'
import type { LeapingRuntime } from '../../tests/harness/leaping-runtime'
import { openReplica } from '../../src/adapters/replica/open-replica'
import type { SessionStore } from '../../src/adapters/shared/session-store'
import { openSupabaseBackend } from '../../src/adapters/supabase/open-supabase-backend'
import type { Id } from '../../src/domain/model/kernel/id'
import { mutationIdOf } from '../../src/domain/model/records/meta'
import type { Ports } from '../../src/ports/ports'
import type { SyncPort } from '../../src/ports/sync.port'
import { furnish, type Furniture } from './furnish'
import { MEMBERS } from './script'
import type { Meter } from './meter'

export interface Place {
  readonly meter: Meter
  readonly publishableKey: string
  readonly runtime: LeapingRuntime
  /** The tabs that are open. */
  readonly open: Set<Tab>
  /** Whether each device holds a copy of the workspace. */
  readonly withReplica: boolean
}

/** A tab in which somebody is signed in. */
export interface Tab {
  readonly ports: Ports
  /** Null where there is no copy. */
  readonly sync: SyncPort | null
  close(): Promise<void>
}

export interface Member {
  readonly userId: Id
  readonly memberId: Id
  openTab(): Promise<Tab>
}

export interface Team {
  readonly workspaceId: Id
  readonly members: readonly Member[]
  readonly ids: Furniture
}

const PASSWORD = 'correct horse battery'

/** A workspace in use, and ten people with a browser each. Each was in the app before: a copy is on the device already. */
export async function gather(place: Place, team: string): Promise<Team> {
  const browsers = Array.from({ length: MEMBERS }, (_, at) => browserOf(place, `member${at}-${team}@example.com`))
  const [first, ...others] = browsers
  if (first === undefined) throw new Error('nobody is in the team')
  const tab = await first.openTab()
  const owner = await signUp(tab, place, first.email)
  const answer = await tab.ports.functions.call(
    'create-workspace',
    { name: `Hour ${team}`, currency: 'EUR', country: 'DE', locale: 'en', timeZone: 'Europe/Berlin', sample: false },
    { mutationId: mutationIdOf(place.runtime.newId()) },
  )
  if (!answer.ok) throw new Error('create-workspace was refused')
  const { workspaceId } = answer.value
  const users = [owner]
  for (const browser of others) users.push(await join(browser, { place, tab, workspaceId }))
  const memberIds = await Promise.all(users.map((userId) => memberOf(tab, workspaceId, userId)))
  const ids = await furnish(tab.ports.records, { runtime: place.runtime, workspaceId, memberIds })
  await tab.close()
  const members = browsers.map(({ openTab }, at) => ({ openTab, userId: users[at] as Id, memberId: memberIds[at] as Id }))
  if (place.withReplica) for (const member of members) await copied(member, workspaceId)
  return { workspaceId, members, ids }
}

interface Browser {
  readonly email: string
  openTab(): Promise<Tab>
}

function browserOf(place: Place, email: string): Browser {
  const store = new BrowserStore()
  const device = new MemoryDevice()
  return {
    email,
    async openTab() {
      const { ports, sync, close } = await openConnection(place, store.openTab(), device)
      const tab: Tab = {
        ports,
        sync,
        async close() {
          place.open.delete(tab)
          await close()
        },
      }
      place.open.add(tab)
      return tab
    },
  }
}

async function openConnection(
  { meter, publishableKey, runtime, withReplica }: Place,
  store: SessionStore,
  device: MemoryDevice,
): Promise<Tab> {
  const set = await openSupabaseBackend({
    project: { url: meter.url, publishableKey },
    runtime,
    appUrl: 'https://app.example',
    store,
    fetch: meter.fetch,
    transport: meter.transport,
  })
  if (!withReplica) return { ports: set.ports, sync: null, close: set.close }
  const { disks, tabs } = device.openTab()
  const replica = openReplica({ ports: set.ports, runtime, disks, tabs, backend: 'hour', answeredWithinMs: 60_000 })
  const close = async () => {
    await replica.close()
    await set.close()
  }
  return { ports: replica.ports, sync: replica.sync, close }
}

async function join(
  { email, openTab }: Browser,
  { place, tab, workspaceId }: { readonly place: Place; readonly tab: Tab; readonly workspaceId: Id },
): Promise<Id> {
  const own = await openTab()
  const userId = await signUp(own, place, email)
  const mutationId = () => ({ mutationId: mutationIdOf(place.runtime.newId()) })
  const invited = await tab.ports.functions.call('invite-member', { workspaceId, email, role: 'member' }, mutationId())
  if (!invited.ok) throw new Error(`invite-member was refused: ${invited.refusal}`)
  const link = await mailedLink(place, email, '/invite/')
  const accepted = await own.ports.functions.call(
    'accept-invitation',
    { token: link.pathname.split('/').at(-1) ?? '' },
    mutationId(),
  )
  if (!accepted.ok) throw new Error(`accept-invitation was refused: ${accepted.refusal}`)
  await own.close()
  return userId
}

async function signUp({ ports: { auth } }: Tab, place: Place, email: string): Promise<Id> {
  await auth.signUp({ email, password: PASSWORD, name: email.split('@')[0] ?? email })
  await auth.completeRedirect(await mailedLink(place, email, ''))
  const { user } = await firstValueFrom(auth.session$.pipe(filter((now) => now.status === 'signed-in')))
  return user.id
}

async function mailedLink({ meter }: Place, email: string, part: string): Promise<URL> {
  const mails = (await (await fetch(`${meter.url}/__dev/mail?to=${email}`)).json()) as readonly {
    readonly links: readonly string[]
  }[]
  const link = mails.flatMap(({ links }) => links).find((each) => each.includes(part))
  if (link === undefined) throw new Error(`nothing was mailed to ${email}`)
  return new URL(link)
}

async function memberOf({ ports: { records } }: Tab, workspaceId: Id, userId: Id): Promise<Id> {
  const mine = await records.list('members', { workspaceId, where: { op: 'eq', field: 'userId', value: userId }, limit: 1 })
  const [member] = mine.items
  if (member === undefined) throw new Error('somebody is no member of the workspace just joined')
  return member.id
}

/** The visit before: the workspace is on the device when it ends. */
async function copied({ openTab }: Member, workspaceId: Id): Promise<void> {
  const { ports, sync, close } = await openTab()
  if (sync === null) throw new Error('there is no replica')
  const staying = ports.records.watch('people', { workspaceId, limit: 1 }).subscribe()
  await firstValueFrom(sync.state(workspaceId).pipe(filter(({ phase }) => phase.kind === 'whole')))
  staying.unsubscribe()
  await close()
}
