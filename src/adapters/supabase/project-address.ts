import { tokenPayload } from './auth/token-claims'
import type { SupabaseProject } from './client'

export type AddressProblem =
  | 'bad-url'
  /** Passwords would travel in the clear; allowed on this machine only. */
  | 'insecure-url'
  | 'bad-key'
  /** It opens everything to whoever has it, and must never be in a browser. */
  | 'secret-key'

/** What a person pasted, as an address, or what is wrong with it. Nothing is asked of anybody. */
export function projectAddress(typed: SupabaseProject): SupabaseProject | { readonly problem: AddressProblem } {
  const publishableKey = typed.publishableKey.trim()
  const key = keyProblem(publishableKey)
  // First, so that it is said whatever else is wrong.
  if (key === 'secret-key') return { problem: key }
  const url = originOf(typed.url.trim())
  if (url === null) return { problem: 'bad-url' }
  if (url.protocol !== 'https:' && !isThisMachine(url.hostname)) return { problem: 'insecure-url' }
  return key === null ? { url: url.origin, publishableKey } : { problem: key }
}

function keyProblem(key: string): 'bad-key' | 'secret-key' | null {
  if (key.startsWith('sb_secret_')) return 'secret-key'
  if (/^sb_publishable_[\w-]+$/.test(key)) return null
  // Older projects have keys that are tokens; the role in them says what they open.
  const role = roleIn(key)
  if (role === 'anon') return null
  return role === null ? 'bad-key' : 'secret-key'
}

/** Also of a host without a scheme, an endpoint of the project, or the project's page in the dashboard. */
function originOf(text: string): URL | null {
  try {
    const url = new URL(/^[a-z]+:\/\//i.test(text) ? text : `https://${text}`)
    const ref = /^\/dashboard\/project\/([a-z0-9]+)/.exec(url.pathname)?.[1]
    if (url.hostname === 'supabase.com') return ref === undefined ? null : new URL(`https://${ref}.supabase.co`)
    const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
    const isHost = url.hostname.includes('.') || isThisMachine(url.hostname)
    return isWeb && isHost && url.username === '' ? url : null
  } catch {
    return null
  }
}

function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '127.0.0.1' || host === '[::1]' || host.endsWith('.localhost')
}

function roleIn(token: string): string | null {
  const claims = tokenPayload(token)
  const role: unknown = typeof claims === 'object' && claims !== null && 'role' in claims ? claims.role : null
  return typeof role === 'string' ? role : null
}
