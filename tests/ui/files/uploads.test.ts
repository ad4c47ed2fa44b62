import { createHash } from 'node:crypto'
import { concat, filter, firstValueFrom, of, throwError } from 'rxjs'
import { afterEach, describe, expect, it } from 'vitest'
import { portError } from '../../../src/domain/model/errors/port-error'
import { subjectOf } from '../../../src/domain/model/records/subject'
import type { FilesPort, ResumeToken, UploadEvent } from '../../../src/ports/files.port'
import type { Upload } from '../../../src/ui/features/files/upload'
import { Uploads } from '../../../src/ui/features/files/uploads.model'
import { instead } from '../../harness/instead'
import { openWorkspace, type OpenWorkspace } from '../support/open-workspace'

let opened: OpenWorkspace | undefined
afterEach(() => opened?.close())

/** A connection that is lost at one moment of an upload, once what was asked for is done. */
type Moment = 'announcing' | 'sending' | 'finishing' | 'refusing'

async function setUp({ isResumable = false } = {}) {
  const workspace = await openWorkspace()
  opened = workspace
  const { runtime, workspaceId } = workspace
  let lost: Moment | null = null
  const lose = (moment: Moment) => {
    lost = moment
    return () => void (lost = null)
  }
  const records = instead(workspace.ports.records, {
    commit: async (mutations, options) => {
      const outcomes = await workspace.ports.records.commit(mutations, options)
      const moment = mutations[0]?.kind === 'create' ? 'announcing' : 'finishing'
      if (lost === moment) throw portError('net/offline', {})
      return outcomes
    },
  })
  const calls: string[] = []
  const broken: Pick<FilesPort, 'upload' | 'abandon'> = {
    upload: (_target, _body, options) => {
      calls.push(`upload ${options?.resume === undefined ? 'from the beginning' : `of ${options.resume}`}`)
      const begun: UploadEvent = { kind: 'resumable', token: 'token' as ResumeToken, expiresAt: null }
      return concat(
        of(begun),
        throwError(() => portError('net/offline', {})),
      )
    },
    abandon: async (token) => void calls.push(`abandon ${token}`),
  }
  const whole: Partial<FilesPort> = {
    upload: (...call) =>
      lost === 'sending'
        ? throwError(() => portError('net/offline', {}))
        : lost === 'refusing'
          ? throwError(() => portError('file/rejected', { reason: 'quota' }))
          : workspace.ports.files.upload(...call),
  }
  const ports = { ...workspace.ports, records, files: instead(workspace.ports.files, isResumable ? broken : whole) }
  const [id] = await workspace.create('people', { firstName: 'Grace' })
  if (id === undefined) throw new Error('the person was not created')
  const subject = subjectOf('people', id)
  const uploads = new Uploads({ files: ports.files, records: ports.records, runtime, workspaceId })
  const until = (test: (list: readonly Upload[]) => boolean) => firstValueFrom(uploads.uploads$.pipe(filter(test)))
  const stored = async (trash: 'exclude' | 'include' = 'exclude') =>
    (await ports.records.list<'files'>('files', { workspaceId, limit: 10, trash })).items
  const add = (file: File) => uploads.add(file, subject)
  return { ports, workspaceId, uploads, add, until, stored, lose, calls }
}

const SUM_OF_QUOTE = createHash('sha256').update('a quote').digest('hex')
const quote = () => new File(['a quote'], 'quote.txt', { type: 'text/plain' })

describe('attaching a file', () => {
  it('makes a record whose bytes can be fetched', async () => {
    const { ports, workspaceId, add, until, stored } = await setUp()
    await add(quote())
    await until((list) => list.length === 0)
    const [file] = await stored()
    const bytes = await ports.files.download({ workspaceId, path: file?.path ?? '' })
    expect(file).toMatchObject({ name: 'quote.txt', status: 'ready', mime: 'text/plain', sha256: SUM_OF_QUOTE })
    expect(await bytes.text()).toBe('a quote')
  })

  it('waits while it is paused, and goes on from there', async () => {
    const { uploads, add, until, stored } = await setUp()
    const adding = add(quote())
    const [upload] = await until((list) => list.length === 1)
    if (upload === undefined) return
    uploads.pause(upload.id)
    await adding
    expect([await until(() => true), (await stored()).map(({ status }) => status)]).toMatchObject([
      [{ isPaused: true, refusal: null }],
      ['uploading'],
    ])
    await uploads.goOn(upload.id)
    await until((list) => list.length === 0)
    expect((await stored()).map(({ status }) => status)).toEqual(['ready'])
  })

  it('left behind by a closed tab is sent again with the same bytes, and with no others', async () => {
    const { uploads, add, until, stored } = await setUp()
    const adding = add(quote())
    const [upload] = await until((list) => list.length === 1)
    if (upload !== undefined) uploads.pause(upload.id)
    await adding
    const [left] = await stored()
    if (left === undefined) throw new Error('it was announced')
    await uploads.sendAgain(left, new File(['b quote'], 'quote.txt', { type: 'text/plain' }))
    expect(await until(() => true)).toMatchObject([{ refusal: { kind: 'other-file' } }])
    await uploads.sendAgain(left, quote())
    await until((list) => list.length === 0)
    expect((await stored()).map(({ id, status }) => [id, status])).toEqual([[left.id, 'ready']])
  })

  it('sends a few at once, and the others as those are done', async () => {
    const { add, until, stored } = await setUp()
    await Promise.all(Array.from({ length: 8 }, () => add(quote())))
    await until((list) => list.length === 0)
    expect((await stored()).map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 'ready'))
  })

  it('called off leaves no file behind', async () => {
    const { uploads, add, until, stored } = await setUp()
    await add(quote())
    const [upload] = await until((list) => list.length === 1)
    if (upload !== undefined) uploads.dismiss(upload.id)
    await expect
      .poll(async () => (await stored('include')).map(({ status, deletedAt }) => [status, deletedAt !== null]))
      .toEqual([['failed', true]])
    expect(await stored()).toEqual([])
  })

  it('goes on after a lost line, without being announced twice', async () => {
    const { uploads, add, until, stored, lose } = await setUp()
    for (const moment of ['announcing', 'sending', 'finishing'] as const) {
      const restore = lose(moment)
      await add(quote())
      const [upload] = await until((list) => list[0]?.refusal != null)
      expect([moment, upload?.refusal]).toMatchObject([moment, { kind: 'failed', canGoOn: true }])
      restore()
      if (upload !== undefined) void uploads.goOn(upload.id)
      await until((list) => list.length === 0)
    }
    expect((await stored()).map(({ status }) => status)).toEqual(['ready', 'ready', 'ready'])
  })

  it('goes on with what was sent, and abandons it when called off', async () => {
    const { uploads, add, until, calls } = await setUp({ isResumable: true })
    await add(quote())
    const [upload] = await until((list) => list[0]?.refusal != null)
    if (upload === undefined) return
    await uploads.goOn(upload.id)
    await until((list) => list[0]?.refusal != null)
    uploads.dismiss(upload.id)
    await expect.poll(() => calls).toEqual(['upload from the beginning', 'upload of token', 'abandon token'])
  })

  it.each([
    ['one that is too large', new File([new Uint8Array(25 * 1024 * 1024 + 1)], 'film.mov'), 'too-large'],
    ['an empty one', new File([], 'nothing.txt'), 'empty'],
    ['one that a browser would run', new File(['<script>'], 'page.html', { type: 'text/html' }), 'type'],
  ])('refuses %s before anything is sent', async (_, file, kind) => {
    const { add, until, stored } = await setUp()
    await add(file)
    const [upload] = await until((list) => list.length === 1)
    expect([upload?.refusal?.kind, await stored('include')]).toEqual([kind, []])
  })

  it('says why the backend refused one, and keeps no file that is not there', async () => {
    const { add, until, stored, lose } = await setUp()
    lose('refusing')
    await add(quote())
    const [upload] = await until((list) => list[0]?.refusal != null)
    expect(upload?.refusal).toMatchObject({ kind: 'failed', error: { code: 'file/rejected' } })
    await expect.poll(async () => (await stored()).map(({ status }) => status)).toEqual(['failed'])
  })
})
