import { firstValueFrom } from 'rxjs'
import { isPortError } from '../../../domain/model/errors/port-error'
import type { Id } from '../../../domain/model/kernel/id'
import { mutationIdOf } from '../../../domain/model/records/meta'
import { guessRegion, type Whereabouts } from '../../../domain/model/workspaces/regions'
import type { AuthPort } from '../../../ports/auth.port'
import type { Ports } from '../../../ports/ports'
import type { Runtime } from '../../../ports/runtime.port'
import { trialText } from '../../text/auth'
import { localeIn } from '../../text/format'
import { spokenLanguage } from '../../text/in-language'

/** Known to everybody: whoever has this browser has what is kept in it, and without a mail there is no other way back in. */
const GUEST = { email: 'guest@portside.example', password: 'to try Portside out' }

/**
 * Signs in as the guest of this browser. @returns their workspace, with sample data: the one of last time, or a new one.
 */
export async function startTrial({ auth, functions, records }: Ports, runtime: Runtime, here: Whereabouts): Promise<Id> {
  await signInAsGuest(auth)
  const query = { workspaceId: null, limit: 1 } as const
  const [before] = (await records.list('workspaces', query)).items
  if (before !== undefined) return before.id
  const region = guessRegion(here)
  const answer = await functions.call(
    'create-workspace',
    // In the language of the screens, as the country writes it.
    { name: trialText.workspace, ...region, locale: localeIn(spokenLanguage(), region), sample: true },
    { mutationId: mutationIdOf(runtime.newId()) },
  )
  if (!answer.ok) throw new Error('A workspace is refused to nobody')
  return answer.value.workspaceId
}

async function signInAsGuest(auth: AuthPort): Promise<void> {
  const session = await firstValueFrom(auth.session$)
  if (session.status === 'signed-in') return
  try {
    await auth.signIn({ method: 'password', ...GUEST })
  } catch (error) {
    if (!isPortError(error, 'auth/bad-credentials')) throw error
    await auth.signUp({ ...GUEST, name: trialText.guest })
  }
}
