import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { beforeAll, describe, expect, it } from 'vitest'
import { isPortError } from '../../../src/domain/model/errors/port-error'
import type { FormFileInput, FormInput, Proof } from '../../../src/domain/model/forms/public-form'
import { type Id, uuid7 } from '../../../src/domain/model/kernel/id'
import { challengeOf } from '../../../src/domain/use-cases/functions/forms/proof'
import type { SubmitContext } from '../../../src/domain/use-cases/functions/forms/form-input'
import { sendFormFile } from '../../../src/domain/use-cases/functions/forms/send-form-file'
import { submitForm } from '../../../src/domain/use-cases/functions/forms/submit-form'
import { hourlyCounts } from '../../../src/adapters/shared/backend/hourly-counts'

const HOUR_MS = 3_600_000
const ids = Array.from({ length: 3 }, (_, at) => uuid7(at + 1, new Uint8Array(10))) as [Id, Id, Id]
const [workspaceId, formId, otherId] = ids
const FORM = { workspaceId, formId }

/** Any question to the records fails the test: what is refused is refused before one. */
function guarded(now: () => number, more: Partial<SubmitContext> = {}): SubmitContext {
  const asked = new Proxy({}, { get: () => () => Promise.reject(new Error('the records were asked')) })
  return {
    records: asked as SubmitContext['records'],
    keyFor: async (purpose) => `key of ${purpose}`,
    newId: () => otherId,
    demandRoom: () => Promise.reject(new Error('it was counted')),
    sender: null,
    now,
    ...more,
  }
}

function input(proof: Proof, more: Partial<FormInput> = {}): FormInput {
  return { ...FORM, proof, answers: { 'people.emails': 'robot@example.com' }, consented: true, trap: '', ...more }
}

describe('a form that robots fill in', () => {
  let proof: Proof
  beforeAll(async () => {
    const challenge = await challengeOf(
      FORM,
      guarded(() => 0),
    )
    const solution = await solveChallenge({ challenge: challenge as never, deriveKey })
    proof = { challenge, solution: { counter: solution!.counter, derivedKey: solution!.derivedKey } }
  })

  it('asks nothing of the records, and counts nothing, for ten thousand who come without a proof', async () => {
    const context = guarded(() => 0)
    const refusals = new Set<string>()
    for (let robot = 0; robot < 10_000; robot += 1) {
      const digits = robot.toString(16).padStart(64, '0')
      const signature = robot % 2 === 0 ? digits : proof.challenge.signature
      const parameters = { ...proof.challenge.parameters, ...(robot % 2 === 0 ? {} : { salt: digits.slice(0, 32) }) }
      const forged: Proof = { ...proof, challenge: { parameters, signature } }
      const answer = await submitForm(input(forged), context)
      refusals.add(answer.ok ? 'taken' : answer.refusal)
    }
    expect([...refusals]).toEqual(['proof-stale'])
  })

  it('reads no byte of a file that comes without a proof, and of a thousand that come with one no more than a form takes', async () => {
    const counts = hourlyCounts(() => 0)
    const body = () => Promise.reject(new Error('it was read'))
    const context = { files: { put: () => Promise.reject(new Error('it was kept')) }, body, alone: body }
    const come = async (more: Partial<FormFileInput>, at: Partial<SubmitContext>) => {
      const file = { ...FORM, proof, at: 0, name: 'a.png', sizeBytes: 8, ...more }
      return sendFormFile(file, { ...guarded(() => 0, at), ...context }).then(
        (answer) => (answer.ok ? 'taken' : answer.refusal),
        (error: unknown) => (isPortError(error, 'net/throttled') ? error.code : String(error)),
      )
    }
    const forged = { ...proof, challenge: { ...proof.challenge, signature: '0'.repeat(64) } }
    const unproven = await Promise.all(Array.from({ length: 1000 }, () => come({ proof: forged }, {})))
    const room = { demandRoom: counts, records: NOTHING_OPEN }
    const proven = await Promise.all(Array.from({ length: 1000 }, (_, at) => come({ at }, { ...room, sender: `one ${at}` })))
    const one = { ...room, demandRoom: hourlyCounts(() => 0), sender: 'one' }
    const alone = await Promise.all(Array.from({ length: 25 }, (_, at) => come({ at }, one)))
    expect({ unproven: counted(unproven), proven: counted(proven), alone: counted(alone) }).toEqual({
      unproven: { 'proof-stale': 1000 },
      proven: { 'form-closed': 100, 'net/throttled': 900 },
      alone: { 'form-closed': 20, 'net/throttled': 5 },
    })
  })

  it('takes no proof of another form, none that is unsolved, and none that is an hour old', async () => {
    const unsolved = { ...proof, solution: { counter: 1, derivedKey: '00'.repeat(32) } }
    const cheap = { ...proof, challenge: { ...proof.challenge, parameters: { ...proof.challenge.parameters, keyPrefix: '0' } } }
    const answers = [
      await submitForm(
        input(proof, { formId: otherId }),
        guarded(() => 0),
      ),
      await submitForm(
        input(unsolved),
        guarded(() => 0),
      ),
      await submitForm(
        input(cheap),
        guarded(() => 0),
      ),
      await submitForm(
        input(proof),
        guarded(() => HOUR_MS + 1),
      ),
    ]
    expect(answers).toEqual(Array.from({ length: 4 }, () => ({ ok: false, refusal: 'proof-stale' })))
  })

  it('lets one sender come some dozen times an hour, and all of them together some hundred', async () => {
    const clock = { now: 0 }
    const demandRoom = hourlyCounts(() => clock.now)
    const come = (sender: string | null) =>
      submitForm(
        input(proof, { trap: 'x' }),
        guarded(() => 0, { sender, demandRoom, records: NOTHING_OPEN }),
      ).then(
        (answer) => (answer.ok ? 'taken' : answer.refusal),
        (error: unknown) => (isPortError(error, 'net/throttled') ? error.code : String(error)),
      )
    const one = await Promise.all(Array.from({ length: 35 }, () => come('one')))
    const others = await Promise.all(Array.from({ length: 300 }, (_, at) => come(`other ${at}`)))
    clock.now = HOUR_MS
    expect({ one: counted(one), others: counted(others), later: await come('one') }).toEqual({
      one: { 'form-closed': 30, 'net/throttled': 5 },
      others: { 'form-closed': 270, 'net/throttled': 30 },
      later: 'form-closed',
    })
  })

  it('refuses what no page of ours sends, whatever its size', async () => {
    for (const wrong of [null, [], 'x', {}, { ...input(proof), ownerId: otherId }, input(proof, { trap: 'x'.repeat(2001) })])
      await expect(
        submitForm(
          wrong,
          guarded(() => 0),
        ),
      ).rejects.toMatchObject({ code: 'record/invalid' })
  })
})

/** No form is there, whichever is asked for. */
const NOTHING_OPEN = { get: async () => null } as object as SubmitContext['records']

function counted(answers: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const answer of answers) counts[answer] = (counts[answer] ?? 0) + 1
  return counts
}
