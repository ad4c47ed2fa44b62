import type {
  FormAddress,
  FormAnswer,
  FormFileAnswer,
  FormFileInput,
  FormInput,
  PublicForm,
} from '../../domain/model/forms/public-form'
import { portError } from '../../domain/model/errors/port-error'
import {
  type Answer,
  type FunctionInput,
  type FunctionName,
  type InvitationSummary,
  LOCAL_NAMES,
  type WaitingName,
} from '../../domain/model/functions/catalogue'
import type { CallOptions } from '../../ports/call-options'
import type { FunctionOptions, FunctionsPort } from '../../ports/functions.port'
import type { Device } from './device'
import type { FunctionServices } from './function-calls'

export class MemoryFunctions implements FunctionsPort {
  readonly capabilities = { available: new Set<FunctionName>(LOCAL_NAMES), callsOffline: false, mail: false }
  private readonly services: FunctionServices
  private readonly device: Device

  constructor(services: FunctionServices, device: Device) {
    this.services = services
    this.device = device
  }

  callWhenever<N extends WaitingName>(name: N, input: FunctionInput<N>, options: FunctionOptions): Promise<Answer<N>> {
    return this.call(name, input, options)
  }

  readInvitation(token: string, options?: CallOptions): Promise<InvitationSummary | null> {
    return this.device.wire.call({ writes: false, options }, async () => {
      const { readInvitationHere } = await import('./function-calls')
      return readInvitationHere(token, this.services)
    })
  }

  readForm(form: FormAddress, options?: CallOptions): Promise<PublicForm | null> {
    return this.device.wire.call({ writes: false, options }, async () => {
      const { readFormHere } = await import('./form-calls')
      return readFormHere(form, this.services)
    })
  }

  submitForm(input: FormInput, options?: CallOptions): Promise<FormAnswer> {
    return this.device.wire.call({ writes: true, options }, async () => {
      const { submitFormHere } = await import('./form-calls')
      return submitFormHere(input, this.services)
    })
  }

  sendFormFile(input: FormFileInput, body: Blob, options?: CallOptions): Promise<FormFileAnswer> {
    return this.device.wire.call({ writes: true, options }, async () => {
      const { sendFormFileHere } = await import('./form-calls')
      return sendFormFileHere(input, body, this.services)
    })
  }

  formsAddress(): null {
    return null
  }

  call<N extends FunctionName>(name: N, input: FunctionInput<N>, options: FunctionOptions): Promise<Answer<N>> {
    return this.device.wire.call({ writes: true, options }, async () => {
      if (!this.capabilities.available.has(name)) throw portError('capability/missing', { capability: name })
      const caller = await this.device.user()
      // The handlers and the sample data are loaded at their first use.
      const { callFunction } = await import('./function-calls')
      return callFunction({ name, input, mutationId: options.mutationId, caller }, this.services)
    })
  }
}
