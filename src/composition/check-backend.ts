import { asPortError } from '../domain/model/errors/port-error'
import type { BackendAddress, BackendFinding } from '../ports/backends.port'
import type { Runtime } from '../ports/runtime.port'
import type { BackendSetup } from './backend-descriptor'

/** The browser tells of what its policy forbids in a task of its own, after the call has failed. */
const TOLD_WITHIN_MS = 50

export interface CheckWith {
  readonly setup: BackendSetup
  readonly runtime: Runtime
  readonly originOf: (address: BackendAddress) => string
}

/** Looks at what a person typed, and then at what stands there. Never rejects. */
export async function checkBackend(typed: BackendAddress, { setup, originOf, runtime }: CheckWith): Promise<BackendFinding> {
  const read = setup.read(typed)
  if (read.status !== 'ready') return read
  const origin = originOf(read.address)
  let isBlocked = false
  const hear = ({ blockedURI }: SecurityPolicyViolationEvent): void => {
    isBlocked ||= blockedURI.startsWith(origin)
  }
  document.addEventListener('securitypolicyviolation', hear)
  try {
    await setup.probe(read.address, runtime)
    return read
  } catch (error) {
    await new Promise<void>((resolve) => runtime.schedule(TOLD_WITHIN_MS, resolve))
    return isBlocked ? { status: 'blocked', origin } : { status: 'failed', error: asPortError(error, 'probe') }
  } finally {
    document.removeEventListener('securitypolicyviolation', hear)
  }
}
