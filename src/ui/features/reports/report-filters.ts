import { PERIODS, type Period } from '../../../domain/model/figures/period'
import { isId, type Id } from '../../../domain/model/kernel/id'

/** Which deals the reports are of; all of it stands in the address, so that a link shows the same. */
export interface ReportFilters {
  readonly pipelineId: Id | null
  readonly ownerId: Id | null
  readonly period: Period
}

export const DEFAULT_PERIOD: Period = 'this-year'

export function readFilters(params: URLSearchParams): ReportFilters {
  const period = PERIODS.find((one) => one === params.get('period')) ?? DEFAULT_PERIOD
  return { pipelineId: idIn(params.get('pipeline')), ownerId: idIn(params.get('owner')), period }
}

function idIn(text: string | null): Id | null {
  return isId(text) ? text : null
}
