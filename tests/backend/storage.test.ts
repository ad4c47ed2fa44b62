import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { KEYS } from '../../scripts/backend/keys.mjs'
import { forged, openStorageStand, type StorageStand } from './support/storage-stand'

const [ADA, EVE] = [randomUUID(), randomUUID()]
const MIB = 1024 * 1024

let stand: StorageStand
beforeAll(async () => {
  stand = await openStorageStand()
}, 30_000)
afterAll(() => stand.close())
beforeEach(() => stand.storage.reset())

const papers = (person: string) => stand.as(person).storage.from('papers')
const text = (content: string) => new Blob([content], { type: 'text/plain' })

describe('an object', () => {
  it('comes back as it was stored, from a form and from a raw body', async () => {
    const [form, raw] = [`${ADA}/form`, `${ADA}/raw.bin`]
    const uploads = [
      await papers(ADA).upload(form, text('in a form')),
      await papers(ADA).upload(raw, new Uint8Array([0, 255]), { contentType: 'application/octet-stream' }),
    ]
    expect(uploads.map(({ error, data }) => [error, data?.fullPath])).toEqual([
      [null, `papers/${form}`],
      [null, `papers/${raw}`],
    ])
    const back = await papers(ADA).download(form)
    expect([await back.data?.text(), back.data?.type]).toEqual(['in a form', 'text/plain'])
    const bytes = await (await papers(ADA).download(raw)).data?.arrayBuffer()
    expect([...new Uint8Array(bytes ?? new ArrayBuffer())]).toEqual([0, 255])
  })

  it('tells its size and type, and whether it is there', async () => {
    await papers(ADA).upload(`${ADA}/a`, text('four'), { cacheControl: '60' })
    const { data } = await papers(ADA).info(`${ADA}/a`)
    expect(data).toMatchObject({ name: `${ADA}/a`, size: 4, contentType: 'text/plain', cacheControl: 'max-age=60' })
    expect((await papers(ADA).exists(`${ADA}/a`)).data).toBe(true)
    expect((await papers(ADA).exists(`${ADA}/b`)).data).toBe(false)
  })

  it('is written once: no second upload, no upsert, no update', async () => {
    await papers(ADA).upload(`${ADA}/a`, text('first'))
    const again = await papers(ADA).upload(`${ADA}/a`, text('second'))
    const upsert = await papers(ADA).upload(`${ADA}/a`, text('second'), { upsert: true })
    const update = await papers(ADA).update(`${ADA}/a`, text('second'))
    expect([again.error, upsert.error, update.error]).toMatchObject([
      { statusCode: '409', code: 'ResourceAlreadyExists' },
      { statusCode: '403', code: 'AccessDenied' },
      { statusCode: '403', code: 'AccessDenied' },
    ])
    expect(await (await papers(ADA).download(`${ADA}/a`)).data?.text()).toBe('first')
    expect(await stand.kept('objects')).toBe(1)
  })

  it('is listed by its last part, folders once', async () => {
    for (const name of ['b', 'a', 'sub/c', 'sub/d']) await papers(ADA).upload(`${ADA}/${name}`, text(name))
    const { data } = await papers(ADA).list(ADA)
    expect(data?.map(({ name, id }) => [name, id !== null])).toEqual([
      ['a', true],
      ['b', true],
      ['sub', false],
    ])
    const page = await papers(ADA).list(ADA, { limit: 1, offset: 1, sortBy: { column: 'name', order: 'desc' } })
    expect(page.data?.map(({ name }) => name)).toEqual(['b'])
  })

  it('that was removed is gone with its bytes, and removing what is not there removes nothing', async () => {
    await papers(ADA).upload(`${ADA}/a`, text('a'))
    const { data } = await papers(ADA).remove([`${ADA}/a`, `${ADA}/never`])
    expect(data?.map(({ name }) => name)).toEqual([`${ADA}/a`])
    expect((await papers(ADA).download(`${ADA}/a`)).error).toMatchObject({ statusCode: '404', code: 'NoSuchKey' })
    expect(await stand.kept('objects')).toBe(0)
  })
})

describe('row level security', () => {
  it('is asked for every operation', async () => {
    await papers(ADA).upload(`${ADA}/a`, text('private'))
    const put = await papers(EVE).upload(`${ADA}/b`, text('b'))
    const [got, info] = [await papers(EVE).download(`${ADA}/a`), await papers(EVE).info(`${ADA}/a`)]
    const [listed, removed] = [await papers(EVE).list(ADA), await papers(EVE).remove([`${ADA}/a`])]
    expect(put.error).toMatchObject({ statusCode: '403', code: 'AccessDenied' })
    expect(got.error).not.toBeNull()
    expect(info.error).toMatchObject({ statusCode: '404', code: 'NoSuchKey' })
    expect([listed.data, removed.data]).toEqual([[], []])
    expect((await papers(ADA).download(`${ADA}/a`)).error).toBeNull()
  })

  it('hides the buckets, and refuses who is not signed in', async () => {
    expect((await stand.as(ADA).storage.listBuckets()).data).toEqual([])
    const anonymous = stand.with(KEYS.publishable)
    expect((await anonymous.storage.from('papers').upload(`${ADA}/a`, text('a'))).error).toMatchObject({ statusCode: '403' })
  })

  it.each([
    ['signed by somebody else', () => forged({ role: 'authenticated', sub: ADA })],
    ['too old', () => stand.tokenOf(ADA, { exp: 1 })],
    ['for a role that no request may have', () => stand.tokenOf(ADA, { role: 'postgres' })],
    ['that says it needs no signature', () => `${btoa('{"alg":"none"}')}.${btoa(`{"role":"authenticated","sub":"${ADA}"}`)}.`],
  ])('is not asked for a token %s', async (_, make) => {
    const { error } = await stand.with(make()).storage.from('papers').upload(`${ADA}/a`, text('a'))
    expect(error).toMatchObject({ statusCode: '403', code: 'InvalidJWT' })
  })

  it('is what refuses links: for one, for many, for an upload; and moving and copying', async () => {
    await papers(ADA).upload(`${ADA}/a`, text('a'))
    const one = await papers(ADA).createSignedUrl(`${ADA}/a`, 60)
    const many = await papers(ADA).createSignedUrls([`${ADA}/a`], 60)
    expect(one.error).toMatchObject({ statusCode: '404', code: 'NoSuchKey' })
    expect(many.data).toMatchObject([{ path: `${ADA}/a`, signedUrl: null }])
    expect((await papers(ADA).move(`${ADA}/a`, `${ADA}/b`)).error).toMatchObject({ statusCode: '404' })
    expect((await papers(ADA).copy(`${ADA}/a`, `${ADA}/b`)).error).toMatchObject({ statusCode: '404' })
    const open = await fetch(papers(ADA).getPublicUrl(`${ADA}/a`).data.publicUrl)
    expect(open.ok).toBe(false)
  })
})

describe('the limits of a bucket', () => {
  it('are held for size, by what is sent and not by what is said', async () => {
    const { error } = await papers(ADA).upload(`${ADA}/a`, new Blob([new Uint8Array(20 * MIB + 1)], { type: 'text/plain' }))
    expect(error).toMatchObject({ statusCode: '413', code: 'EntityTooLarge' })
    expect(await stand.kept('objects')).toBe(0)
  })

  it('are held for the type', async () => {
    const upload = (type: string) => papers(ADA).upload(`${ADA}/${randomUUID()}`, new Blob(['x'], { type }))
    expect((await upload('text/html')).error).toMatchObject({ statusCode: '415', code: 'InvalidMimeType' })
    expect((await upload('image/png')).error).toBeNull()
    expect((await upload('text/plain;charset=utf-8')).error).toBeNull()
  })

  it('say when there is no room, and keep nothing', async () => {
    stand.storage.setFull(true)
    expect((await papers(ADA).upload(`${ADA}/a`, text('a'))).error).toMatchObject({ statusCode: '507' })
    stand.storage.setFull(false)
    expect((await papers(ADA).upload(`${ADA}/a`, text('a'))).error).toBeNull()
  })
})

describe('a key', () => {
  it.each(['../up', '%2e%2e%2fup', 'a%2f..%2f..%2fetc', 'a//b', 'naïve.txt', 'new%0aline', 'back%5cslash', '%', '%00'])(
    'such as %s is refused',
    async (key) => {
      const bearer = { authorization: `Bearer ${stand.tokenOf(ADA)}` }
      const path = `${stand.url}/storage/v1/object/papers/${ADA}/${key}`
      const put = await fetch(path, { method: 'POST', headers: { ...bearer, 'content-type': 'text/plain' }, body: 'x' })
      const get = await fetch(path, { headers: bearer })
      expect([put.ok, get.ok, await stand.kept('objects')]).toEqual([false, false, 0])
    },
  )
})
