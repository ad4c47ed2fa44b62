import { LocalElevatedFiles } from '../../src/adapters/shared/backend/elevated-files'
import { LocalElevatedRecords } from '../../src/adapters/shared/backend/elevated-records'
import type { FormAnswer, FormFileAnswer, PublicForm } from '../../src/domain/model/forms/public-form'
import { mutationIdOf } from '../../src/domain/model/records/meta'
import type { ElevatedRecords } from '../../src/domain/use-cases/functions/function-context'
import { readForm } from '../../src/domain/use-cases/functions/forms/read-form'
import { sendFormFile } from '../../src/domain/use-cases/functions/forms/send-form-file'
import { submitForm } from '../../src/domain/use-cases/functions/forms/submit-form'
import { valueOf } from '../answers'
import { accountsOf } from '../env'
import { readBytes } from '../read-bytes'
import type { HereServices } from './run-here'
import type { SentForm, SentFormFile } from './sent-calls'

/** Shows a form, or takes what was filled in, where its workspace is. */
export function formHere({ act, address, input, sender }: SentForm, services: Services): Promise<FormAnswer | PublicForm | null> {
  const context = contextOf(sender, services)
  return act === 'read' ? readForm(address, context) : services.backend.store.alone(() => submitForm(input, context))
}

/** Takes a file that goes with a submission. */
export function formFileHere({ input, sender, body }: SentFormFile, services: Services): Promise<FormFileAnswer> {
  return sendFormFile(input, {
    ...contextOf(sender, services),
    files: new LocalElevatedFiles(services.backend),
    body: (most) => readBytes(body, most),
    alone: (work) => services.backend.store.alone(work),
  })
}

type Services = Pick<HereServices, 'env' | 'backend'>

function contextOf(sender: string | null, { env, backend }: Services) {
  const { runtime } = backend
  const id = runtime.newId()
  const accounts = accountsOf(env)
  return {
    // The compiler cannot compare conditions over all collections at once (TS2590).
    records: new LocalElevatedRecords(backend, { mutationId: mutationIdOf(id), key: `form/${id}` }) as object as ElevatedRecords,
    now: () => runtime.now(),
    newId: () => runtime.newId(),
    keyFor: (purpose: string) => accounts.key(purpose),
    demandRoom: async (key: string, most: number) => void valueOf(await accounts.countForm(key, most)),
    sender,
  }
}
