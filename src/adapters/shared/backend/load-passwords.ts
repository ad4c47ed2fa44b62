import { portError } from '../../../domain/model/errors/port-error'

/** Not needed once signed in, so loaded separately. @throws net/unavailable when the code cannot be fetched */
export async function loadPasswords() {
  try {
    return await import('./passwords')
  } catch (error) {
    throw portError('net/unavailable', {}, error)
  }
}
