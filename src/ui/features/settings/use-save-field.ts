import { useCallback } from 'react'
import type { Mutation } from '../../../domain/model/records/mutation'
import { useApply } from '../../app/use-apply'
import { errorText } from '../../text/error-text'

/**
 * Saves one field where it stands: the sentence that says why not is answered. What no field is to blame for is told in a toast,
 * too, which outlives the field.
 */
export function useSaveField(): (label: string, mutations: readonly Mutation[]) => Promise<string | null> {
  const apply = useApply()
  return useCallback(
    async (label, mutations) => {
      const result = await apply(label, mutations, { inlineErrors: true })
      return result.status === 'failed' ? errorText(result.error) : null
    },
    [apply],
  )
}
