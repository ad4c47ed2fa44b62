import { randomUUID } from 'node:crypto'
import { Upload, type DetailedError, type UploadOptions } from 'tus-js-client'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openStorageStand, type StorageStand } from './support/storage-stand'

const [ADA, EVE] = [randomUUID(), randomUUID()]
const MIB = 1024 * 1024
const CHUNK = 6 * MIB
/** Of a length that no chunk is a multiple of. */
const PATTERN = Buffer.from(Array.from({ length: 251 }, (_, index) => index))

let stand: StorageStand
beforeAll(async () => {
  stand = await openStorageStand()
}, 30_000)
afterAll(() => stand.close())
beforeEach(async () => {
  stand.clock.leaptMs = 0
  await stand.storage.reset()
})

interface Sending {
  readonly name?: string
  readonly body?: Buffer
  readonly person?: string
  readonly type?: string
  readonly options?: Partial<UploadOptions>
}

/** Sends with the client that the product uses. @returns where the upload is */
function send({ name = `${ADA}/a`, body = bytes(10), person = ADA, type = 'text/plain', options = {} }: Sending) {
  return new Promise<string>((resolve, reject) => {
    const upload: Upload = new Upload(body, {
      endpoint: `${stand.url}/storage/v1/upload/resumable`,
      headers: { authorization: `Bearer ${stand.tokenOf(person)}` },
      metadata: { bucketName: 'papers', objectName: name, contentType: type },
      chunkSize: CHUNK,
      retryDelays: [],
      onSuccess: () => resolve(upload.url ?? ''),
      onError: reject,
      ...options,
    })
    upload.start()
  })
}

/** Sends the first chunk and no more. @returns where the upload is */
function sendFirstChunk(name: string, body: Buffer) {
  return new Promise<string>((resolve, reject) => {
    const upload: Upload = new Upload(body, {
      endpoint: `${stand.url}/storage/v1/upload/resumable`,
      headers: { authorization: `Bearer ${stand.tokenOf(ADA)}` },
      metadata: { bucketName: 'papers', objectName: name, contentType: 'text/plain' },
      chunkSize: CHUNK,
      retryDelays: [],
      onChunkComplete: () => void upload.abort().then(() => resolve(upload.url ?? '')),
      onError: reject,
    })
    upload.start()
  })
}

function bytes(size: number): Buffer {
  return Buffer.alloc(size, PATTERN)
}

async function statusOf(sending: Promise<unknown>): Promise<number | undefined> {
  const failure: unknown = await sending.catch((error: unknown) => error)
  return (failure as DetailedError).originalResponse?.getStatus()
}

function ask(method: string, url: string, person = ADA) {
  const headers = { authorization: `Bearer ${stand.tokenOf(person)}`, 'tus-resumable': '1.0.0' }
  return fetch(url, { method, headers })
}

const download = (name: string) => stand.as(ADA).storage.from('papers').download(name)

describe('a resumable upload', () => {
  it.each([0, 1, CHUNK, CHUNK + 1])('of %d bytes arrives whole', async (size) => {
    await send({ body: bytes(size) })
    const back = await (await download(`${ADA}/a`)).data?.arrayBuffer()
    expect(Buffer.from(back ?? new ArrayBuffer()).equals(bytes(size))).toBe(true)
    await expect.poll(() => stand.kept('unfinished')).toBe(0)
  })

  it('cut off can be read nowhere, and goes on where it was', async () => {
    const body = bytes(2 * CHUNK + 5)
    const uploadUrl = await sendFirstChunk(`${ADA}/a`, body)
    expect((await download(`${ADA}/a`)).error).not.toBeNull()
    expect((await ask('HEAD', uploadUrl)).headers.get('upload-offset')).toBe(String(CHUNK))

    const sent: number[] = []
    await send({ body, options: { uploadUrl, onProgress: (count) => sent.push(count) } })
    const back = await (await download(`${ADA}/a`)).data?.arrayBuffer()
    expect(Buffer.from(back ?? new ArrayBuffer()).equals(body)).toBe(true)
    expect(Math.min(...sent)).toBeGreaterThanOrEqual(CHUNK)
  })

  it('leaves nothing when it is terminated', async () => {
    const uploadUrl = await sendFirstChunk(`${ADA}/a`, bytes(CHUNK + 1))
    expect((await ask('DELETE', uploadUrl)).status).toBe(204)
    expect([(await ask('HEAD', uploadUrl)).status, await stand.kept('unfinished')]).toEqual([404, 0])
  })

  it('expires after a day', async () => {
    const body = bytes(CHUNK + 1)
    const uploadUrl = await sendFirstChunk(`${ADA}/a`, body)
    stand.clock.leaptMs = 23 * 3_600_000
    expect((await ask('HEAD', uploadUrl)).status).toBe(200)
    stand.clock.leaptMs = 25 * 3_600_000
    expect((await ask('HEAD', uploadUrl)).status).toBe(410)
  })

  it('is refused at its beginning for what may not be stored: place, size, type, name', async () => {
    await send({})
    const refused = [
      send({ person: EVE, name: `${ADA}/b` }),
      send({}),
      send({ name: `${ADA}/b`, body: Buffer.alloc(20 * MIB + 1) }),
      send({ name: `${ADA}/b`, type: 'text/html' }),
      send({ name: `${ADA}/../b` }),
      send({ name: `${ADA}/b`, options: { metadata: { bucketName: 'elsewhere', objectName: 'b' } } }),
    ]
    expect(await Promise.all(refused.map(statusOf))).toEqual([403, 409, 413, 415, 400, 404])
    expect(await stand.kept('unfinished')).toBe(0)
  })

  it('is neither continued, looked at nor ended by somebody else', async () => {
    const body = bytes(CHUNK + 1)
    const uploadUrl = await sendFirstChunk(`${ADA}/a`, body)
    const others = [(await ask('HEAD', uploadUrl, EVE)).status, (await ask('DELETE', uploadUrl, EVE)).status]
    expect([...others, await statusOf(send({ body, person: EVE, options: { uploadUrl } }))]).toEqual([403, 403, 403])
    await send({ body, options: { uploadUrl } })
  })

  it('loses to one that was finished before it', async () => {
    const body = bytes(CHUNK + 1)
    const uploadUrl = await sendFirstChunk(`${ADA}/a`, body)
    await send({ body: bytes(3) })
    expect(await statusOf(send({ body, options: { uploadUrl, endpoint: null } }))).toBe(409)
    expect((await download(`${ADA}/a`)).data?.size).toBe(3)
  })

  it('says when there is no room', async () => {
    stand.storage.setFull(true)
    expect(await statusOf(send({}))).toBe(507)
  })
})
