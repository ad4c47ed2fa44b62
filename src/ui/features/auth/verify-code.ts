import { isPortError } from '../../../domain/model/errors/port-error'
import type { SignInStep } from '../../../domain/model/session/session'
import type { AuthPort } from '../../../ports/auth.port'
import type { Submission } from '../../app/submission'
import { authText } from '../../text/auth'

/** Answers a challenge with the code that was typed. `null`: it was refused, and the form says why. */
export function verifyCode(
  auth: AuthPort,
  submission: Submission,
  typed: { readonly challengeId: string; readonly code: string },
): Promise<SignInStep | null> {
  return submission.run(() => auth.verify(typed.challengeId, typed.code), {
    // The same code of the catalogue speaks of a password elsewhere.
    sentence: (error) => (isPortError(error, 'auth/bad-credentials') ? authText.badCode : null),
  })
}
