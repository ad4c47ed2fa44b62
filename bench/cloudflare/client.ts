import { filter, firstValueFrom } from 'rxjs'
import type { Id } from '../../src/domain/model/kernel/id'
import { openReplica } from '../../src/adapters/replica/open-replica'
import { BrowserStore } from '../../tests/harness/browser-store'
import { openClient } from '../../tests/harness/cloudflare.harness'
import { CookieJar } from '../../tests/harness/cookie-jar'
import { LeapingRuntime } from '../../tests/harness/leaping-runtime'
import { MemoryDevice } from '../../tests/support/replica/memory-device'
import { type Client, EMAIL, PASSWORD } from '../lib/workspace'

export { furnish, personNumber, whenShown } from '../lib/workspace'

/** Signs in; the first to come signs up. */
export async function connect({ url }: { readonly url: string }): Promise<Client> {
  const runtime = new LeapingRuntime()
  const browser = { store: new BrowserStore(), cookies: new CookieJar() }
  const { ports, close } = await openClient({ url, runtime, browser })
  await ports.auth
    .signIn({ method: 'password', email: EMAIL, password: PASSWORD })
    .catch(() => ports.auth.signUp({ email: EMAIL, password: PASSWORD, name: 'Bench' }))
  return { ports, newId: () => runtime.newId(), close }
}

/** Copies a workspace onto an empty device. @returns milliseconds */
export async function copyAll({ ports }: Client, workspaceId: Id): Promise<number> {
  const { disks, tabs } = new MemoryDevice().openTab()
  const start = performance.now()
  const replica = openReplica({ ports, runtime: new LeapingRuntime(), disks, tabs, backend: 'bench' })
  await firstValueFrom(replica.sync.state(workspaceId).pipe(filter(({ phase }) => phase.kind === 'whole')))
  const took = performance.now() - start
  await replica.close()
  return took
}
