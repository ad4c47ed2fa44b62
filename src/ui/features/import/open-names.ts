import type { NameChoices, UnknownName } from '../../../domain/model/imports/planning/name-resolver'
import type { PlanSummary } from './import-messages'

/** Those that nobody has decided on. */
export function openNames(unknown: readonly UnknownName[], decided: NameChoices): readonly UnknownName[] {
  return unknown.filter(({ key }) => decided[key] === undefined)
}

/** What is proposed for those that are open by now: more may be decided than the plan knew. */
export function openProposals({ unknown, proposals }: PlanSummary, decided: NameChoices): NameChoices {
  return Object.fromEntries(
    openNames(unknown, decided).flatMap(({ key }) => {
      const proposal = proposals[key]
      return proposal === undefined ? [] : [[key, proposal] as const]
    }),
  )
}
