import { createContext, useCallback } from 'react'
import type { Mutation } from '../../domain/model/records/mutation'
import type { ApplyResult } from './changes-types'
import type { ApplyOptions, Changes } from './changes'
import { useProvided } from '../hooks/use-provided'

export const ChangesContext = createContext<Changes | null>(null)

/** The changes of the open workspace. For what is drawn inside `/w/:workspace` only. */
export function useChanges(): Changes {
  return useProvided(ChangesContext, 'Changes')
}

export type Apply = (label: string, mutations: readonly Mutation[], options?: ApplyOptions) => Promise<ApplyResult>

/** How a screen changes records: committed as one, undoable, conflicts and failures shown. Stable; never rejects. */
export function useApply(): Apply {
  const changes = useChanges()
  return useCallback((label, mutations, options) => changes.apply(label, mutations, options), [changes])
}
