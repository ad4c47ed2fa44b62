import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { WebSocket } from 'ws'
import { storageKeyOf } from '../../src/adapters/supabase/storage-key'
import { openSupabaseBackend } from '../../src/adapters/supabase/open-supabase-backend'
import { selectOf } from '../../src/adapters/supabase/records/codec'
import type { Ports } from '../../src/ports/ports'
import { BrowserStore } from '../../tests/harness/browser-store'
import { LeapingRuntime } from '../../tests/harness/leaping-runtime'
import { type Client, EMAIL, PASSWORD } from '../lib/workspace'

export { EMAIL, furnish, PASSWORD, personNumber, whenShown } from '../lib/workspace'

export interface Project {
  readonly url: string
  readonly publishableKey: string
}

/** One browser: the adapters, and supabase-js by itself with the same session. */
interface BenchClient extends Client {
  readonly raw: SupabaseClient
}

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
