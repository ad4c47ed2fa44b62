import type { WebSocket } from 'ws'
import { faultyAnswer } from '../../harness/faulty-answer'
import { Wire } from '../../harness/wire'
import { PASS, type Fate } from './fate'
import type { StormTime, TabRuntime } from './storm-time'

export type Sky =
  | { readonly kind: 'calm' }
  /** Each request meets the next fate, and the first one again after the last. */
  | { readonly kind: 'storm'; readonly fates: readonly Fate[] }
  /** The same for all below a path. */
  | { readonly kind: 'outage'; readonly fate: Fate; readonly below: string }

export const CALM: Sky = { kind: 'calm' }

/** What a tab that loops would ask for, and one that does not never does. */
const MOST_REQUESTS = 3000

/** The connection of one tab, on which the sky decides. */
export class StormWire extends Wire {
  sky: Sky = CALM
  requests = 0
  /** What was asked for last. */
  latest: readonly string[] = []
  private readonly time: StormTime
  private readonly tab: TabRuntime
  private readonly serverNow: () => number
  private readonly held = new Set<() => void>()
  private place = 0

  constructor(time: StormTime, tab: TabRuntime, serverNow: () => number) {
    super()
    this.time = time
    this.tab = tab
    this.serverNow = serverNow
    this.meddle((request) => this.meet(request))
  }

  get isFlooded(): boolean {
    return this.requests > MOST_REQUESTS
  }

  /** What was held on the way goes on now. */
  release(): void {
    for (const go of this.held) go()
  }

  override get transport(): unknown {
    const { time } = this
    const isLetIn = (): boolean => this.fateOf('/realtime/v1').kind === 'pass'
    const joined = (): Promise<void> => this.joined()
    return class extends (super.transport as typeof WebSocket) {
      constructor(...given: ConstructorParameters<typeof WebSocket>) {
        super(...given)
        if (isLetIn()) void time.hold(Promise.race([joined(), time.patience()]))
        else queueMicrotask(() => this.terminate())
      }
    }
  }

  private async meet(request: Request): Promise<Response> {
    if (this.tab.isOver || this.isFlooded) return never()
    this.requests += 1
    const { pathname, searchParams } = new URL(request.url)
    const fate = this.fateOf(pathname)
    this.latest = [...this.latest.slice(-11), `${pathname} (${fate.kind})`]
    // A token is good for one renewal. One that came late or at the same time as another would rightly end the session.
    const isRenewal = searchParams.get('grant_type') === 'refresh_token'
    switch (fate.kind) {
      case 'pass':
        return this.answered(await this.pass(request))
      case 'answer':
        return faultyAnswer({ ...fate.answer, headers: { ...fate.answer.headers, ...this.date() } })
      case 'silence':
        return never()
      case 'broken':
        throw new TypeError('fetch failed')
      case 'lost':
        await this.pass(request)
        throw new TypeError('fetch failed')
      case 'mute':
        await this.pass(request)
        return never()
      case 'half':
        return this.half(await this.pass(request))
      case 'mistyped':
        return this.answered(await this.pass(request), { 'content-type': 'text/plain' })
      case 'twice':
        return this.answered(isRenewal ? await this.inTurn(request) : await this.atOnce(request))
      case 'late': {
        const answer = await this.pass(request)
        await this.wait(fate.ms)
        return this.answered(answer)
      }
      case 'held':
        if (!isRenewal) await this.wait(fate.ms)
        return this.answered(await this.pass(request))
    }
  }

  private fateOf(pathname: string): Fate {
    const { sky } = this
    if (sky.kind === 'calm') return PASS
    if (sky.kind === 'outage') return pathname.startsWith(sky.below) ? sky.fate : PASS
    this.place += 1
    return sky.fates[(this.place - 1) % sky.fates.length] ?? PASS
  }

  /** Whoever asked may have given up: it is on its way all the same. */
  private pass(request: Request): Promise<Response> {
    const sent = new Request(request.clone(), { signal: new AbortController().signal })
    const whole = async (): Promise<Response> => {
      const answer = await fetch(sent)
      const { status, statusText, headers } = answer
      const body = await answer.arrayBuffer()
      return new Response(body.byteLength === 0 ? null : body, { status, statusText, headers })
    }
    return this.time.hold(whole())
  }

  private async atOnce(request: Request): Promise<Response> {
    const [first, second] = await Promise.all([this.pass(request), this.pass(request)])
    return this.place % 2 === 0 ? first : second
  }

  private async inTurn(request: Request): Promise<Response> {
    await this.pass(request)
    return this.pass(request)
  }

  private async half(answer: Response): Promise<Response> {
    const headers = { ...Object.fromEntries(answer.headers), ...this.date() }
    return faultyAnswer({ status: answer.status, headers, body: await answer.text(), breaksOff: true })
  }

  private answered(answer: Response, more: Readonly<Record<string, string>> = {}): Response {
    const { status, statusText } = answer
    const headers = new Headers(answer.headers)
    for (const [name, value] of Object.entries({ ...this.date(), ...more })) headers.set(name, value)
    return new Response(answer.body, { status, statusText, headers })
  }

  /** The server's own clock is right, and time leaps for it, too. */
  private date(): Readonly<Record<string, string>> {
    return { date: new Date(this.serverNow()).toUTCString() }
  }

  /** Outlives the tab: what is on its way arrives. */
  private wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const go = (): void => {
        cancel()
        this.held.delete(go)
        resolve()
      }
      const cancel = this.time.schedule(null, ms, go)
      this.held.add(go)
    })
  }
}

function never(): Promise<never> {
  return new Promise(() => undefined)
}
