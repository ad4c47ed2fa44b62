import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Challenge, FormAddress, Proof } from '../../../model/forms/public-form'
import { FORM_PROOF_MS } from '../../../model/forms/unclaimed'
import type { FunctionContext } from '../function-context'

/** A browser tries 256 of them on average: a fraction of a second, which ten thousand submissions cost most of an hour each. */
const PBKDF2_ROUNDS = 1000

type ProofContext = Pick<FunctionContext, 'keyFor' | 'now'>

export async function challengeOf(form: FormAddress, { keyFor, now }: ProofContext): Promise<Challenge> {
  const { parameters, signature = '' } = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: PBKDF2_ROUNDS,
    deriveKey,
    data: { from: now() },
    hmacSignatureSecret: await keyFor(purposeOf(form)),
  })
  return { parameters: { ...parameters }, signature }
}

/**
 * Whether the challenge is this form's, still good, and solved. It asks no database, and what nobody signed costs one hash: whoever
 * comes with nothing is turned away first.
 */
export async function isProven(form: FormAddress, proof: Proof, { keyFor, now }: ProofContext): Promise<boolean> {
  const { parameters, signature } = proof.challenge
  const from: unknown = Reflect.get(Object(parameters['data']), 'from')
  if (typeof from !== 'number' || now() > from + FORM_PROOF_MS) return false
  try {
    const { verified } = await verifySolution({
      // The signature holds only for parameters that were made here.
      challenge: { parameters: parameters as never, signature },
      solution: proof.solution,
      deriveKey,
      hmacSignatureSecret: await keyFor(purposeOf(form)),
    })
    return verified
  } catch {
    return false // no challenge of ours has such parameters
  }
}

function purposeOf({ workspaceId, formId }: FormAddress): string {
  return `form/${workspaceId}/${formId}`
}
