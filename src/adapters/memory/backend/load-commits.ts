import { portError } from '../../../domain/model/errors/port-error'

/** How to write. @throws net/unavailable: where it is fetched from cannot be reached */
export async function loadCommits() {
  try {
    return await import('./commits')
  } catch (error) {
    throw portError('net/unavailable', {}, error)
  }
}
