import { randomUUID } from 'node:crypto'
import type { Backend } from '../../../scripts/backend/start-backend.mjs'
import { announce, type Person } from './attachment-cast'

export interface Cast {
  readonly owner: Person
  readonly member: Person
  readonly viewer: Person
  readonly outsider: Person
}

/** What a hostile client tries on the bucket. Each says whether it was kept out. */
export type Probe = (backend: Backend, cast: Cast) => Promise<boolean>

export const PROBES: Readonly<Record<string, Probe>> = {
  'puts where nothing was announced': (_, { member }) =>
    isRefused(put(member, `${member.workspaceId}/people/${randomUUID()}/${randomUUID()}`)),
  'puts what somebody else announced': async (backend, { owner, member }) =>
    isRefused(put(member, await announce(backend, owner))),
  'puts as a viewer': async (backend, { viewer }) => isRefused(put(viewer, await announce(backend, viewer))),
  'puts what is ready': async (backend, { member }) =>
    isRefused(put(member, await announce(backend, member, { status: 'ready' }))),
  'puts what failed': async (backend, { member }) =>
    isRefused(put(member, await announce(backend, member, { status: 'failed' }))),
  'puts what is in the trash': async (backend, { member }) =>
    isRefused(put(member, await announce(backend, member, { deleted_at: new Date() }))),
  'puts under another record’s path': async (backend, { member }) =>
    isRefused(put(member, await announce(backend, member, { path: `people/${randomUUID()}/${randomUUID()}` }))),
  'puts beside the path it announced': async (backend, { member }) => {
    const [workspaceId, , , id] = (await announce(backend, member)).split('/')
    return isRefused(put(member, `${workspaceId}/deals/${randomUUID()}/${id}`))
  },
  'puts a page': async (backend, { member }) =>
    isRefused(bucket(member).upload(await announce(backend, member), new Blob(['<script>'], { type: 'text/html' }))),
  'writes over': async (backend, { member }) => {
    const name = await announce(backend, member)
    await put(member, name)
    const again = await bucket(member).upload(name, text('other'), { upsert: true })
    return again.error !== null && (await bucket(member).download(name)).data?.size === 1
  },
  'has a link made for an upload': async (backend, { member }) =>
    !isDone(await bucket(member).createSignedUploadUrl(await announce(backend, member))),
  'reads what is not ready': async (backend, { owner, member }) => {
    const name = await announce(backend, owner)
    await put(owner, name)
    return isRefused(bucket(member).info(name))
  },
  'reads of another workspace': async (backend, { owner, outsider }) =>
    isRefused(bucket(outsider).info(await kept(backend, owner))),
  'reads what is hidden with its deal': async (backend, { owner, viewer }) => {
    const { sql } = backend
    const name = await kept(backend, owner, { subject: `deals/${randomUUID()}` })
    await sql`update public.workspaces set member_visibility = 'own-and-unassigned-deals' where id = ${owner.workspaceId}`
    const refused = await isRefused(bucket(viewer).info(name))
    await sql`update public.workspaces set member_visibility = 'everything' where id = ${owner.workspaceId}`
    return refused
  },
  'reads by a record of one’s own': async (backend, { owner, member }) => {
    const name = await announce(backend, owner)
    await put(owner, name)
    await announce(backend, member, { path: name.slice(37) })
    return isRefused(bucket(member).info(name))
  },
  'lists a folder': async (backend, { owner }) => {
    const name = await kept(backend, owner)
    const { data } = await bucket(owner).list(name.split('/').slice(0, -1).join('/'))
    return data?.length === 0
  },
  'has a link made': async (backend, { owner }) => !isDone(await bucket(owner).createSignedUrl(await kept(backend, owner), 60)),
  'removes as a viewer': async (backend, { owner, viewer }) => {
    const { data } = await bucket(viewer).remove([await kept(backend, owner)])
    return data?.length === 0
  },
  'removes of another workspace': async (backend, { owner, outsider }) => {
    const { data } = await bucket(outsider).remove([await kept(backend, owner)])
    return data?.length === 0
  },
}

/** @returns the names of those that were not kept out */
export async function slipped(backend: Backend, cast: Cast): Promise<readonly string[]> {
  const names: string[] = []
  for (const [name, probe] of Object.entries(PROBES)) if (!(await probe(backend, cast))) names.push(name)
  return names
}

export function bucket({ client }: Person) {
  return client.storage.from('attachments')
}

export function text(content = 'x'): Blob {
  return new Blob([content], { type: 'text/plain' })
}

export function put(who: Person, name: string) {
  return bucket(who).upload(name, text())
}

/** An object of a file that is ready. */
export async function kept(backend: Backend, by: Person, change: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const name = await announce(backend, by, change)
  const { error } = await put(by, name)
  if (error !== null) throw error
  await backend.sql`update public.files set status = 'ready' where id = ${name.split('/').at(-1) ?? ''}`
  return name
}

async function isRefused(asked: PromiseLike<{ readonly error: unknown }>): Promise<boolean> {
  return (await asked).error !== null
}

/** The local server makes no links; it says so to those whom the policies would have let make one. */
function isDone({ error }: { readonly error: { readonly statusCode?: string | undefined } | null }): boolean {
  return error === null || error.statusCode === '501'
}
