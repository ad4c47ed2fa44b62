import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { STORED_TYPES } from '../../src/domain/model/files/content-type'
import { LIMITS } from '../../src/domain/model/records/limits'
import type { Backend } from '../../scripts/backend/start-backend.mjs'
import { endLocalBackend, localBackend } from '../harness/local-backend'
import { announce, castOf, person, type Person } from './support/attachment-cast'
import { bucket, kept, put, text, type Cast } from './support/attachment-probes'

let backend: Backend
let cast: Cast

beforeAll(async () => {
  backend = await localBackend()
  await backend.reset()
  cast = await castOf(backend)
})
afterAll(endLocalBackend)

const statusOf = async (who: Person, name: string) => (await put(who, name)).error?.statusCode

describe('the bucket of attachments', () => {
  it('is private, and takes what the domain says', async () => {
    const [found] = await backend.sql`select * from storage.buckets where id = 'attachments'`
    expect(found).toMatchObject({
      public: false,
      file_size_limit: String(LIMITS.fileBytes),
      allowed_mime_types: [...STORED_TYPES],
    })
  })

  it('has no policy for update, and asks about signed-in people only', async () => {
    const policies = await backend.sql`select distinct cmd, roles from pg_policies where schemaname = 'storage' order by cmd`
    expect(policies.map(({ cmd, roles }) => [cmd, roles])).toEqual(
      ['DELETE', 'INSERT', 'SELECT'].map((command) => [command, ['authenticated']]),
    )
  })
})

describe('an announced upload', () => {
  it('is taken from whoever announced it, while it is waited for', async () => {
    const { owner, member, viewer, outsider } = cast
    expect(await statusOf(member, await announce(backend, member))).toBeUndefined()
    const refused = [
      statusOf(member, `${member.workspaceId}/people/${randomUUID()}/${randomUUID()}`),
      statusOf(member, await announce(backend, owner)),
      statusOf(outsider, await announce(backend, owner)),
      statusOf(viewer, await announce(backend, viewer)),
      statusOf(member, await announce(backend, member, { status: 'ready' })),
      statusOf(member, await announce(backend, member, { status: 'failed' })),
      statusOf(member, await announce(backend, member, { deleted_at: new Date() })),
      statusOf(member, await announce(backend, member, { path: `people/${randomUUID()}/${randomUUID()}` })),
    ]
    expect(await Promise.all(refused)).toEqual(refused.map(() => '403'))
  })

  it('is refused from a session that has ended, however good its token', async () => {
    const gone = await person(backend, cast.owner.workspaceId, 'member')
    const name = await announce(backend, gone)
    await backend.sql`delete from auth.sessions where id = ${gone.sessionId}`
    expect(await statusOf(gone, name)).toBe('403')
  })

  it('cannot be had under another spelling of its name', async () => {
    const { member } = cast
    const name = await announce(backend, member)
    for (const other of [name.toUpperCase(), `${name}/`, `${name}.txt`, name.replace('/', '//'), `x/${name}`]) {
      // The vendor's client would tidy the name up.
      const answer = await fetch(`${backend.url}/storage/v1/object/attachments/${other}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${member.token}`, 'content-type': 'text/plain' },
        body: 'x',
      })
      expect([other, answer.ok]).toEqual([other, false])
    }
  })

  it('is written once: not again, not over, and not by moving or copying something there', async () => {
    const { owner } = cast
    const [name, free] = [await announce(backend, owner), await announce(backend, owner)]
    await put(owner, name)
    const attempts = [
      bucket(owner).upload(name, text('other')),
      bucket(owner).upload(name, text('other'), { upsert: true }),
      bucket(owner).update(name, text('other')),
      bucket(owner).move(name, free),
      bucket(owner).copy(name, free),
    ]
    const codes = (await Promise.all(attempts)).map(({ error }) => error?.statusCode)
    expect(codes).toEqual(['409', '403', '403', '404', '404'])
    expect(await (await bucket(owner).download(name)).data?.text()).toBe('x')
  })
})

describe('what is stored', () => {
  it('is read by everybody in the workspace once it is ready, and by nobody else', async () => {
    const { owner, member, viewer, outsider } = cast
    const name = await kept(backend, member)
    const may = async (who: Person) => (await bucket(who).download(name)).error === null
    expect([await may(owner), await may(viewer), await may(outsider)]).toEqual([true, true, false])
    const unready = await announce(backend, member)
    await put(member, unready)
    expect([(await bucket(member).download(unready)).error, (await bucket(owner).exists(unready)).data]).toEqual([null, false])
  })

  it('is not read by a record of one’s own that claims its path', async () => {
    const { owner, member } = cast
    const name = await announce(backend, owner)
    await put(owner, name)
    await announce(backend, member, { path: name.slice(37) })
    expect((await bucket(member).exists(name)).data).toBe(false)
  })

  it('has no link and no listing', async () => {
    const { owner } = cast
    const [name, waited] = [await kept(backend, owner), await announce(backend, owner)]
    expect((await bucket(owner).createSignedUrl(name, 60)).error).toMatchObject({ statusCode: '404' })
    expect((await bucket(owner).createSignedUrls([name], 60)).data).toMatchObject([{ signedUrl: null }])
    expect((await bucket(owner).createSignedUploadUrl(waited)).error).toMatchObject({ statusCode: '403' })
    expect((await bucket(owner).list(name.split('/').slice(0, -1).join('/'))).data).toEqual([])
    expect((await owner.client.storage.listBuckets()).data).toEqual([])
    expect((await fetch(bucket(owner).getPublicUrl(name).data.publicUrl)).ok).toBe(false)
    expect((await owner.client.schema('storage').from('objects').select()).data ?? []).toEqual([])
  })

  it('is removed by those who edit, and by nobody else', async () => {
    const { member, viewer, outsider, owner } = cast
    const name = await kept(backend, owner)
    for (const who of [viewer, outsider]) expect((await bucket(who).remove([name])).data).toEqual([])
    expect((await bucket(member).remove([name])).data).toHaveLength(1)
    expect((await bucket(owner).exists(name)).data).toBe(false)
  })

  it('is swept once its record is purged, by the schedule’s function alone', async () => {
    const { owner } = cast
    const [purged, other] = [await kept(backend, owner), await kept(backend, owner)]
    await backend.sql`delete from public.files where id = ${purged.split('/').at(-1) ?? ''}`
    expect((await bucket(owner).remove([purged])).data).toEqual([])
    expect((await owner.client.rpc('orphaned_objects', { most: 10 })).error).not.toBeNull()

    const sweep = async (apikey: string) => {
      const answer = await fetch(`${backend.url}/functions/v1/sweep-files`, { method: 'POST', headers: { apikey } })
      return [answer.status, await answer.json()]
    }
    expect((await sweep(backend.publishableKey))[0]).toBe(403)
    expect(await sweep(backend.secretKey)).toEqual([200, { ok: true, value: { removed: 1 } }])
    expect(await backend.sql`select name from storage.objects where name in ${backend.sql([purged, other])}`).toEqual([
      { name: other },
    ])
    expect(await sweep(backend.secretKey)).toEqual([200, { ok: true, value: { removed: 0 } }])
  })
})
