import { isAuthError } from '@supabase/supabase-js'

/**
 * A mail to this address left less than a minute ago. Supabase Auth says that of addresses it knows only, so it must not
 * reach a screen: what was asked for is on its way.
 */
export function isMailJustSent(error: unknown): boolean {
  return isAuthError(error) && error.code === 'over_email_send_rate_limit' && /after \d+ seconds?/.test(error.message)
}
