import { type EmailOtpType, isAuthError, type Session } from '@supabase/supabase-js'
import { portError } from '../../../domain/model/errors/port-error'
import { CALLBACK_PATH, type User } from '../../../domain/model/session/session'
import type { Supabase } from '../client'

/** What a typed code confirms. Its text form is the port's challenge id, so that a screen can store it. */
export type Challenge =
  /** The code in a mail: to confirm an address, or to sign in. */
  { readonly kind: 'mail'; readonly email: string } | { readonly kind: 'totp'; readonly factorId: string }

export function challengeId(challenge: Challenge): string {
  return challenge.kind === 'mail' ? `mail:${challenge.email}` : `totp:${challenge.factorId}`
}

/** `null`: not a challenge id of this backend. */
export function challengeOf(id: string): Challenge | null {
  const [, kind, rest = ''] = /^(mail|totp):(.+)$/su.exec(id) ?? []
  if (kind === 'mail') return { kind, email: rest }
  return kind === 'totp' ? { kind, factorId: rest } : null
}

/**
 * A mail to this address was sent less than a minute ago. Supabase Auth says so only for addresses it knows, so showing it
 * would reveal which addresses have an account. The mail the person asked for is already on its way.
 */
export function isMailJustSent(error: unknown): boolean {
  return isAuthError(error) && error.code === 'over_email_send_rate_limit' && /after \d+ seconds?/.test(error.message)
}

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

interface MailedLink {
  readonly tokenHash: string
  readonly type: EmailOtpType
}

/**
 * Follows links from mails, also in a browser where somebody is already signed in. Only redeeming a link tells whose account it
 * is for, so it is redeemed on a client of its own: a link of another account changes nothing here until the person confirms.
 */
export class MailedLinks {
  private readonly backend: Supabase
  private redeemed: { readonly tokenHash: string; readonly session: Session } | null = null

  constructor(backend: Supabase) {
    this.backend = backend
  }

  /** @returns the address of the other account it would sign in to, when that needs confirming; `null` when done */
  async follow(link: MailedLink, here: User | null, replaces: boolean): Promise<string | null> {
    if (here === null) {
      demandNoError(await this.backend.client.auth.verifyOtp({ token_hash: link.tokenHash, type: link.type }))
      return null
    }
    const session = await this.sessionOf(link)
    if (session.user.id !== here.id && !replaces) return session.user.email ?? ''
    const { access_token, refresh_token } = session
    demandNoError(await this.backend.client.auth.setSession({ access_token, refresh_token }))
    this.redeemed = null
    return null
  }

  private async sessionOf({ tokenHash, type }: MailedLink): Promise<Session> {
    if (this.redeemed?.tokenHash === tokenHash) return this.redeemed.session
    const { data, error } = await this.backend.detachedAuth().verifyOtp({ token_hash: tokenHash, type })
    if (error !== null) throw error
    if (data.session === null) throw new Error('The link was redeemed but gave no session')
    this.redeemed = { tokenHash, session: data.session }
    return data.session
  }
}

function demandNoError({ error }: { readonly error: unknown }): void {
  if (error !== null) throw error
}
