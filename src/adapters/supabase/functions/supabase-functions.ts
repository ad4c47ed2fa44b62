import * as v from 'valibot'
import type {
  FormAddress,
  FormAnswer,
  FormFileAnswer,
  FormFileInput,
  FormInput,
  PublicForm,
} from '../../../domain/model/forms/public-form'
import { portError, type PortError } from '../../../domain/model/errors/port-error'
import type {
  Answer,
  FunctionInput,
  FunctionName,
  InvitationSummary,
  WaitingName,
} from '../../../domain/model/functions/catalogue'
import { formFileHeaders } from '../../../domain/model/forms/file-header'
import { FUNCTION_NAMES } from '../../../domain/model/functions/function-names'
import type { MutationId } from '../../../domain/model/records/meta'
import type { CallOptions } from '../../../ports/call-options'
import type { FunctionOptions, FunctionsPort } from '../../../ports/functions.port'
import type { Runtime } from '../../../ports/runtime.port'
import { runCall } from '../../shared/call'
import type { Supabase } from '../client'

/**
 * The project's Edge Functions. Every attempt of a call sends the same `mutationId`, so that a retry after a lost answer has no
 * second effect.
 */
export class SupabaseFunctions implements FunctionsPort {
  readonly capabilities = { available: new Set(FUNCTION_NAMES), callsOffline: false, mail: true }
  private readonly backend: Supabase
  private readonly runtime: Runtime
  private readonly onDone: () => Promise<void>

  /** @param onDone called when a function was carried out, before its answer is returned */
  constructor(backend: Supabase, runtime: Runtime, onDone: () => Promise<void> = () => Promise.resolve()) {
    this.backend = backend
    this.runtime = runtime
    this.onDone = onDone
  }

  callWhenever<N extends WaitingName>(name: N, input: FunctionInput<N>, options: FunctionOptions): Promise<Answer<N>> {
    return this.call(name, input, options)
  }

  async call<N extends FunctionName>(name: N, input: FunctionInput<N>, options: FunctionOptions): Promise<Answer<N>> {
    const plan = { runtime: this.runtime, options, isRepeatable: true, source: 'supabase' }
    const answer = await runCall(plan, async (signal) => {
      if (!this.capabilities.available.has(name)) throw portError('capability/missing', { capability: name })
      return this.invoke(name, { input, mutationId: options.mutationId, signal })
    })
    if (answer.ok) await this.onDone()
    return answer
  }

  readInvitation(token: string, options?: CallOptions): Promise<InvitationSummary | null> {
    const plan = { runtime: this.runtime, options, isRepeatable: true, source: 'supabase' }
    return runCall(plan, async (signal) => {
      const name = 'accept-invitation'
      const { data, error } = await this.backend.client.functions.invoke<unknown>(`${name}/read`, { body: { token }, signal })
      if (error !== null) throw await this.faultOf(name, error)
      const parsed = v.safeParse(READ, data)
      if (!parsed.success) throw portError('net/unavailable', {}, parsed.issues)
      return parsed.output.value
    })
  }

  readForm(form: FormAddress, options?: CallOptions): Promise<PublicForm | null> {
    return this.form('read', form, options)
  }

  submitForm(input: FormInput, options?: CallOptions): Promise<FormAnswer> {
    return this.form('submit', input, options)
  }

  sendFormFile(input: FormFileInput, body: Blob, options?: CallOptions): Promise<FormFileAnswer> {
    return this.form('file', body, options, formFileHeaders(input))
  }

  formsAddress(): string {
    return `${this.backend.url}/functions/v1/form`
  }

  private form<T>(
    act: 'read' | 'submit' | 'file',
    body: FormAddress | Blob,
    options?: CallOptions,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<T> {
    const plan = { runtime: this.runtime, options, isRepeatable: true, source: 'supabase' }
    return runCall(plan, async (signal) => {
      const sent = { body: body instanceof Blob ? body : { ...body }, headers: { ...headers }, signal }
      const { data, error } = await this.backend.client.functions.invoke<unknown>(`form/${act}`, sent)
      if (error !== null) throw await this.faultOf('form', error)
      if (typeof data !== 'object' || data === null || !('value' in data)) throw portError('net/unavailable', {})
      return data.value as T
    })
  }

  private async invoke<N extends FunctionName>(
    name: N,
    call: { readonly input: FunctionInput<N>; readonly mutationId: MutationId; readonly signal: AbortSignal },
  ): Promise<Answer<N>> {
    const { data, error } = await this.backend.client.functions.invoke<unknown>(name, {
      body: { ...call.input },
      headers: { 'idempotency-key': call.mutationId },
      signal: call.signal,
    })
    if (error !== null) throw await this.faultOf(name, error)
    if (!isAnswer<N>(data)) throw portError('net/unavailable', {})
    return data
  }

  private async faultOf(name: FunctionName | 'form', error: unknown): Promise<PortError> {
    const { failure, status } = await failedAnswer(error)
    const isMissing = status === 404 && failure === error
    if (isMissing) return portError('capability/missing', { capability: name }, error)
    return this.backend.portError('functions', failure, status === null ? {} : { status })
  }
}

const READ = v.object({ value: v.nullable(v.object({ workspaceName: v.string(), invitedBy: v.string() })) })

/** Our own functions always answer in this shape; a page from something in between does not. */
function isAnswer<N extends FunctionName>(data: unknown): data is Answer<N> {
  return typeof data === 'object' && data !== null && ('value' in data || 'refusal' in data) && 'ok' in data
}

/** What a failed call reports. `failure` is the original error if our function did not answer. */
export interface FailedAnswer {
  readonly failure: unknown
  readonly status: number | null
}

/**
 * Reads the function's own error from what the vendor's client threw: `{"error": {"code", "details"}}`, with a code of the
 * catalogue.
 */
async function failedAnswer(error: unknown): Promise<FailedAnswer> {
  const response: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'context') : undefined
  if (!(response instanceof Response)) return { failure: error, status: null }
  const { status } = response
  const fault: unknown = Reflect.get(Object(await bodyOf(response)), 'error')
  const code: unknown = Reflect.get(Object(fault), 'code')
  if (typeof code !== 'string') return { failure: error, status }
  return { failure: { message: code, details: Reflect.get(Object(fault), 'details') as unknown }, status }
}

async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    // A page from something in between.
    return null
  }
}
