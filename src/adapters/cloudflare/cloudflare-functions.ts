import type {
  FormAddress,
  FormAnswer,
  FormFileAnswer,
  FormFileInput,
  FormInput,
  PublicForm,
} from '../../domain/model/forms/public-form'
import { portError } from '../../domain/model/errors/port-error'
import type { Answer, FunctionInput, FunctionName, InvitationSummary, WaitingName } from '../../domain/model/functions/catalogue'
import { FUNCTION_NAMES } from '../../domain/model/functions/function-names'
import type { User } from '../../domain/model/session/session'
import type { CallOptions } from '../../ports/call-options'
import type { FunctionOptions, FunctionsPort } from '../../ports/functions.port'
import { formFileHeaders } from '../../domain/model/forms/file-header'
import type { Calls } from './calls'
import { valueIn } from './faults'
import { API } from './protocol'

export interface FunctionsDependencies {
  readonly calls: Calls
  readonly session: { user(): Promise<User> }
  readonly mail: boolean
  /** Called when a function was carried out, before its answer is returned. */
  readonly functionAnswered: () => Promise<void>
}

/** Every attempt of a call sends the same `mutationId`, so that a retry after a lost answer has no second effect. */
export class CloudflareFunctions implements FunctionsPort {
  readonly capabilities
  private readonly dependencies: FunctionsDependencies

  constructor(dependencies: FunctionsDependencies) {
    this.dependencies = dependencies
    this.capabilities = { available: new Set(FUNCTION_NAMES), callsOffline: false, mail: dependencies.mail }
  }

  callWhenever<N extends WaitingName>(name: N, input: FunctionInput<N>, options: FunctionOptions): Promise<Answer<N>> {
    return this.call(name, input, options)
  }

  async call<N extends FunctionName>(
    name: N,
    input: FunctionInput<N>,
    { mutationId, ...options }: FunctionOptions,
  ): Promise<Answer<N>> {
    const { calls, session, functionAnswered } = this.dependencies
    if (!this.capabilities.available.has(name)) throw portError('capability/missing', { capability: name })
    await session.user()
    const answer = await calls.call<Answer<N>>('functions', name, { input, mutationId }, { options, isRepeatable: true })
    if (answer.ok) await functionAnswered()
    return answer
  }

  readForm(form: FormAddress, options?: CallOptions): Promise<PublicForm | null> {
    return this.dependencies.calls.call('form', 'read', form, { options, isRepeatable: true })
  }

  submitForm(input: FormInput, options?: CallOptions): Promise<FormAnswer> {
    return this.dependencies.calls.call('form', 'submit', input, { options, isRepeatable: true })
  }

  sendFormFile(input: FormFileInput, body: Blob, options?: CallOptions): Promise<FormFileAnswer> {
    const init = { method: 'POST', headers: formFileHeaders(input), body }
    return this.dependencies.calls.send(
      `${API}/form/file`,
      init,
      { options, isRepeatable: true },
      valueIn,
    ) as Promise<FormFileAnswer>
  }

  formsAddress(): string {
    return this.dependencies.calls.addressOf('form')
  }

  readInvitation(token: string, options?: CallOptions): Promise<InvitationSummary | null> {
    return this.dependencies.calls.call('invitation', 'read', { token }, { options, isRepeatable: true })
  }
}
