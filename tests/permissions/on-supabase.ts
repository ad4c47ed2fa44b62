import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Sql } from 'postgres'
import { WebSocket } from 'ws'
import { snakeCase } from '../../src/adapters/supabase/records/columns'
import { mintToken } from '../../scripts/backend/claims.mjs'
import type { Backend } from '../../scripts/backend/start-backend.mjs'
import type { ActorName, Cell } from './cells'
import { supportScript } from './world'

/** The world of the permission tests behind a real backend, and everybody in it with a supabase-js of their own. */
export interface SupabaseWorld {
  readonly sql: Sql
  clientOf(actor: ActorName | 'bystander'): SupabaseClient
}

/** @param collections of which there are records to try things on; all by default */
export async function openSupabaseWorld(backend: Backend, collections: readonly string[] = []): Promise<SupabaseWorld> {
  const { sql } = backend
  // Files share a backend, on which the last scenario of another one left its people.
  await backend.reset()
  // One simple query is one transaction.
  await sql.unsafe(`set local tests.collections = '${collections.join()}'; ${supportScript('world')}`).simple()
  const actors = await sql<{ name: string; claims: { role: string } }[]>`
    select name, jsonb_build_object('role', db_role, 'sub', user_id, 'session_id', session_id) as claims from tests.actors`
  const clients = new Map(actors.map(({ name, claims }) => [name, clientFor(backend, name, claims)]))
  return {
    sql,
    clientOf(actor) {
      const client = clients.get(actor)
      if (client === undefined) throw new Error(`nobody is called ${actor}`)
      return client
    },
  }
}

export function clientFor({ url, publishableKey, secretKey }: Backend, name: string, claims: object): SupabaseClient {
  const options = { realtime: { transport: WebSocket as never }, auth: { persistSession: false, autoRefreshToken: false } }
  if (name === 'anon') return createClient(url, publishableKey, options)
  if (name === 'service') return createClient(url, secretKey, options)
  const token = mintToken({ ...claims, aud: 'authenticated' })
  return createClient(url, publishableKey, { realtime: options.realtime, accessToken: async () => token })
}

/** Tries every cell over HTTP, each on a record of its own. @returns what came of each */
export async function triedOnSupabase(
  { sql, clientOf }: SupabaseWorld,
  cells: readonly Cell[],
): Promise<ReadonlyMap<Cell, string>> {
  const asked = await sql<Asked[]>`
    select a.name || ' ' || c.name || ' ' || d.name as cell, tests.workspace(a.name, c.name, d.name) as workspace_id,
      tests.mutations(a.name, c.name, d.name) as mutations
    from tests.actors a cross join tests.collections c
      cross join (select name from tests.deeds union all select 'create' union all select 'read') d`
  const asks = new Map(asked.map(({ cell, ...ask }) => [cell, ask]))
  const outcomes = new Map<Cell, string>()
  const left = [...cells]
  const worker = async (): Promise<void> => {
    for (let cell = left.shift(); cell !== undefined; cell = left.shift()) {
      const table = snakeCase(cell.collection)
      const ask = asks.get(`${cell.actor} ${table} ${cell.deed}`)
      if (ask === undefined) throw new Error(`nothing is asked for ${cell.actor} ${table} ${cell.deed}`)
      const client = clientOf(cell.actor)
      outcomes.set(cell, cell.deed === 'read' ? await read(client, table, ask.workspace_id) : await written(client, ask))
    }
  }
  await Promise.all(Array.from({ length: 8 }, worker))
  return outcomes
}

interface Asked {
  readonly cell: string
  readonly workspace_id: string
  readonly mutations: unknown
}

async function read(client: SupabaseClient, table: string, workspaceId: string): Promise<string> {
  const { data, error } = await client.from(table).select('id').eq('workspace_id', workspaceId).limit(1)
  if (error !== null) return outcomeOf(error)
  return data.length === 0 ? 'none' : 'rows'
}

async function written(client: SupabaseClient, asked: Omit<Asked, 'cell'>): Promise<string> {
  const { data, error } = await client.rpc('commit', { ...asked, mutation_id: crypto.randomUUID(), via: 'app' })
  if (error !== null) return outcomeOf(error)
  const { outcomes } = data as { readonly outcomes: readonly { readonly status: string }[] }
  return [...new Set(outcomes.map(({ status }) => status))].join(' ')
}

/** A refusal of ours is a message of the catalogue; what PostgreSQL itself forbids has its own code. */
export function outcomeOf(error: { readonly code?: string; readonly message: string }): string {
  return error.code === '42501' ? 'permission denied' : error.message
}
