import { firstValueFrom, lastValueFrom, take, toArray } from 'rxjs'
import { expect, it } from 'vitest'
import { CloudflareFiles } from '../../../src/adapters/cloudflare/files/cloudflare-files'
import { PART_BYTES, type UploadAnswer } from '../../../src/adapters/cloudflare/protocol'
import { portError } from '../../../src/domain/model/errors/port-error'
import type { Id } from '../../../src/domain/model/kernel/id'
import type { Instant } from '../../../src/domain/model/kernel/instant'
import type { FileRef, ResumeToken, UploadEvent } from '../../../src/ports/files.port'

const ID = (end: string) => `01940000-0000-7000-8000-00000000000${end}` as Id
const TARGET: FileRef = { workspaceId: ID('1'), path: `people/${ID('2')}/${ID('3')}` }
const AT = '2026-11-28T10:00:00.000Z' as Instant
const BODY = new Blob([new Uint8Array(2 * PART_BYTES + 10)], { type: 'text/plain' })
const FILE = { ...TARGET, sizeBytes: BODY.size, contentType: 'text/plain', createdAt: AT }

type Meddle = (at: number) => void

/** A backend that counts what it is sent, and files that send to it. */
function taking(received = 0, meddle: Meddle = () => undefined) {
  const requests: string[] = []
  const backend = { received, isStored: false }
  const state = (): UploadAnswer =>
    backend.isStored
      ? { kind: 'stored', sizeBytes: BODY.size, contentType: 'text/plain', createdAt: AT }
      : { kind: 'begun', upload: 'upload-1', at: backend.received, expiresAt: AT }
  const files = new CloudflareFiles({
    session: { user: async () => ({ id: ID('4'), email: 'ada@engine.example', name: 'Ada' }) },
    calls: {
      async send(address, { method = 'GET', body }, how, read) {
        how.options?.signal?.throwIfAborted()
        const { pathname, searchParams } = new URL(address, 'https://crm.example')
        const at = searchParams.get('at')
        requests.push([method, ...(at === null ? [] : [at, (body as Blob).size])].join(' '))
        expect(pathname).toBe(`/api/files/${TARGET.workspaceId}/${TARGET.path}`)
        if (at !== null) {
          if (Number(at) === backend.received) backend.received += (body as Blob).size
          backend.isStored = backend.received === BODY.size
          meddle(Number(at))
        }
        return read(Response.json({ value: state() }))
      },
    },
  })
  return { files, requests, backend }
}

function sentOf(events: readonly UploadEvent[]): readonly number[] {
  return events.flatMap((event) => (event.kind === 'progress' ? [event.sentBytes] : []))
}

it('tells how to go on, sends a part after the other, and tells each', async () => {
  const { files, requests } = taking()
  const events = await lastValueFrom(files.upload(TARGET, BODY).pipe(toArray()))
  expect(requests).toEqual(['POST', `PUT 0 ${PART_BYTES}`, `PUT ${PART_BYTES} ${PART_BYTES}`, `PUT ${2 * PART_BYTES} 10`])
  expect(events.map(({ kind }) => kind)).toEqual(['resumable', 'progress', 'progress', 'progress', 'progress', 'stored'])
  expect([sentOf(events), events.at(-1)]).toEqual([[0, PART_BYTES, 2 * PART_BYTES, BODY.size], { kind: 'stored', file: FILE }])
})

it('goes on where the backend says it is, also where it has more than was heard', async () => {
  let token: ResumeToken | null = null
  const lost = taking(0, (at) => {
    if (at === PART_BYTES) throw portError('net/offline', {})
  })
  const cut$ = lost.files.upload(TARGET, BODY)
  const failure = await new Promise((resolve) =>
    cut$.subscribe({ next: (event) => void (token = event.kind === 'resumable' ? event.token : token), error: resolve }),
  )
  expect(failure).toMatchObject({ code: 'net/offline' })
  const { files, requests } = taking(lost.backend.received)
  const resume = JSON.parse(JSON.stringify(token)) as ResumeToken
  const events = await lastValueFrom(files.upload(TARGET, BODY, { resume }).pipe(toArray()))
  expect([requests, sentOf(events)]).toEqual([
    ['GET', `PUT ${2 * PART_BYTES} 10`],
    [2 * PART_BYTES, BODY.size],
  ])
})

it('sends nothing of what is stored by the time it goes on', async () => {
  const { files, requests, backend } = taking()
  const begun = await firstValueFrom(files.upload(TARGET, BODY))
  if (begun.kind !== 'resumable') throw new Error('not told how to go on')
  backend.isStored = true
  const events = await lastValueFrom(files.upload(TARGET, BODY, { resume: begun.token }).pipe(toArray()))
  expect([requests, sentOf(events), events.at(-1)]).toEqual([['POST', 'GET'], [BODY.size], { kind: 'stored', file: FILE }])
})

it('sends nothing more once nobody listens', async () => {
  const { files, requests } = taking()
  await lastValueFrom(files.upload(TARGET, BODY).pipe(take(3)))
  await new Promise((resolve) => setTimeout(resolve))
  expect(requests).toEqual(['POST', `PUT 0 ${PART_BYTES}`])
})

it('resumes no other file with a token', async () => {
  const { files, requests } = taking()
  const begun = await firstValueFrom(files.upload(TARGET, BODY))
  if (begun.kind !== 'resumable') throw new Error('not told how to go on')
  const { token: resume } = begun
  const other = { ...TARGET, path: `people/${ID('2')}/${ID('5')}` }
  for (const upload$ of [files.upload(other, BODY, { resume }), files.upload(TARGET, new Blob(['a']), { resume })])
    await expect(lastValueFrom(upload$)).rejects.toMatchObject({ code: 'file/missing' })
  expect(requests).toEqual(['POST'])
})
