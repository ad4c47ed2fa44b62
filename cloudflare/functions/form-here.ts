import { LocalElevatedRecords } from '../../src/adapters/shared/backend/elevated-records'
import type { FormAnswer, PublicForm } from '../../src/domain/model/forms/public-form'
import { mutationIdOf } from '../../src/domain/model/records/meta'
import type { ElevatedRecords } from '../../src/domain/use-cases/functions/function-context'
import { readForm } from '../../src/domain/use-cases/functions/forms/read-form'
import { submitForm } from '../../src/domain/use-cases/functions/forms/submit-form'
import { valueOf } from '../answers'
import { accountsOf } from '../env'
import type { HereServices } from './run-here'
import type { SentForm } from './sent-calls'

/** Shows a form, or takes what was filled in, where its workspace is. */
export function formHere(
  { act, address, input, sender }: SentForm,
  { env, backend }: Pick<HereServices, 'env' | 'backend'>,
): Promise<FormAnswer | PublicForm | null> {
  const { runtime, store } = backend
  const id = runtime.newId()
  const accounts = accountsOf(env)
  const context = {
    // The compiler cannot compare conditions over all collections at once (TS2590).
    records: new LocalElevatedRecords(backend, { mutationId: mutationIdOf(id), key: `form/${id}` }) as object as ElevatedRecords,
    now: () => runtime.now(),
    newId: () => runtime.newId(),
    keyFor: (purpose: string) => accounts.key(purpose),
    demandRoom: async (key: string, most: number) => void valueOf(await accounts.countForm(key, most)),
    sender,
  }
  return act === 'read' ? readForm(address, context) : store.alone(() => submitForm(input, context))
}
