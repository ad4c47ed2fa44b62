import type { FieldProblem } from '../errors/field-problem'
import { LIMITS } from './limits'

/** What is wrong with a commit as a whole, whatever its mutations say; `null`: nothing. */
export function commitProblem(mutations: readonly unknown[]): FieldProblem | null {
  const { length } = mutations
  if (length === 0) return { rule: 'required' }
  if (length > LIMITS.batchOperations) return { rule: 'too-many', limit: LIMITS.batchOperations }
  return sizeOf(mutations) > LIMITS.batchCharacters ? { rule: 'too-long', limit: LIMITS.batchCharacters } : null
}

/** Characters of its texts and names, and one for each value. Ends soon after `LIMITS.batchCharacters`, whatever it is given. */
export function sizeOf(value: unknown): number {
  const left: unknown[] = [value]
  let size = 0
  while (left.length > 0 && size <= LIMITS.batchCharacters) {
    const one = left.pop()
    size += 1
    if (typeof one === 'string') size += one.length
    else if (Array.isArray(one)) for (const entry of one) left.push(entry)
    else if (typeof one === 'object' && one !== null) {
      for (const [name, held] of Object.entries(one)) {
        size += name.length
        left.push(held)
      }
    }
  }
  return size
}

/** How many from the front make one commit: one at least. */
export function countFitting(mutations: readonly unknown[]): number {
  let size = 0
  const end = mutations.slice(0, LIMITS.batchOperations).findIndex((mutation) => {
    size += sizeOf(mutation) + 1
    return size >= LIMITS.batchCharacters
  })
  return end === -1 ? Math.min(mutations.length, LIMITS.batchOperations) : Math.max(1, end)
}
