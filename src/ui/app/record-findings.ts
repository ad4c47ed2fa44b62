import type { FieldProblems } from '../../domain/model/errors/field-problem'
import { isPortError } from '../../domain/model/errors/port-error'
import type { Mutation } from '../../domain/model/records/mutation'
import { fieldSentences } from './submission'

/**
 * What is wrong with the fields of a record, by field. Asked of a form in which something else is wrong already, so that all of it
 * is said at once; whatever else is written is judged on its way.
 */
export async function recordFindings(mutation: Mutation): Promise<Readonly<Record<string, string>>> {
  return fieldSentences(await recordProblems(mutation))
}

/** The same, for whoever says it in words of their own. */
export async function recordProblems(mutation: Mutation): Promise<FieldProblems> {
  const { demandValid } = await import('../../domain/use-cases/records/demand-valid')
  try {
    demandValid([mutation])
    return {}
  } catch (error) {
    if (isPortError(error, 'record/invalid')) return error.details.fields
    throw error
  }
}
