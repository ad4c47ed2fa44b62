import { catchError, map, merge, type Observable, of, scan, startWith, Subject, switchMap } from 'rxjs'
import type { Refusal } from '../../../../domain/model/functions/catalogue'
import { asPortError, type PortError } from '../../../../domain/model/errors/port-error'
import type { Id } from '../../../../domain/model/kernel/id'
import type { Language } from '../../../../domain/model/kernel/language'
import { mutationIdOf } from '../../../../domain/model/records/meta'
import type { PushDeviceSummary, PushKind } from '../../../../domain/model/push/push-device'
import type { FunctionsPort } from '../../../../ports/functions.port'
import type { Runtime } from '../../../../ports/runtime.port'
import { request$ } from '../../../app/request'
import type { PushKeys } from '../../../app/push-browser'
import type { PushObstacle } from '../../../text/push'

/** What is asked of the browser: `push-browser`. */
export interface PushBrowser {
  current(): Promise<PushKeys | null>
  subscribe(key: string): Promise<PushKeys | PushObstacle>
  /** Remembers here what was chosen; nothing: it is off. */
  keep(kinds: readonly PushKind[]): void
  readonly name: string
  readonly language: Language
}

export interface PushState {
  /** `null`: not read yet. */
  readonly devices: readonly PushDeviceSummary[] | null
  /** Why the last reading failed. */
  readonly error: PortError | null
}

type Change = (before: PushState) => PushState

export const UNREAD: PushState = { devices: null, error: null }

interface Parts {
  readonly functions: FunctionsPort
  readonly runtime: Runtime
  readonly browser: PushBrowser
  readonly workspaceId: Id
}

/** Where somebody is notified of a workspace while the app is closed. They are no records: they are read, and again after a change. */
export class PushSwitch {
  private readonly parts: Parts
  private readonly readings = new Subject<void>()
  private readonly changes = new Subject<Change>()
  private key = ''
  /** Cold: reads once subscribed to. What was read stays while it is read again, and when that fails. */
  readonly state$: Observable<PushState>

  constructor(parts: Parts) {
    this.parts = parts
    const read$ = this.readings.pipe(
      startWith(undefined),
      switchMap(() => this.read$()),
    )
    this.state$ = merge(read$, this.changes).pipe(scan((state, change) => change(state), UNREAD))
  }

  readAgain(): void {
    this.readings.next()
  }

  /**
   * Notifies this browser of these kinds. @returns what keeps it from being notified, or the backend's refusal; `null`: it is on
   * @throws what the function throws
   */
  async turnOn(kinds: readonly PushKind[]): Promise<PushObstacle | Refusal<'turn-on-push'> | null> {
    const { functions, browser, workspaceId } = this.parts
    const keys = await browser.subscribe(this.key)
    if (typeof keys === 'string') return keys
    const { name, language } = browser
    const input = { workspaceId, name, language, kinds: [...kinds], ...keys }
    const answer = await functions.call('turn-on-push', input, this.options())
    if (!answer.ok) return answer.refusal
    browser.keep(kinds)
    this.readAgain()
    return null
  }

  /** @throws what the function throws */
  async turnOff({ id, isThis }: PushDeviceSummary): Promise<void> {
    const { functions, browser, workspaceId } = this.parts
    await functions.call('turn-off-push', { workspaceId, deviceId: id }, this.options())
    // Other workspaces may still use what this browser has subscribed to.
    if (isThis) browser.keep([])
    this.changes.next((before) => ({ ...before, devices: before.devices?.filter((device) => device.id !== id) ?? null }))
    this.readAgain()
  }

  private read$(): Observable<Change> {
    const { functions, browser, workspaceId } = this.parts
    return request$(async (options) => {
      const endpoint = (await browser.current())?.endpoint ?? null
      return functions.call('list-push-devices', { workspaceId, endpoint }, { ...options, ...this.options() })
    }).pipe(
      map((answer): Change => {
        if (!answer.ok) return (before) => before
        this.key = answer.value.key
        return () => ({ devices: answer.value.devices, error: null })
      }),
      catchError((cause: unknown) => {
        const error = asPortError(cause, 'push')
        return of<Change>((before) => ({ ...before, error }))
      }),
    )
  }

  private options() {
    return { mutationId: mutationIdOf(this.parts.runtime.newId()) }
  }
}
