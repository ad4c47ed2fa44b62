import type { Mutation } from '../../../domain/model/records/mutation'
import type { SubmissionState } from '../../app/submission'
import { useApply } from '../../app/use-apply'
import { useSubmission } from '../../app/use-submission'

export interface Save extends SubmissionState {
  /** Resolves with whether it was written. A refused field is told next to it, all else in the form. */
  readonly run: (label: string, mutations: readonly Mutation[]) => Promise<boolean>
  /** What was said of the field goes. */
  readonly corrected: (field: string) => void
}

/** The saving of a panel's form: undoable like any other change. */
export function useSave(): Save {
  const apply = useApply()
  const [state, submission] = useSubmission()
  return {
    ...state,
    run: async (label, mutations) => {
      const written = await submission.run(async () => {
        const result = await apply(label, mutations, { inlineErrors: true, ownErrors: 'all' })
        if (result.status === 'failed') throw result.error
        return result.status === 'written'
      })
      return written === true
    },
    corrected: (field) => submission.corrected(field),
  }
}
