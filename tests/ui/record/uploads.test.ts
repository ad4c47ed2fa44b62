import { firstValueFrom, filter } from 'rxjs'
import { afterEach, describe, expect, it } from 'vitest'
import { subjectOf } from '../../../src/domain/model/records/subject'
import { Uploads, type Upload } from '../../../src/ui/features/record/related/uploads.model'
import { openWorkspace, type OpenWorkspace } from '../support/open-workspace'

let opened: OpenWorkspace | undefined
afterEach(() => opened?.close())

async function setUp() {
  const workspace = await openWorkspace()
  opened = workspace
  const { ports, runtime, workspaceId } = workspace
  const [id] = await workspace.create('people', { firstName: 'Grace' })
  if (id === undefined) throw new Error('the person was not created')
  const subject = subjectOf('people', id)
  const uploads = new Uploads({ files: ports.files, records: ports.records, runtime, workspaceId, subject })
  const until = (test: (list: readonly Upload[]) => boolean) => firstValueFrom(uploads.uploads$.pipe(filter(test)))
  const stored = async (trash: 'exclude' | 'include' = 'exclude') =>
    (await ports.records.list<'files'>('files', { workspaceId, limit: 10, trash })).items
  return { ports, workspaceId, uploads, until, stored }
}

const quote = () => new File(['a quote'], 'quote.txt', { type: 'text/plain' })

describe('attaching a file', () => {
  it('makes a record whose bytes can be fetched', async () => {
    const { ports, workspaceId, uploads, until, stored } = await setUp()
    await uploads.add(quote())
    await until((list) => list.length === 0)
    const [file] = await stored()
    const bytes = await ports.files.download({ workspaceId, path: file?.path ?? '' })
    expect([file?.name, file?.status, await bytes.text()]).toEqual(['quote.txt', 'ready', 'a quote'])
  })

  it('called off leaves no file behind', async () => {
    const { uploads, until, stored } = await setUp()
    await uploads.add(quote())
    const [upload] = await until((list) => list.length === 1)
    if (upload !== undefined) uploads.dismiss(upload.id)
    await expect
      .poll(async () => (await stored('include')).map(({ status, deletedAt }) => [status, deletedAt !== null]))
      .toEqual([['failed', true]])
    expect(await stored()).toEqual([])
  })

  it.each([
    ['one that is too large', new File([new Uint8Array(25 * 1024 * 1024 + 1)], 'film.mov'), 'too-large'],
    ['an empty one', new File([], 'nothing.txt'), 'empty'],
  ])('refuses %s before anything is sent', async (_, file, kind) => {
    const { uploads, until, stored } = await setUp()
    await uploads.add(file)
    const [upload] = await until((list) => list.length === 1)
    expect([upload?.refusal?.kind, await stored('include')]).toEqual([kind, []])
  })

  it('says why the backend refused one, and keeps no file that is not there', async () => {
    const { uploads, until, stored } = await setUp()
    await uploads.add(new File(['<script>'], 'page.html', { type: 'text/html' }))
    const [upload] = await until((list) => list[0]?.refusal != null)
    expect(upload?.refusal).toMatchObject({ kind: 'failed', error: { code: 'file/rejected' } })
    await expect.poll(async () => (await stored()).map(({ status }) => status)).toEqual(['failed'])
  })
})
