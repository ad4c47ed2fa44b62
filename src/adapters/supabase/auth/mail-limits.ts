import { isAuthError } from '@supabase/supabase-js'

/**
 * A mail to this address was sent less than a minute ago. Supabase Auth says so only for addresses it knows, so showing it
 * would reveal which addresses have an account. The mail the person asked for is already on its way.
 */
export function isMailJustSent(error: unknown): boolean {
  return isAuthError(error) && error.code === 'over_email_send_rate_limit' && /after \d+ seconds?/.test(error.message)
}
