import { portError } from '../../../domain/model/errors/port-error'
import type * as Commits from './commits'

/** Cached: the bundler's import checks all its chunks, which at every commit would cost as much as a small commit. */
let known: typeof Commits | null = null

/** The code of writing. @throws net/unavailable when it cannot be fetched */
export async function loadCommits() {
  try {
    known ??= await import('./commits')
    return known
  } catch (error) {
    throw portError('net/unavailable', {}, error)
  }
}
