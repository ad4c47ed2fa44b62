import { portError } from '../../../domain/model/errors/port-error'
import type * as Commits from './commits'

/** Kept: asking the bundler for it again at every commit, which looks at all that it needs, costs as much as a small one. */
let known: typeof Commits | null = null

/** How to write. @throws net/unavailable: where it is fetched from cannot be reached */
export async function loadCommits() {
  try {
    known ??= await import('./commits')
    return known
  } catch (error) {
    throw portError('net/unavailable', {}, error)
  }
}
