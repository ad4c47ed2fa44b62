import type { EmailOtpType, Session } from '@supabase/supabase-js'
import type { User } from '../../../domain/model/session/session'
import type { Supabase } from '../client'

interface MailedLink {
  readonly tokenHash: string
  readonly type: EmailOtpType
}

/**
 * Links in mails, for a browser in which somebody is signed in already. Whose a link is shows only once it is redeemed, which
 * is done aside: a link of somebody else changes nothing here until the person says so.
 */
export class MailedLinks {
  private readonly backend: Supabase
  private redeemed: { readonly tokenHash: string; readonly session: Session } | null = null

  constructor(backend: Supabase) {
    this.backend = backend
  }

  /** @returns the address of the account that it would put in the place of whoever is here; `null`: it is done */
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
    const { data, error } = await this.backend.aside().verifyOtp({ token_hash: tokenHash, type })
    if (error !== null) throw error
    if (data.session === null) throw new Error('a link without a session')
    this.redeemed = { tokenHash, session: data.session }
    return data.session
  }
}

function demandNoError({ error }: { readonly error: unknown }): void {
  if (error !== null) throw error
}
