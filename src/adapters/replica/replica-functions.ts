import { isPortError } from '../../domain/model/errors/port-error'
import type {
  FormAddress,
  FormAnswer,
  FormFileAnswer,
  FormFileInput,
  FormInput,
  PublicForm,
} from '../../domain/model/forms/public-form'
import type { Id } from '../../domain/model/kernel/id'
import type { Answer, FunctionInput, FunctionName, InvitationSummary, WaitingName } from '../../domain/model/functions/catalogue'
import type { CallOptions } from '../../ports/call-options'
import type { FunctionOptions, FunctionsPort } from '../../ports/functions.port'
import type { DeferredCall } from '../../ports/sync.port'
import type { Replicas } from './replicas'

/** Accepts calls offline if they may wait. */
export class ReplicaFunctions implements FunctionsPort {
  readonly capabilities: FunctionsPort['capabilities']
  private readonly behind: FunctionsPort
  private readonly replicas: Replicas

  constructor(replicas: Replicas) {
    this.replicas = replicas
    this.behind = replicas.options.ports.functions
    this.capabilities = { ...this.behind.capabilities, callsOffline: true }
  }

  async call<N extends FunctionName>(name: N, input: FunctionInput<N>, options: FunctionOptions): Promise<Answer<N>> {
    await this.untilSent(input)
    return this.behind.call(name, input, options)
  }

  readForm(form: FormAddress, options?: CallOptions): Promise<PublicForm | null> {
    return this.behind.readForm(form, options)
  }

  submitForm(input: FormInput, options?: CallOptions): Promise<FormAnswer> {
    return this.behind.submitForm(input, options)
  }

  sendFormFile(input: FormFileInput, body: Blob, options?: CallOptions): Promise<FormFileAnswer> {
    return this.behind.sendFormFile(input, body, options)
  }

  formsAddress(): string | null {
    return this.behind.formsAddress()
  }

  readInvitation(token: string, options?: CallOptions): Promise<InvitationSummary | null> {
    return this.behind.readInvitation(token, options)
  }

  async callWhenever<N extends WaitingName>(
    name: N,
    input: FunctionInput<N>,
    options: FunctionOptions,
  ): Promise<Answer<N> | null> {
    try {
      await this.untilSent(input)
      if (this.replicas.isUp) return await this.behind.callWhenever(name, input, options)
    } catch (error) {
      if (!isPortError(error, 'net/offline')) throw error
    }
    // The name and its input belong together. The compiler cannot see that while the name is generic.
    const call = { kind: 'call', name, input } as unknown as DeferredCall
    const at = await this.replicas.keeping(call.input.workspaceId)
    await at.work.keepCall(options.mutationId, call)
    return null
  }

  /** Sends earlier writes first: the call may refer to them. */
  private async untilSent(input: unknown): Promise<void> {
    if (typeof input === 'object' && input !== null && 'workspaceId' in input) await this.replicas.sent(input.workspaceId as Id) // of every input that names one
  }
}
