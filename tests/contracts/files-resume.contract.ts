import { lastValueFrom, tap, toArray } from 'rxjs'
import { expect } from 'vitest'
import type { FileRef, ResumeToken } from '../../src/ports/files.port'
import type { Actor } from '../harness/stage'
import { announced, present, refusal } from './acts'
import { scenario, type Scenario } from './scenario'
import { bytes, MIB, ref, same, stored } from './uploads'

/** Going on with what was cut off, where a set can; where it cannot, saying so. */
export const filesResume: readonly Scenario[] = [
  scenario(
    'files/resume',
    'an upload cut off goes on where it was, after a reload too; where that cannot be, it is sent again',
    async ({ stage }) => {
      const owner = await stage.as('owner')
      const [target, body] = [await announced(stage, owner), bytes(14 * MIB)]
      const token = await cutOff(owner, target, body)
      await refusal(owner.ports.files.download(target), 'file/missing')
      const { files } = (await stage.anotherTab(owner)).ports
      if (files.capabilities.resumableUpload) {
        const resume: ResumeToken = JSON.parse(JSON.stringify(present(token)))
        const events = await lastValueFrom(files.upload(target, body, { resume }).pipe(toArray()))
        const sent = events.flatMap((event) => (event.kind === 'progress' ? [event.sentBytes] : []))
        expect(sent[0]).toBeGreaterThanOrEqual(6 * MIB)
        expect([sent, sent.at(-1)]).toEqual([sent.toSorted((a, b) => a - b), body.size])
      } else {
        expect(token).toBeNull()
        await stored(files.upload(target, body))
      }
      expect(await same(await owner.ports.files.download(target), body)).toBe(true)
    },
  ),

  scenario(
    'files/answer-lost',
    'an upload whose answer was lost is there after the next try, whether or not it was before',
    async ({ stage }) => {
      const owner = await stage.as('owner')
      const { files } = owner.ports
      const [target, body] = [await announced(stage, owner), bytes(MIB)]
      let resume: ResumeToken | null = null
      owner.connection.loseAnswerOnce()
      const lost$ = files
        .upload(target, body)
        .pipe(tap((event) => void (resume = event.kind === 'resumable' ? event.token : resume)))
      const failure: unknown = await stored(lost$).catch((error: unknown) => error)
      expect(failure).toMatchObject({ code: expect.stringMatching(/^net\//) })
      const again = await stored(files.upload(target, body, resume === null ? {} : { resume }))
      expect(again).toMatchObject({ kind: 'stored', file: { ...target, sizeBytes: body.size } })
      expect(await same(await files.download(target), body)).toBe(true)
    },
  ),

  scenario(
    'files/resume-stored',
    'an upload cut off, and sent from the start meanwhile, is stored for whoever would go on with it',
    async ({ stage }) => {
      const owner = await stage.as('owner')
      const { files } = owner.ports
      if (!files.capabilities.resumableUpload) return
      const [target, body] = [await announced(stage, owner), bytes(14 * MIB)]
      const resume = present(await cutOff(owner, target, body))
      await stored(files.upload(target, body))
      for (let again = 0; again < 2; again += 1)
        expect(await stored(files.upload(target, body, { resume }))).toMatchObject({
          kind: 'stored',
          file: { sizeBytes: body.size },
        })
    },
  ),

  scenario('files/abandon', 'what was abandoned cannot be resumed, and its path is free', async ({ stage }) => {
    const owner = await stage.as('owner')
    const { files } = owner.ports
    const [target, body] = [await announced(stage, owner), bytes(14 * MIB)]
    const token = await cutOff(owner, target, body)
    if (files.capabilities.resumableUpload) {
      const resume = present(token)
      await files.abandon(resume)
      await files.abandon(resume)
      await refusal(stored(files.upload(target, body, { resume })), 'file/missing')
    }
    await stored(files.upload(target, body))
    expect((await files.download(target)).size).toBe(body.size)
  }),

  scenario('files/resume-other', 'a token is good for its own path and file, and for whoever began', async ({ stage }) => {
    const [owner, member] = [await stage.as('owner'), await stage.as('member')]
    const { files } = owner.ports
    const [target, other, body] = [await announced(stage, owner), await announced(stage, owner), bytes(14 * MIB)]
    const token = await cutOff(owner, target, body)
    if (!files.capabilities.resumableUpload) {
      expect(token).toBeNull()
      return
    }
    const resume = present(token)
    await refusal(stored(files.upload(other, body, { resume })), 'file/missing')
    await refusal(stored(files.upload(target, bytes(MIB), { resume })), 'file/missing')
    await refusal(stored(member.ports.files.upload(target, body, { resume })), 'access/denied')
    await stored(files.upload(target, body, { resume }))
    expect(await same(await files.download(target), body)).toBe(true)
  }),

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

/** Begins, loses the connection half-way, and has it back. @returns how to go on; `null` where it was not told */
async function cutOff(actor: Actor, target: FileRef, body: Blob): Promise<ResumeToken | null> {
  let token: ResumeToken | null = null
  const upload$ = actor.ports.files.upload(target, body).pipe(
    tap((event) => {
      if (event.kind === 'resumable') token = event.token
      if (event.kind === 'progress' && event.sentBytes >= 6 * MIB) actor.connection.cut()
    }),
  )
  await refusal(stored(upload$), 'net/offline')
  actor.connection.restore()
  return token
}
