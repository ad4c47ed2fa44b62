import { expect } from 'vitest'
import type { Form } from '../../src/domain/model/forms/form'
import type { FormAnswer, FormFileAnswer, Proof } from '../../src/domain/model/forms/public-form'
import type { RecordOf } from '../../src/domain/model/records/collections'
import { subjectOf } from '../../src/domain/model/records/subject'
import type { Client } from '../harness/harness'
import type { Actor, Stage } from '../harness/stage'
import { expectCode, refusal } from './acts'
import { found, linesOf, made, proven } from './forms.contract'
import { scenario, type Scenario } from './scenario'

const DAY_MS = 24 * 60 * 60 * 1000
const EMAIL = { key: 'people.emails', label: 'E-mail', help: null, required: true, value: null }
const FILES = { ...EMAIL, key: 'people.files', label: 'Plans' }
const TAKEN = { kinds: 'both', most: 2, megabytes: 1 } as const
const PNG = bytesOf('\u0089PNG\r\n\u001a\n and what is in it')
const STALE = { ok: false, refusal: 'proof-stale' } as const
const OK: FormFileAnswer = { ok: true }

/** What goes with a submission, and what becomes of what went with none. */
export const formFiles: readonly Scenario[] = [
  scenario(
    'forms/files',
    'what is sent along hangs on the person, and can be read by the team from then on',
    async ({ stage }) => {
      const [owner, stranger] = [await stage.as('owner'), await stage.world.connect()]
      const form = await taking(stage, owner)
      const { workspaceId } = form
      const shown = await stranger.ports.functions.readForm({ workspaceId, formId: form.id })
      const proof = await proven(stranger, form)
      const first = await sendFile(stranger, form, { proof, name: 'plan.png', bytes: PNG })
      const second = await sendFile(stranger, form, { proof, at: 1, name: 'notes.txt', bytes: bytesOf('Ten looms') })
      const before = await filesOf(owner, 2, 'uploading')
      const early = await refused(owner.ports.files.download({ workspaceId, path: before[0]!.path }))
      const sent = await submit(stranger, form, { proof, files: 2 })
      const lost = await submit(stranger, form, { proof, files: 2 })
      const ada = (await found(owner, 'ada@engines.example'))!
      const lines = await linesOf(owner, ada.id)
      const after = await filesOf(owner, 2, 'ready')
      const [submission] = (await owner.ports.records.list('submissions', { workspaceId, limit: 5 })).items
      const bytes = await owner.ports.files.download({ workspaceId, path: after[1]!.path })
      expectCode(early, 'file/missing')
      expect({
        shown: shown?.files,
        answers: [first, second, sent.ok, lost.ok],
        before: before.map(({ status, subject, createdBy }) => [status, subject, createdBy]),
        after: after.map(({ name, mime, status, subject }) => [name, mime, status, subject]),
        bytes: await bytes.text(),
        lines: lines
          .flatMap(({ verb, label, actorId }) => (verb === 'file-added' && actorId === null ? [String(label)] : []))
          .toSorted((a, b) => (a < b ? -1 : 1)),
        answer: submission?.answers.find(({ key }) => key === 'people.files')?.value,
      }).toEqual({
        shown: TAKEN,
        answers: [OK, OK, true, true],
        before: [
          ['uploading', null, { memberId: null, via: 'form' }],
          ['uploading', null, { memberId: null, via: 'form' }],
        ],
        after: [
          ['plan.png', 'image/png', 'ready', subjectOf('people', ada.id)],
          ['notes.txt', 'text/plain', 'ready', subjectOf('people', ada.id)],
        ],
        bytes: 'Ten looms',
        lines: ['notes.txt', 'plan.png'],
        answer: 'plan.png\nnotes.txt',
      })
    },
  ),

  scenario(
    'forms/files-refused',
    'a file is what it says, as large as it says, and one of as many as are taken',
    async ({ stage }) => {
      const [owner, robot] = [await stage.as('owner'), await stage.world.connect()]
      const [form, other] = [await taking(stage, owner), await taking(stage, owner)]
      const none = await made(stage, owner, { fields: [EMAIL] })
      const proof = await proven(robot, form)
      const send = (file: Partial<SentFile>) => sendFile(robot, form, { proof, name: 'a.png', bytes: PNG, ...file })
      const large = new Uint8Array(TAKEN.megabytes * 1024 * 1024 + 1).fill(65)
      const answers = {
        larger: await send({ sizeBytes: PNG.length - 1 }),
        smaller: await send({ sizeBytes: PNG.length + 1 }),
        empty: await send({ bytes: new Uint8Array() }),
        large: await send({ name: 'a.txt', bytes: large }),
        page: await send({ name: 'a.html', bytes: bytesOf('<script>alert(1)</script>') }),
        program: await send({ name: 'a.png', bytes: bytesOf('MZ and what runs') }),
        hidden: await send({ name: 'photo\u202egnp.exe' }),
        nameless: await send({ name: '../..' }),
        third: await send({ at: 2 }),
        thousandth: await send({ at: 999 }),
        unproven: await sendFile(robot, form, { proof: unsolved(proof), name: 'a.png', bytes: PNG }),
        elsewhere: await sendFile(robot, other, { proof, name: 'a.png', bytes: PNG }),
        notTaken: await sendFile(robot, none, { proof: await proven(robot, none), name: 'a.png', bytes: PNG }),
      }
      const [size, type, count] = (['size', 'type', 'count'] as const).map((reason) => ({
        ok: false,
        refusal: 'file-refused',
        reason,
      }))
      expect({ answers, left: await filesOf(owner, 0) }).toEqual({
        answers: {
          larger: size,
          smaller: size,
          empty: size,
          large: size,
          page: type,
          program: type,
          hidden: type,
          nameless: type,
          third: count,
          thousandth: count,
          unproven: STALE,
          elsewhere: STALE,
          notTaken: count,
        },
        left: [],
      })
      await refusal(sendFile(robot, form, { proof, at: -1, name: 'a.png', bytes: PNG }), 'record/invalid')
    },
  ),

  scenario('forms/files-once', 'a file is sent once, by its proof, and a submission names no others', async ({ stage }) => {
    const [owner, robot] = [await stage.as('owner'), await stage.world.connect()]
    const form = await taking(stage, owner)
    const [proof, again] = [await proven(robot, form), await proven(robot, form)]
    const name = '../../etc/\u202epass\u200bwd.png'
    const first = await sendFile(robot, form, { proof, name, bytes: PNG })
    const same = await sendFile(robot, form, { proof, name, bytes: PNG })
    const replaced = await sendFile(robot, form, { proof, name: 'b.txt', bytes: bytesOf('another') })
    const missing = await submit(robot, form, { proof, files: 2 })
    const others = await submit(robot, form, { proof: again, files: 1 })
    const without = await submit(robot, form, { proof: again })
    const mine = await robot.ports.functions.submitForm({
      ...(await inputOf(form, proof)),
      answers: { 'people.emails': 'ada@engines.example', 'people.files': 'mine' },
      files: 1,
    })
    const sent = await submit(robot, form, { proof, files: 1 })
    const late = await sendFile(robot, form, { proof, at: 0, name: 'c.png', bytes: PNG })
    expect({ first, same, replaced, missing, others, without, mine, sent: sent.ok, late }).toEqual({
      first: OK,
      same: OK,
      replaced: STALE,
      missing: STALE,
      others: STALE,
      without: { ok: false, refusal: 'answers-invalid', fields: { 'people.files': { rule: 'required' } } },
      mine: { ok: false, refusal: 'answers-invalid', fields: { 'people.files': { rule: 'unknown-field' } } },
      sent: true,
      late: STALE,
    })
    await found(owner, 'ada@engines.example')
    expect((await filesOf(owner, 1)).map(({ name: kept }) => kept)).toEqual(['passwd.png'])
  }),

  scenario('forms/files-left', 'what went with no submission is nobody’s, and goes again', async ({ stage }) => {
    const [owner, member, stranger] = [await stage.as('owner'), await stage.as('member'), await stage.world.connect()]
    const form = await taking(stage, owner)
    await sendFile(stranger, form, { proof: await proven(stranger, form), name: 'plan.png', bytes: PNG })
    const [file] = await filesOf(member, 1, 'uploading')
    const { path, workspaceId } = file!
    const read = await refused(member.ports.files.download({ workspaceId, path }))
    // Where it is done daily, the first time may come before it is due.
    await stage.world.advance(2 * DAY_MS)
    await filesOf(owner, 0)
    expectCode(read, 'file/missing')
  }),
]

function taking(stage: Stage, actor: Actor, more: Partial<Form> = {}): Promise<RecordOf<'forms'>> {
  return made(stage, actor, { fields: [EMAIL, FILES], files: TAKEN, ...more })
}

interface SentFile {
  readonly proof: Proof
  readonly at: number
  readonly name: string
  readonly bytes: Uint8Array
  /** As it says; not given: as it is. */
  readonly sizeBytes: number
}

function sendFile(
  { ports }: Pick<Client, 'ports'>,
  { workspaceId, id: formId }: RecordOf<'forms'>,
  { proof, at = 0, name, bytes, sizeBytes = bytes.length }: Pick<SentFile, 'proof' | 'name' | 'bytes'> & Partial<SentFile>,
): Promise<FormFileAnswer> {
  return ports.functions.sendFormFile({ workspaceId, formId, proof, at, name, sizeBytes }, new Blob([bytes as BlobPart]))
}

async function inputOf({ workspaceId, id: formId }: RecordOf<'forms'>, proof: Proof) {
  return { workspaceId, formId, proof, answers: { 'people.emails': 'ada@engines.example' }, consented: true, trap: '' }
}

async function submit(
  { ports }: Pick<Client, 'ports'>,
  form: RecordOf<'forms'>,
  { proof, files = 0 }: { readonly proof: Proof; readonly files?: number },
): Promise<FormAnswer> {
  return ports.functions.submitForm({ ...(await inputOf(form, proof)), files })
}

function unsolved(proof: Proof): Proof {
  return { ...proof, solution: { counter: 0, derivedKey: '00'.repeat(32) } }
}

/** Once there are so many, and have come so far: what another browser did comes a moment later. */
async function filesOf(
  { ports, workspaceId }: Actor,
  count: number,
  state?: RecordOf<'files'>['status'],
): Promise<readonly RecordOf<'files'>[]> {
  const orderBy = [{ field: 'createdAt', direction: 'asc', empty: 'last' }] as const
  const read = async () => (await ports.records.list('files', { workspaceId, orderBy, limit: 20 })).items
  const isDone = (files: readonly RecordOf<'files'>[]) => files.every(({ status }) => state === undefined || status === state)
  await expect.poll(async () => [(await read()).length, isDone(await read())]).toEqual([count, true])
  return read()
}

function refused(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => undefined,
    (error: unknown) => error,
  )
}

function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}
