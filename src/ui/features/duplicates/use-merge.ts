import { useState } from 'react'
import type { Linked } from '../../../domain/model/duplicates/links'
import type { MergedCollection } from '../../../domain/model/duplicates/merge'
import { mergeMutations } from '../../../domain/model/duplicates/merge-mutations'
import { chosenFields, type Choices } from '../../../domain/model/duplicates/merged-fields'
import type { Id } from '../../../domain/model/kernel/id'
import { LIMITS } from '../../../domain/model/records/limits'
import { useRuntime } from '../../app/ports-context'
import { useApply } from '../../app/use-apply'
import { useWorkspace } from '../../app/workspace-context'
import { duplicatesText } from '../../text/duplicates'
import { errorText } from '../../text/error-text'
import type { Contact } from './duplicates.model'
import { contactName } from './merge-sheet.model'

const text = duplicatesText

export interface UseMerge {
  readonly collection: MergedCollection
  readonly linked: Linked
  /** Somebody has changed one of them, or linked something to it, since they were read. */
  readonly onStale: () => void
  readonly onMerged: (keptId: Id) => void
}

export interface Chosen {
  readonly kept: Contact
  readonly absorbed: readonly Contact[]
  readonly choices: Choices
}

/** Merges as chosen, in one commit that can be undone; what stands in its way is said in the sheet. */
export function useMerge({ collection, linked, onStale, onMerged }: UseMerge) {
  const { formats, workspace, me } = useWorkspace()
  const apply = useApply()
  const runtime = useRuntime()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  async function merge({ kept, absorbed, choices }: Chosen): Promise<void> {
    const chosen = chosenFields(kept, absorbed, choices)
    const mutations = mergeMutations({ collection, kept, absorbed, chosen, linked }, runtime.newId())
    if ('tooMany' in mutations) {
      setError(text.tooMany(formats.number(mutations.tooMany), formats.number(LIMITS.batchOperations)))
      return
    }
    setBusy(true)
    setError(null)
    const result = await apply(text.merged(contactName(kept)), mutations, {
      ownConflict: true,
      ownErrors: ['record/in-use', 'record/invalid', 'record/missing'],
    })
    setBusy(false)
    if (result.status === 'written') return onMerged(kept.id)
    if (result.status === 'conflict') return onStale()
    const { code } = result.error
    const isRestricted = workspace.memberVisibility !== 'everything' && (me.role === 'member' || me.role === 'viewer')
    // Something names one of them that was not there when they were read, or that one may not read.
    if (code === 'record/in-use') return isRestricted ? setError(text.hidden) : onStale()
    setError(errorText(result.error))
  }

  return { merge, isBusy, error }
}
