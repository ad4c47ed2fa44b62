import { DurableObject } from 'cloudflare:workers'
import type { DurableObjectState } from '@cloudflare/workers-types'
import type { Answer, SessionAnswer } from '../../src/adapters/cloudflare/protocol'
import { keyFor } from '../../src/adapters/shared/backend/backend-key'
import { LocalAccount } from '../../src/adapters/shared/backend/callers-account'
import { keepMail, keptMails } from '../../src/adapters/shared/backend/kept-mails'
import { Turns } from '../../src/adapters/shared/store/turns'
import { portError } from '../../src/domain/model/errors/port-error'
import { cleanEmail } from '../../src/domain/model/kernel/contact-fields'
import type { Id } from '../../src/domain/model/kernel/id'
import type { RecordOf } from '../../src/domain/model/records/collections'
import type { User } from '../../src/domain/model/session/session'
import type { Mail } from '../../src/ports/developer-tools.port'
import { answerOf } from '../answers'
import { runtime } from '../clock'
import type { Env } from '../env'
import { takeSteps } from '../schema-steps'
import { guess } from './account-acts'
import { type AccountsParts, openParts } from './accounts-parts'
import type {
  AccountCall,
  AccountReply,
  AccountsObject,
  KnownCaller,
  Proof,
  Proven,
  Registration,
  SessionReply,
} from './accounts-calls'
import { ACCOUNTS_SCHEMA } from './accounts-schema'
import { sendLinks } from './link-mails'
import { performCall } from './perform-call'
import { type Look, lookAt } from './session-looks'
import { LIMITS } from './throttle'

const DAY_MS = 24 * 60 * 60 * 1000
const MINUTE_MS = 60 * 1000

/** All accounts of a deployment, their sessions, and who is in which workspace. */
export class Accounts extends DurableObject<Env> implements AccountsObject {
  private parts: AccountsParts
  private readonly turns = new Turns()

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    takeSteps(ctx.storage, ACCOUNTS_SCHEMA)
    this.parts = openParts(ctx, env)
  }

  async auth(call: AccountCall): Promise<AccountReply> {
    const { reply, mails } = await this.turns.take(() => performCall(call, this.parts))
    await this.followUp()
    const { parts, env, turns } = this
    const sending = answerOf(() => sendLinks(mails, call, { parts, env, turns }))
    if (call.name !== 'sign-up') {
      // Nobody waits for it: how long it takes, and whether it failed, would tell that there is an account.
      this.ctx.waitUntil(sending)
      return reply
    }
    // Whoever signs up is mailed in any case.
    const sent = await sending
    return 'error' in sent ? { answer: sent } : reply
  }

  async caller(token: string | null): Promise<KnownCaller | null> {
    const look = await lookAt(token, this.parts)
    if ('ended' in look) return null
    const { user } = look.account
    return { user, workspaceIds: this.parts.directory.workspacesOf(user.id, 'active') }
  }

  async lookAndProlong(token: string | null): Promise<SessionReply> {
    const look = await lookAt(token, this.parts)
    if ('ended' in look) return look
    return { session: sessionIn(look), isProlonged: this.parts.sessions.prolong(look.tokenHash, look.session) }
  }

  async userIdOf(email: string): Promise<Id | null> {
    return (await this.parts.accounts.find(cleanEmail(email)))?.user.id ?? null
  }

  async emailOf(userId: Id): Promise<string | null> {
    return (await this.parts.accounts.byId(userId))?.user.email ?? null
  }

  async prove(userId: Id, proof: Proof): Promise<Answer<Proven>> {
    return this.turns.take(() =>
      answerOf(async () => {
        const user = await this.userOf(userId)
        const account = new LocalAccount(user, this.parts.services)
        const isWrong = (answer: Proven): boolean => answer === 'proof-wrong'
        return guess(this.parts.throttle, user.email, { work: () => account.prove(proof), isWrong })
      }),
    )
  }

  async remove(userId: Id): Promise<Answer<null>> {
    const answer = await this.turns.take(() =>
      answerOf(async () => {
        await new LocalAccount(await this.userOf(userId), this.parts.services).remove()
        this.parts.directory.forget(userId)
        return null
      }),
    )
    await this.followUp()
    return answer
  }

  async register(workspaceId: Id, registration: Registration): Promise<void> {
    this.parts.directory.register(workspaceId, registration)
  }

  async unregister(workspaceId: Id): Promise<void> {
    this.parts.directory.unregister(workspaceId)
  }

  async workspacesOf(userId: Id, which: 'active' | 'all' = 'active'): Promise<readonly Id[]> {
    return this.parts.directory.workspacesOf(userId, which)
  }

  async workspaceOfToken(tokenHash: string): Promise<Id | null> {
    return this.parts.directory.workspaceOfToken(tokenHash)
  }

  async key(purpose: string): Promise<string> {
    return keyFor(this.parts.store, purpose)
  }

  async answered(key: string): Promise<{ readonly value: unknown } | null> {
    return this.parts.answers.find(key)
  }

  async keepAnswer(key: string, value: unknown): Promise<void> {
    this.parts.answers.keep(key, value)
  }

  async keepMail(mail: Mail): Promise<void> {
    if (this.env.DEVELOPMENT !== undefined) await keepMail(this.parts.store, mail)
  }

  async countMail(userId: Id): Promise<Answer<null>> {
    const { throttle } = this.parts
    return answerOf(() => {
      throttle.demand(LIMITS.mailingCalls, userId)
      throttle.count(LIMITS.mailingCalls, userId)
      return null
    })
  }

  async countForm(name: string, most: number): Promise<Answer<null>> {
    const { throttle } = this.parts
    return answerOf(() => {
      throttle.demand({ name, most })
      throttle.count({ name, most })
      return null
    })
  }

  async mails(): Promise<readonly Mail[]> {
    return this.env.DEVELOPMENT === undefined ? [] : keptMails(this.parts.store)
  }

  async workspacesWithSlug(beginning: string): Promise<readonly RecordOf<'workspaces'>[]> {
    return this.parts.directory.workspacesWithSlug(beginning)
  }

  async isWorkspace(workspaceId: Id): Promise<boolean> {
    return this.parts.directory.has(workspaceId)
  }

  async restoring(userId: Id): Promise<Id | null> {
    return this.parts.store.read<Id>(`restoring/${userId}`)
  }

  async setRestoring(userId: Id, workspaceId: Id): Promise<void> {
    await this.parts.store.write(`restoring/${userId}`, workspaceId)
  }

  async workspaces(): Promise<readonly Id[]> {
    return this.parts.directory.workspaces()
  }

  async reset(): Promise<void> {
    if (this.env.DEVELOPMENT === undefined) return
    await this.ctx.storage.deleteAll()
    takeSteps(this.ctx.storage, ACCOUNTS_SCHEMA)
    this.parts = openParts(this.ctx, this.env)
  }

  /** Lets go of what is over. */
  async alarm(): Promise<void> {
    const { sessions, store, answers, throttle, drops } = this.parts
    sessions.sweep()
    store.sweep(runtime.now())
    answers.sweep()
    throttle.sweep()
    await drops.carryOut()
    await this.ctx.storage.setAlarm(Date.now() + (drops.isAnyLeft ? MINUTE_MS : DAY_MS))
  }

  private async userOf(userId: Id): Promise<User> {
    const account = await this.parts.accounts.byId(userId)
    if (account === null) throw portError('auth/signed-out', { reason: 'revoked' })
    return account.user
  }

  /** Nobody waits for sockets to be closed; the alarm sees to those that were not. */
  private async followUp(): Promise<void> {
    const { drops } = this.parts
    const due = Date.now() + (drops.isAnyLeft ? MINUTE_MS : DAY_MS)
    if (drops.isAnyLeft) this.ctx.waitUntil(drops.carryOut())
    const alarm = await this.ctx.storage.getAlarm()
    if (alarm === null || alarm > due) await this.ctx.storage.setAlarm(due)
  }
}

function sessionIn({ account, session }: Exclude<Look, { readonly ended: unknown }>): NonNullable<SessionAnswer> {
  return { user: account.user, recovery: session.isRecovery }
}
