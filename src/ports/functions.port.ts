import type { FunctionInput, FunctionName, Answer } from '../domain/model/functions/catalogue'
import type { MutationId } from '../domain/model/records/meta'
import type { CallOptions } from './call-options'

/** What must run beside the data, with rights the caller lacks. */
export interface FunctionsPort {
  readonly capabilities: { readonly available: ReadonlySet<FunctionName> }

  /**
   * Refusals the catalogue names come back as answers; everything else rejects with a PortError. The same `mutationId`
   * again gives the first answer and does nothing twice.
   * @throws capability/missing, record/invalid (the input)
   */
  call<N extends FunctionName>(
    name: N,
    input: FunctionInput<N>,
    options: CallOptions & { readonly mutationId: MutationId },
  ): Promise<Answer<N>>
}
