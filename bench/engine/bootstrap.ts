import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { filter, firstValueFrom, startWith } from 'rxjs'
import { browserRuntime } from '../../src/adapters/browser/runtime'
import { IndexedDisks } from '../../src/adapters/replica/disk/indexed-disks'
import { openReplica } from '../../src/adapters/replica/open-replica'
import { webTabs } from '../../src/adapters/replica/tabs/web-tabs'
import { openSupabaseBackend, type SupabaseConnection } from '../../src/adapters/supabase/open-supabase-backend'
import { selectOf } from '../../src/adapters/supabase/records/codec'
import type { Id } from '../../src/domain/model/kernel/id'

export interface BootstrapPlace {
  readonly url: string
  readonly publishableKey: string
  readonly email: string
  readonly password: string
  readonly workspaceId: Id
  readonly people: number
  readonly companies: number
}

/** The most rows a project gives at once. */
const PAGE = 1000

interface Signed {
  readonly place: BootstrapPlace
  readonly connection: SupabaseConnection
  readonly raw: SupabaseClient
}

let signed: Signed | null = null
let runs = 0

/** Signs in, the adapters and supabase-js by itself. */
export async function signIn(place: BootstrapPlace): Promise<void> {
  const { url, publishableKey, email, password } = place
  const project = { url, publishableKey }
  const connection = await openSupabaseBackend({ project, runtime: browserRuntime(), appUrl: location.origin })
  await connection.ports.auth.signIn({ method: 'password', email, password })
  const raw = createClient(url, publishableKey, { auth: { persistSession: false } })
  const { error } = await raw.auth.signInWithPassword({ email, password })
  if (error !== null) throw new Error(error.message)
  signed = { place, connection, raw }
}

type Filled = Pick<BootstrapPlace, 'workspaceId' | 'people'>

/** Milliseconds from an empty device to a search over all records that it answers itself. @param place another workspace */
export async function loadReplica(other?: Filled): Promise<number> {
  const { place: own, connection } = demandSigned()
  const place = other ?? own
  const { ports } = connection
  const runtime = browserRuntime()
  const session = await firstValueFrom(ports.auth.session$.pipe(filter(({ status }) => status === 'signed-in')))
  if (session.status !== 'signed-in') throw new Error('Nobody is signed in.')
  runs += 1
  const disks = new IndexedDisks(runtime)
  const began = performance.now()
  const replica = openReplica({ ports, runtime, disks, tabs: webTabs, backend: `bench-${runs}` })
  const at = replica.replicas.of(session.user.id, place.workspaceId)
  await firstValueFrom(
    at.changed$.pipe(
      startWith(undefined),
      filter(() => at.holds('personRows')),
    ),
  )
  const found$ = replica.ports.records.watch('personRows', {
    workspaceId: place.workspaceId,
    search: 'example',
    orderBy: [{ field: 'name', direction: 'asc', empty: 'last' }],
    limit: 50,
    count: 'exact',
  })
  const { value } = await firstValueFrom(found$)
  const ms = performance.now() - began
  if (value.total !== place.people) throw new Error(`${value.total} of ${place.people} people were found.`)
  const owner = replica.replicas.owner
  await replica.close()
  if (owner !== null) await disks.wipe(owner)
  return ms
}

/** Milliseconds to read the same rows page by page, and to do nothing with them. */
export async function download(): Promise<number> {
  const { place } = demandSigned()
  const began = performance.now()
  const read = { companies: await readAll('companies'), people: await readAll('people') }
  const ms = performance.now() - began
  if (read.people !== place.people || read.companies !== place.companies) throw new Error('Not all rows came.')
  return ms
}

async function readAll(table: 'people' | 'companies'): Promise<number> {
  const { raw, place } = demandSigned()
  let count = 0
  for (let last: string | null = null; ;) {
    const page = raw.from(table).select(selectOf(table)).eq('workspace_id', place.workspaceId).order('id').limit(PAGE)
    const { data, error } = await (last === null ? page : page.gt('id', last))
    if (error !== null) throw new Error(error.message)
    const rows = data as unknown as readonly { readonly id: string }[]
    count += rows.length
    last = rows.at(-1)?.id ?? null
    if (rows.length < PAGE) return count
  }
}

function demandSigned(): Signed {
  if (signed === null) throw new Error('Nobody is signed in.')
  return signed
}
