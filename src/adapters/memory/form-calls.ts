import type {
  FormAddress,
  FormAnswer,
  FormFileAnswer,
  FormFileInput,
  FormInput,
  PublicForm,
} from '../../domain/model/forms/public-form'
import { mutationIdOf } from '../../domain/model/records/meta'
import type { ElevatedRecords } from '../../domain/use-cases/functions/function-context'
import { readForm } from '../../domain/use-cases/functions/forms/read-form'
import { sendFormFile } from '../../domain/use-cases/functions/forms/send-form-file'
import { submitForm } from '../../domain/use-cases/functions/forms/submit-form'
import type { Backend } from '../shared/backend/backend'
import { keyFor } from '../shared/backend/backend-key'
import { LocalElevatedFiles } from '../shared/backend/elevated-files'
import { LocalElevatedRecords } from '../shared/backend/elevated-records'
import { hourlyCounts } from '../shared/backend/hourly-counts'
import type { FunctionServices } from './function-calls'

export function readFormHere(form: FormAddress, { backend }: FunctionServices): Promise<PublicForm | null> {
  return backend.store.alone(() => readForm(form, contextOf(backend)))
}

export function submitFormHere(input: FormInput, { backend }: FunctionServices): Promise<FormAnswer> {
  return backend.store.alone(() => submitForm(input, contextOf(backend)))
}

export function sendFormFileHere(input: FormFileInput, body: Blob, { backend }: FunctionServices): Promise<FormFileAnswer> {
  return sendFormFile(input, {
    ...contextOf(backend),
    files: new LocalElevatedFiles(backend),
    // The bytes are here already: no more of them than are said to come are looked at.
    body: async (most) => new Uint8Array(await body.slice(0, most + 1).arrayBuffer()),
    alone: (work) => backend.store.alone(work),
  })
}

const counts = new WeakMap<Backend, ReturnType<typeof hourlyCounts>>()

function contextOf(backend: Backend) {
  const { runtime, store } = backend
  const id = runtime.newId()
  const demandRoom = counts.get(backend) ?? hourlyCounts(() => runtime.now())
  counts.set(backend, demandRoom)
  // As in the context of a call.
  const records = new LocalElevatedRecords(backend, {
    mutationId: mutationIdOf(id),
    key: `form/${id}`,
  }) as object as ElevatedRecords
  return {
    records,
    now: () => runtime.now(),
    newId: () => runtime.newId(),
    keyFor: (purpose: string) => keyFor(store, purpose),
    demandRoom,
    // There is but this browser.
    sender: null,
  }
}
