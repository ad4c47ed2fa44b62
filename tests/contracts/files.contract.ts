import { firstValueFrom, last, type Observable } from 'rxjs'
import { expect } from 'vitest'
import type { FileRef, ResumeToken, UploadEvent } from '../../src/ports/files.port'
import type { Actor, Stage } from '../harness/stage'
import { expectCode, expectRefusal, refusal } from './acts'
import { scenario, type Scenario } from './scenario'

const MIB = 1024 * 1024

/** The bytes of attachments. */
export const files: readonly Scenario[] = [
  scenario(
    'files/stored',
    'an upload tells its progress, never falling, from nothing to all; then that it is stored',
    async ({ stage, listen }) => {
      const owner = await stage.as('owner')
      const [target, body] = [ref(stage, owner), bytes(MIB)]
      const ear = listen(owner.ports.files.upload(target, body))
      await ear.once(({ kind }) => kind === 'stored', 'stored')
      const progress = ear.heard.flatMap((event) => (event.kind === 'progress' ? [event.sentBytes] : []))
      expect({
        first: progress[0],
        last: progress.at(-1),
        sorted: progress.toSorted((a, b) => a - b),
        end: ear.heard.at(-1),
        isComplete: ear.isComplete,
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
    const target = ref(stage, owner)
    owner.ports.files.upload(target, bytes(10))
    await expectRefusal(owner.ports.files.download(target), 'file/missing', { path: target.path })
  }),

  scenario('files/cancel', 'a cancelled upload leaves nothing that can be read, and the path free', async ({ stage }) => {
    const owner = await stage.as('owner')
    const [target, body] = [ref(stage, owner), bytes(5 * MIB)]
    await begun(owner.ports.files.upload(target, body))
    await stage.world.advance(60_000)
    await refusal(owner.ports.files.download(target), 'file/missing')
    await stored(owner.ports.files.upload(target, body))
    expect(await same(await owner.ports.files.download(target), body)).toBe(true)
  }),

  scenario('files/write-once', 'a path is written once', async ({ stage }) => {
    const owner = await stage.as('owner')
    const target = ref(stage, owner)
    await stored(owner.ports.files.upload(target, bytes(10)))
    await refusal(stored(owner.ports.files.upload(target, bytes(20))), 'access/denied')
    expect((await owner.ports.files.download(target)).size).toBe(10)
  }),

  scenario('files/empty', 'a file of no bytes is a file', async ({ stage }) => {
    const owner = await stage.as('owner')
    const target = ref(stage, owner)
    await stored(owner.ports.files.upload(target, bytes(0)))
    expect((await owner.ports.files.download(target)).size).toBe(0)
  }),

  scenario('files/too-large', 'a file beyond the limit is refused, with the limit', async ({ stage }) => {
    const owner = await stage.as('owner')
    const target = ref(stage, owner)
    const { maxFileBytes } = owner.ports.files.capabilities
    const upload = stored(owner.ports.files.upload(target, bytes(maxFileBytes + 1)))
    await expectRefusal(upload, 'file/rejected', { reason: 'size', limitBytes: maxFileBytes })
    await refusal(owner.ports.files.download(target), 'file/missing')
  }),

  scenario('files/type', 'a type that a browser would run as a page is refused', async ({ stage }) => {
    const owner = await stage.as('owner')
    for (const type of ['text/html', 'image/svg+xml', 'application/xhtml+xml']) {
      const upload = stored(owner.ports.files.upload(ref(stage, owner), new Blob(['<script>'], { type })))
      await expectRefusal(upload, 'file/rejected', { reason: 'type' })
    }
  }),

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
    const [target, other] = [ref(stage, owner), ref(stage, owner)]
    await stored(owner.ports.files.upload(target, bytes(10)))
    await stored(owner.ports.files.upload(other, bytes(10)))
    await owner.ports.files.remove([target, ref(stage, owner)])
    await owner.ports.files.remove([target])
    await owner.ports.files.remove([])
    await refusal(owner.ports.files.download(target), 'file/missing')
    expect((await owner.ports.files.download(other)).size).toBe(10)
  }),

  scenario('files/shared', 'what one member stores, another reads', async ({ stage }) => {
    const [owner, viewer] = [await stage.as('owner'), await stage.as('viewer')]
    const target = ref(stage, owner)
    await stored(owner.ports.files.upload(target, bytes(10)))
    expect((await viewer.ports.files.download(target)).size).toBe(10)
  }),

  scenario('files/roles', 'a viewer neither stores nor removes', async ({ stage }) => {
    const [owner, viewer] = [await stage.as('owner'), await stage.as('viewer')]
    const target = ref(stage, owner)
    await stored(owner.ports.files.upload(target, bytes(10)))
    await refusal(stored(viewer.ports.files.upload(ref(stage, viewer), bytes(1))), 'access/denied')
    await refusal(viewer.ports.files.remove([target]), 'access/denied')
    expect((await owner.ports.files.download(target)).size).toBe(10)
  }),

  scenario('files/foreign-workspace', "another workspace's files are neither read, stored nor removed", async ({ stage }) => {
    const [owner, outsider] = [await stage.as('owner'), await stage.as('outsider')]
    const target = ref(stage, owner)
    await stored(owner.ports.files.upload(target, bytes(10)))
    await refusal(outsider.ports.files.download(target), 'access/denied')
    await refusal(stored(outsider.ports.files.upload(ref(stage, owner), bytes(1))), 'access/denied')
    await refusal(outsider.ports.files.remove([target]), 'access/denied')
    const own = { ...target, workspaceId: outsider.workspaceId }
    await refusal(outsider.ports.files.download(own), 'file/missing')
    expect((await owner.ports.files.download(target)).size).toBe(10)
  }),

  scenario('files/store-full', 'a full store refuses the file and keeps nothing of it', async ({ stage }) => {
    const owner = await stage.as('owner')
    const target = ref(stage, owner)
    await stage.world.fillStore()
    await refusal(stored(owner.ports.files.upload(target, bytes(MIB))), 'store/full')
    await stage.world.emptyStore()
    await refusal(owner.ports.files.download(target), 'file/missing')
    await stored(owner.ports.files.upload(target, bytes(MIB)))
  }),

  scenario(
    'files/cut',
    'a line lost in the middle ends the upload, and nothing half-stored can be read',
    async ({ stage, listen }) => {
      const owner = await stage.as('owner')
      const [target, body] = [ref(stage, owner), bytes(5 * MIB)]
      owner.line.cut()
      const ear = listen(owner.ports.files.upload(target, body))
      expectCode(await ear.failure(), 'net/offline')
      owner.line.restore()
      await refusal(owner.ports.files.download(target), 'file/missing')
      await stored(owner.ports.files.upload(target, body))
    },
  ),

  scenario('files/resume-capability', 'where uploads cannot be resumed, asking for it says so', async ({ stage }) => {
    const owner = await stage.as('owner')
    const token = 'none' as ResumeToken
    const { resumableUpload } = owner.ports.files.capabilities
    const asked = [
      owner.ports.files.abandon(token),
      stored(owner.ports.files.upload(ref(stage, owner), bytes(1), { resume: token })),
    ]
    const settled = await Promise.allSettled(asked)
    if (resumableUpload) {
      expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
    } else {
      for (const call of asked) await refusal(call, 'capability/missing')
    }
  }),
]

function ref({ world }: Stage, { workspaceId }: Actor): FileRef {
  return { workspaceId, path: `people/${world.newId()}/${world.newId()}` }
}

function bytes(size: number): Blob {
  const content = new Uint8Array(size)
  for (let index = 0; index < size; index += 997) content[index] = index % 251
  return new Blob([content], { type: 'text/plain' })
}

function stored(upload$: Observable<UploadEvent>): Promise<UploadEvent> {
  return firstValueFrom(upload$.pipe(last()))
}

/** Subscribes, and cancels at the first word. */
function begun(upload$: Observable<UploadEvent>): Promise<UploadEvent> {
  return firstValueFrom(upload$)
}

async function same(one: Blob, other: Blob): Promise<boolean> {
  const [a, b] = [new Uint8Array(await one.arrayBuffer()), new Uint8Array(await other.arrayBuffer())]
  return a.length === b.length && a.every((byte, index) => byte === b[index])
}
