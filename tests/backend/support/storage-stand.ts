import { createHmac, randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { inject } from 'vitest'
import { mintToken } from '../../../scripts/backend/claims.mjs'
import { clusterAt, SUPERUSER } from '../../../scripts/backend/cluster.mjs'
import { createStorage } from '../../../scripts/backend/storage/index.mjs'
import { clientWith } from './client-with'

const PLATFORM = new URL('../../../scripts/backend/storage/platform.sql', import.meta.url)

/** Each person has a folder, and reads there, but lists only what is called so: enough to see who asks, and for what. */
const POLICIES = `
  create policy own_put on storage.objects for insert to authenticated
    with check (bucket_id = 'papers' and (storage.foldername(name))[1] = current_setting('request.jwt.claims')::jsonb ->> 'sub');
  create policy own_get on storage.objects for select to authenticated
    using (bucket_id = 'papers' and (storage.foldername(name))[1] = current_setting('request.jwt.claims')::jsonb ->> 'sub'
      and storage.allow_any_operation(array['object.get_authenticated', 'object.get_authenticated_info', 'object.list',
        'object.delete_many']));
  create policy own_delete on storage.objects for delete to authenticated
    using (bucket_id = 'papers' and (storage.foldername(name))[1] = current_setting('request.jwt.claims')::jsonb ->> 'sub');
  insert into storage.buckets (id, name, file_size_limit, allowed_mime_types)
    values ('papers', 'papers', 20971520, array['text/plain', 'image/*', 'application/octet-stream']);`

/** The storage server alone, on a database with two people's policies. */
export async function openStorageStand() {
  // The roles are there: they belong to the whole cluster.
  const cluster = clusterAt(inject('clusterPort'))
  const database = `storage_${randomUUID().replaceAll('-', '')}`
  const admin = postgres(cluster.urlOf('postgres', SUPERUSER), { max: 1 })
  await admin.unsafe(`create database ${database}`)
  const sql = postgres(cluster.urlOf(database, SUPERUSER), { max: 4, onnotice: () => undefined })
  await sql.unsafe(await readFile(PLATFORM, 'utf8'))
  await sql.unsafe(POLICIES)
  const folder = await mkdtemp(join(tmpdir(), 'storage-'))
  const clock = { leaptMs: 0 }
  const storage = await createStorage({ sql, folder, leaptMs: () => clock.leaptMs })
  const server = createServer((request, response) => void storage.handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const url = `http://127.0.0.1:${address.port}`
  return {
    url,
    storage,
    clock,
    tokenOf: (person: string, claims: object = {}) => mintToken({ role: 'authenticated', sub: person, ...claims }),
    as: (person: string) => clientWith(url, mintToken({ role: 'authenticated', sub: person })),
    with: (bearer: string) => clientWith(url, bearer),
    /** How many files there are on the disk. */
    kept: async (part: 'objects' | 'unfinished') => (await readdir(join(folder, part))).length,
    async close() {
      server.closeAllConnections()
      server.close()
      await sql.end()
      await admin.unsafe(`drop database ${database}`)
      await admin.end()
      await rm(folder, { recursive: true })
    },
  }
}

export type StorageStand = Awaited<ReturnType<typeof openStorageStand>>

/** A token as somebody without our secret would make it. */
export function forged(claims: object): string {
  const signed = [
    { alg: 'HS256', typ: 'JWT' },
    { exp: 4_102_444_800, ...claims },
  ]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  return `${signed}.${createHmac('sha256', 'another secret').update(signed).digest('base64url')}`
}
