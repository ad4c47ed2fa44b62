import { sha256 } from '../../src/adapters/shared/backend/passwords'
import type { KeyValues } from '../../src/adapters/shared/backend/store'
import { isPortError } from '../../src/domain/model/errors/port-error'
import type { Id } from '../../src/domain/model/kernel/id'
import type { FunctionContext } from '../../src/domain/use-cases/functions/function-context'
import type { Env } from '../env'
import { notedOrigin } from './app-origin'
import { sendMailBy } from './send-mail'

const KEY = 'morning-mails'

interface Sent {
  readonly morning: number
  /** Hashes of addresses. */
  readonly to: readonly string[]
}

/** How the digests of one morning are sent: each once, however often those that failed are tried again. */
export async function morningMails(
  env: Env,
  store: KeyValues,
  { morning, workspaceId }: { readonly morning: number; readonly workspaceId: Id },
): Promise<FunctionContext['sendMail']> {
  const send = sendMailBy(env, { origin: await notedOrigin(env, store), key: `digest/${workspaceId}/${morning}` })
  return async (mail) => {
    const kept = await store.read<Sent>(KEY)
    const before = kept?.morning === morning ? kept.to : []
    const to = await sha256(mail.to)
    if (before.includes(to)) return
    await send(mail).catch((error: unknown) => {
      // An address that the service does not take is not taken a minute later.
      if (!isPortError(error, 'record/invalid')) throw error
    })
    await store.write(KEY, { morning, to: [...before, to] } satisfies Sent)
  }
}

/** Forgets whom the morning's mails went to: they have all been sent. */
export async function endMorning(store: KeyValues): Promise<void> {
  await store.write(KEY, null)
}
