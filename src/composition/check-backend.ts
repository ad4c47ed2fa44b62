import { backendAddress, type BackendAddress } from '../domain/model/backend/backend-address'
import type { BackendFinding } from '../ports/backends.port'
import type { Runtime } from '../ports/runtime.port'

/** The browser tells of what its policy forbids in a task of its own, after the call has failed. */
const TOLD_WITHIN_MS = 50

/** Looks at what a person pasted, and then at what stands there. */
export async function checkBackend(typed: BackendAddress, runtime: Runtime): Promise<BackendFinding> {
  const address = backendAddress(typed)
  if ('problem' in address) return { status: address.problem }
  const { probeBackend } = await import('../adapters/supabase/probe-backend')
  const policy = watchPolicy(address.url)
  try {
    const probe = await probeBackend(address, { runtime })
    if (probe.status === 'ready') return { status: 'ready', address }
    if (probe.status !== 'unreachable') return probe
    if (probe.httpStatus === null) await new Promise<void>((resolve) => runtime.schedule(TOLD_WITHIN_MS, resolve))
    return policy.wasBlocked() ? { status: 'blocked', origin: address.url } : { status: 'unreachable' }
  } finally {
    policy.stop()
  }
}

function watchPolicy(origin: string): { readonly wasBlocked: () => boolean; readonly stop: () => void } {
  let wasBlocked = false
  const hear = ({ blockedURI }: SecurityPolicyViolationEvent): void => {
    wasBlocked ||= blockedURI.startsWith(origin)
  }
  document.addEventListener('securitypolicyviolation', hear)
  return { wasBlocked: () => wasBlocked, stop: () => document.removeEventListener('securitypolicyviolation', hear) }
}
