import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Backend } from '../../scripts/backend/start-backend.mjs'
import { endLocalBackend, localBackend } from '../harness/local-backend'
import { castOf } from './support/attachment-cast'
import { slipped, type Cast } from './support/attachment-probes'

let backend: Backend
let cast: Cast

beforeAll(async () => {
  backend = await localBackend()
  await backend.reset()
  cast = await castOf(backend)
})
afterAll(endLocalBackend)

/** In a function, `without` is left out of its text. In a policy, its whole condition is replaced. */
type Mistake =
  | { readonly says: string; readonly lets: string; readonly in: string; readonly without: string; readonly instead?: string }
  | { readonly says: string; readonly lets: string; readonly sql: string; readonly undo: string }

const MISTAKES: readonly Mistake[] = [
  {
    says: 'forgets who announced',
    lets: 'puts what somebody else announced',
    in: 'may_put_object',
    without: 'file.created_by = private.member_id(file.workspace_id)',
  },
  {
    says: 'forgets the role of who announced',
    lets: 'puts as a viewer',
    in: 'may_put_object',
    without: "private.role_of(file.workspace_id) in ('owner', 'admin', 'member')",
  },
  {
    says: 'forgets whether bytes are waited for',
    lets: 'puts what failed',
    in: 'may_put_object',
    without: "file.status in ('pending', 'uploading')",
  },
  { says: 'forgets the trash', lets: 'puts what is in the trash', in: 'may_put_object', without: 'file.deleted_at is null' },
  {
    says: 'compares the id, not the path',
    lets: 'puts beside the path it announced',
    in: 'file_of_object',
    without: 'f.path = substr(object_name, 38)',
  },
  {
    says: 'looks records up past their policies',
    lets: 'reads of another workspace',
    in: 'file_of_object',
    without: 'LANGUAGE plpgsql',
    instead: 'LANGUAGE plpgsql SECURITY DEFINER',
  },
  {
    says: 'forgets whether it is ready',
    lets: 'reads what is not ready',
    in: 'may_get_object',
    without: "file.status = 'ready' or file.created_by = private.member_id(file.workspace_id)",
  },
  {
    says: 'forgets the role of who removes',
    lets: 'removes as a viewer',
    in: 'may_remove_object',
    without: "private.role_of(file.workspace_id) in ('owner', 'admin', 'member')",
  },
  {
    says: 'allows whatever operation reads',
    lets: 'has a link made',
    sql: `create policy loose on storage.objects for select to authenticated using (private.may_get_object(name))`,
    undo: 'drop policy loose on storage.objects',
  },
  {
    says: 'allows whatever operation writes',
    lets: 'has a link made for an upload',
    sql: `create policy loose on storage.objects for insert to authenticated with check (private.may_put_object(name))`,
    undo: 'drop policy loose on storage.objects',
  },
  {
    says: 'has a policy for update',
    lets: 'writes over',
    sql: `create policy loose on storage.objects for update to authenticated using (true);
      create policy looser on storage.objects for select to authenticated using (private.may_get_object(name))`,
    undo: 'drop policy loose on storage.objects; drop policy looser on storage.objects',
  },
  {
    says: 'takes whatever type',
    lets: 'puts a page',
    sql: `update storage.buckets set allowed_mime_types = null`,
    undo: `update storage.buckets set allowed_mime_types = array['text/plain']`,
  },
]

describe('the storage policies', () => {
  it('let nobody slip through', async () => {
    expect(await slipped(backend, cast)).toEqual([])
  })

  it.each(MISTAKES)('are seen to fail when one $says', async (mistake) => {
    const undo = await plant(mistake)
    const through = await slipped(backend, cast)
    await undo()
    expect(through).toContain(mistake.lets)
  })
})

async function plant(mistake: Mistake): Promise<() => Promise<unknown>> {
  const { sql } = backend
  if ('sql' in mistake) {
    await sql.unsafe(mistake.sql)
    return () => sql.unsafe(mistake.undo)
  }
  const [found] = await sql`select pg_get_functiondef(${`private.${mistake.in}(text)`}::regprocedure) as text`
  const original = String(found?.['text'])
  expect(original).toContain(mistake.without)
  await sql.unsafe(original.replace(mistake.without, mistake.instead ?? 'true'))
  return () => sql.unsafe(original)
}
