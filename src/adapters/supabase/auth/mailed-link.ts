import type { EmailOtpType, Session } from '@supabase/supabase-js'
import type { User } from '../../../domain/model/session/session'
import type { Supabase } from '../client'

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
