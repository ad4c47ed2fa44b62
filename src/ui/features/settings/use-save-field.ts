import { useCallback } from 'react'
import { isPortError } from '../../../domain/model/errors/port-error'
import type { Mutation } from '../../../domain/model/records/mutation'
import { useApply } from '../../app/use-apply'
import { fieldSentences } from '../../text/field-text'

/** Saves one field where it stands: the sentence of a refusal is answered; all else is told in a toast. */
export function useSaveField(): (label: string, mutations: readonly Mutation[]) => Promise<string | null> {
  const apply = useApply()
  return useCallback(
    async (label, mutations) => {
      const result = await apply(label, mutations, { inlineErrors: true })
      if (result.status !== 'failed' || !isPortError(result.error, 'record/invalid')) return null
      return fieldSentences(result.error.details.fields).join(' ')
    },
    [apply],
  )
}
