import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { firstValueFrom, filter, type Observable } from 'rxjs'
import { WebSocket } from 'ws'
import { storageKeyOf } from '../../src/adapters/supabase/storage-key'
import { openSupabaseBackend } from '../../src/adapters/supabase/open-supabase-backend'
import { selectOf } from '../../src/adapters/supabase/records/codec'
import type { Id } from '../../src/domain/model/kernel/id'
import type { Live } from '../../src/ports/records.port'
import type { Ports } from '../../src/ports/ports'
import { BrowserStore } from '../../tests/harness/browser-store'
import { LeapingRuntime } from '../../tests/harness/leaping-runtime'

export interface Project {
  readonly url: string
  readonly publishableKey: string
}

/** One browser: the adapters, and supabase-js by itself with the same session. */
export interface BenchClient {
  readonly ports: Ports
  readonly raw: SupabaseClient
  readonly newId: () => Id
  close(): Promise<void>
}

export const EMAIL = 'bench@example.com'
export const PASSWORD = 'correct horse battery'
/** The columns of a list of people, as the adapter reads them. */
export const PEOPLE_COLUMNS = selectOf('people')

interface Account {
  readonly email?: string | undefined
  /** Told of each address that the adapters ask. */
  readonly onRequest?: (url: string) => void
}

export async function connect(
  { url, publishableKey }: Project,
  { email = EMAIL, onRequest = () => undefined }: Account = {},
): Promise<BenchClient> {
  const runtime = new LeapingRuntime()
  const store = new BrowserStore().openTab()
  const { ports, close } = await openSupabaseBackend({
    project: { url, publishableKey },
    runtime,
    appUrl: 'https://app.example',
    store,
    fetch: (input, init) => {
      onRequest(input instanceof Request ? input.url : String(input))
      return fetch(input, init)
    },
    transport: WebSocket,
  })
  await enter(ports, { url, email })
  const raw = createClient(url, publishableKey, {
    auth: { storage: store, storageKey: storageKeyOf(url), autoRefreshToken: false, detectSessionInUrl: false },
    realtime: { transport: WebSocket as unknown as typeof globalThis.WebSocket }, // as good as the browser's
  })
  await raw.auth.getSession()
  await raw.realtime.setAuth()
  return {
    ports,
    raw,
    newId: () => runtime.newId(),
    async close() {
      await raw.realtime.disconnect()
      await close()
    },
  }
}

/** Signs in; the first to come signs up. */
async function enter({ auth }: Ports, { url, email }: { readonly url: string; readonly email: string }): Promise<void> {
  try {
    await auth.signIn({ method: 'password', email, password: PASSWORD })
  } catch {
    await auth.signUp({ email, password: PASSWORD, name: 'Bench' })
    const mails = (await (await fetch(`${url}/__dev/mail?to=${email}`)).json()) as readonly {
      readonly links: readonly string[]
    }[]
    const link = mails.flatMap(({ links }) => links).at(0)
    if (link === undefined) throw new Error('no mail to confirm the address')
    await auth.completeRedirect(new URL(link))
  }
}

/** A workspace with so many people. */
export async function furnish({ ports, newId }: Pick<BenchClient, 'ports' | 'newId'>, count: number): Promise<Id> {
  const answer = await ports.functions.call(
    'create-workspace',
    { name: 'Bench', currency: 'EUR', country: 'DE', locale: 'en', timeZone: 'Europe/Berlin', sample: false },
    { mutationId: newId() as never },
  )
  if (!answer.ok) throw new Error('create-workspace was refused')
  const { workspaceId } = answer.value
  for (let made = 0; made < count; made += 500) {
    const people = Array.from({ length: Math.min(500, count - made) }, (_, at) => personNumber(newId(), made + at))
    await ports.records.commit(people, { workspaceId, mutationId: newId() as never })
  }
  return workspaceId
}

export function personNumber(id: Id, number: number) {
  const data = {
    firstName: `First ${number % 97}`,
    lastName: `Last ${(number * 7919) % 100_003}`,
    jobTitle: 'Analyst',
    emails: [{ value: `person${number}@example.com`, label: null, primary: true }],
  }
  return { kind: 'create', collection: 'people', id, data } as const
}

/** Resolves when a live page satisfies the test; hot from the call on. */
export function whenShown<T>(live$: Observable<Live<T>>, test: (value: T) => boolean): Promise<unknown> {
  return firstValueFrom(live$.pipe(filter(({ value }) => test(value))))
}
