import type { EmailOtpType } from '@supabase/supabase-js'
import { portError } from '../../../domain/model/errors/port-error'
import { CALLBACK_PATH } from '../../../domain/model/session/session'

/** What the callback address of a redirect back to the app contains. */
export type Redirect =
  | { readonly kind: 'link'; readonly tokenHash: string; readonly type: EmailOtpType }
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'refused'; readonly description: string | null }

const LINK_TYPES: readonly EmailOtpType[] = ['signup', 'invite', 'magiclink', 'recovery', 'email_change', 'email']

/** `null`: not a callback address. @throws auth/bad-credentials for a link type that no mail of ours uses */
export function redirectIn({ pathname, searchParams: found }: URL): Redirect | null {
  if (pathname !== CALLBACK_PATH) return null
  const [tokenHash, code] = [found.get('token_hash'), found.get('code')]
  if (tokenHash !== null) return { kind: 'link', tokenHash, type: linkType(found.get('type')) }
  if (code !== null) return { kind: 'code', code }
  return found.has('error') ? { kind: 'refused', description: found.get('error_description') } : null
}

function linkType(text: string | null): EmailOtpType {
  const type = LINK_TYPES.find((known) => known === text)
  if (type === undefined) throw portError('auth/bad-credentials', {})
  return type
}
