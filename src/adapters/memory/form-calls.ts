import type { FormAddress, FormAnswer, FormInput, PublicForm } from '../../domain/model/forms/public-form'
import { mutationIdOf } from '../../domain/model/records/meta'
import type { ElevatedRecords } from '../../domain/use-cases/functions/function-context'
import { readForm } from '../../domain/use-cases/functions/forms/read-form'
import { submitForm } from '../../domain/use-cases/functions/forms/submit-form'
import type { Backend } from '../shared/backend/backend'
import { keyFor } from '../shared/backend/backend-key'
import { LocalElevatedRecords } from '../shared/backend/elevated-records'
import { hourlyCounts } from '../shared/backend/hourly-counts'
import type { FunctionServices } from './function-calls'

export function readFormHere(form: FormAddress, { backend }: FunctionServices): Promise<PublicForm | null> {
  return backend.store.alone(() => readForm(form, contextOf(backend)))
}

export function submitFormHere(input: FormInput, { backend }: FunctionServices): Promise<FormAnswer> {
  return backend.store.alone(() => submitForm(input, contextOf(backend)))
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
