import { firstValueFrom, type Observable } from 'rxjs'
import { expect } from 'vitest'
import type { UploadEvent } from '../../src/ports/files.port'
import { announced, expectCode, expectRefusal, refusal } from './acts'
import { scenario, type Scenario } from './scenario'
import { bytes, MIB, ref, same, stored } from './uploads'

/** The bytes of attachments: sending them, and having them back. */
export const files: readonly Scenario[] = [
  scenario(
    'files/stored',
    'an upload tells its progress, never falling, from nothing to all; then that it is stored',
    async ({ stage, listen }) => {
      const owner = await stage.as('owner')
      const [target, body] = [await announced(stage, owner), bytes(MIB)]
      const listener = listen(owner.ports.files.upload(target, body))
      await listener.once(({ kind }) => kind === 'stored', 'stored')
      const progress = listener.received.flatMap((event) => (event.kind === 'progress' ? [event.sentBytes] : []))
      expect({
        first: progress[0],
        last: progress.at(-1),
        sorted: progress.toSorted((a, b) => a - b),
        end: listener.received.at(-1),
        isComplete: listener.isComplete,
      }).toEqual({
        first: 0,
        last: body.size,
        sorted: progress,
        end: {
          kind: 'stored',
          file: { ...target, sizeBytes: body.size, contentType: 'text/plain', createdAt: expect.any(String) },
        },
        isComplete: true,
      })
      const back = await owner.ports.files.download(target)
      expect({ type: back.type, same: await same(back, body) }).toEqual({ type: 'text/plain', same: true })
    },
  ),

  scenario('files/cold', 'nothing is stored until someone subscribes', async ({ stage }) => {
    const owner = await stage.as('owner')
    const target = await announced(stage, owner)
    owner.ports.files.upload(target, bytes(10))
    await expectRefusal(owner.ports.files.download(target), 'file/missing', { path: target.path })
  }),

  scenario('files/cancel', 'a cancelled upload leaves nothing that can be read, and the path free', async ({ stage }) => {
    const owner = await stage.as('owner')
    const [target, body] = [await announced(stage, owner), bytes(5 * MIB)]
    await begun(owner.ports.files.upload(target, body))
    await stage.world.advance(60_000)
    await refusal(owner.ports.files.download(target), 'file/missing')
    await stored(owner.ports.files.upload(target, body))
    expect(await same(await owner.ports.files.download(target), body)).toBe(true)
  }),

  scenario('files/write-once', 'a path is written once', async ({ stage }) => {
    const owner = await stage.as('owner')
    const target = await announced(stage, owner)
    await stored(owner.ports.files.upload(target, bytes(10)))
    await refusal(stored(owner.ports.files.upload(target, bytes(20))), 'access/denied')
    expect((await owner.ports.files.download(target)).size).toBe(10)
  }),

  scenario(
    'files/stored-again',
    'whoever did not hear that a file is stored sends it again, with no token, and hears it',
    async ({ stage }) => {
      const owner = await stage.as('owner')
      const [target, body] = [await announced(stage, owner), bytes(10)]
      owner.connection.loseAnswerOnce()
      await stored(owner.ports.files.upload(target, body)).catch(() => undefined)
      for (let again = 0; again < 2; again += 1)
        expect(await stored(owner.ports.files.upload(target, body))).toMatchObject({ kind: 'stored', file: { sizeBytes: 10 } })
      expect(await same(await owner.ports.files.download(target), body)).toBe(true)
    },
  ),

  scenario('files/empty', 'a file of no bytes is a file', async ({ stage }) => {
    const owner = await stage.as('owner')
    const target = await announced(stage, owner)
    await stored(owner.ports.files.upload(target, bytes(0)))
    expect((await owner.ports.files.download(target)).size).toBe(0)
  }),

  scenario('files/too-large', 'a file beyond the limit is refused, with the limit', async ({ stage }) => {
    const owner = await stage.as('owner')
    const target = await announced(stage, owner)
    const { maxFileBytes } = owner.ports.files.capabilities
    const upload = stored(owner.ports.files.upload(target, bytes(maxFileBytes + 1)))
    await expectRefusal(upload, 'file/rejected', { reason: 'size', limitBytes: maxFileBytes })
    await refusal(owner.ports.files.download(target), 'file/missing')
  }),

  scenario('files/type', 'a type that a browser would run as a page is refused', async ({ stage }) => {
    const owner = await stage.as('owner')
    for (const type of ['text/html', 'text/xml', 'application/xhtml+xml', 'text/html;charset=utf-8']) {
      const target = await announced(stage, owner)
      const upload = stored(owner.ports.files.upload(target, new Blob(['<script>'], { type })))
      await expectRefusal(upload, 'file/rejected', { reason: 'type' })
    }
  }),

  scenario('files/opaque-type', 'a type nobody knows is stored as bytes of no known type', async ({ stage }) => {
    const owner = await stage.as('owner')
    for (const type of ['', 'application/x-msdownload', 'text/javascript', 'image/svg+xml', 'Image/SVG+XML; charset=utf-8']) {
      const target = await announced(stage, owner)
      await stored(owner.ports.files.upload(target, new Blob(['x'], { type })))
      expect((await owner.ports.files.download(target)).type).toBe('application/octet-stream')
    }
  }),

  scenario(
    'files/hostile-name',
    'whatever a file is called, its bytes are at the path, and the name comes back as it was',
    async ({ stage }) => {
      const owner = await stage.as('owner')
      const names = [
        '../../etc/passwd',
        '..\\boot.ini',
        'invoice\u202Efdp.exe',
        '"><img src=x onerror=alert(1)>',
        'CON',
        'a%2Fb?c#d',
      ]
      for (const name of names) {
        const target = await announced(stage, owner, { name })
        await stored(owner.ports.files.upload(target, new File([name], name, { type: 'text/plain' })))
        const where = { op: 'eq', field: 'path', value: target.path } as const
        const { items } = await owner.ports.records.list('files', { workspaceId: owner.workspaceId, where, limit: 2 })
        const back = await (await owner.ports.files.download(target)).text()
        expect([items.map((file) => file.name), back]).toEqual([[name], name])
      }
    },
  ),

  scenario('files/bad-path', 'a path that is not made of ids is refused', async ({ stage }) => {
    const owner = await stage.as('owner')
    for (const path of ['', '../up', 'people/../../x', 'people/a/b/c', `people/${stage.world.newId()}/my file.txt`]) {
      const failure: unknown = await stored(owner.ports.files.upload({ workspaceId: owner.workspaceId, path }, bytes(1))).catch(
        (error: unknown) => error,
      )
      expect(failure).toMatchObject({ code: expect.stringMatching(/^(access\/denied|file\/rejected|record\/invalid)$/) })
    }
  }),

  scenario('files/missing', 'what is not there is missing', async ({ stage }) => {
    const owner = await stage.as('owner')
    const target = ref(stage, owner)
    await expectRefusal(owner.ports.files.download(target), 'file/missing', { path: target.path })
  }),

  scenario('files/remove', 'a removed file is gone, and removing what is not there succeeds', async ({ stage }) => {
    const owner = await stage.as('owner')
    const [target, other] = [await announced(stage, owner), await announced(stage, owner)]
    await stored(owner.ports.files.upload(target, bytes(10)))
    await stored(owner.ports.files.upload(other, bytes(10)))
    await owner.ports.files.remove([target, ref(stage, owner)])
    await owner.ports.files.remove([target])
    await owner.ports.files.remove([])
    await refusal(owner.ports.files.download(target), 'file/missing')
    expect((await owner.ports.files.download(other)).size).toBe(10)
  }),

  scenario('files/store-full', 'a full store refuses the file and keeps nothing of it', async ({ stage }) => {
    const owner = await stage.as('owner')
    const target = await announced(stage, owner)
    await stage.world.fillStore()
    await refusal(stored(owner.ports.files.upload(target, bytes(MIB))), 'store/full')
    await stage.world.emptyStore()
    await refusal(owner.ports.files.download(target), 'file/missing')
    await stored(owner.ports.files.upload(target, bytes(MIB)))
  }),

  scenario(
    'files/cut',
    'a connection lost in the middle ends the upload, and nothing half-stored can be read',
    async ({ stage, listen }) => {
      const owner = await stage.as('owner')
      const [target, body] = [await announced(stage, owner), bytes(5 * MIB)]
      owner.connection.cut()
      const listener = listen(owner.ports.files.upload(target, body))
      expectCode(await listener.failure(), 'net/offline')
      owner.connection.restore()
      await refusal(owner.ports.files.download(target), 'file/missing')
      await stored(owner.ports.files.upload(target, body))
    },
  ),
]

/** Subscribes, and cancels at the first word. */
function begun(upload$: Observable<UploadEvent>): Promise<UploadEvent> {
  return firstValueFrom(upload$)
}
