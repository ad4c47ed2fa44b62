import { BehaviorSubject, distinctUntilChanged, map, type Observable } from 'rxjs'
import { type ErrorCatalogue, type ErrorCode, portError, type PortError } from '../../domain/model/errors/port-error'
import type { FaultState, Faults } from '../../ports/developer-tools.port'

const NONE: FaultState = {
  latencyMs: 0,
  isCut: false,
  dropsNextAnswer: false,
  stallsNext: false,
  refusals: 0,
  isStorageFull: false,
}

/** The simulated faults of one connection and, through `fillStorage`, of the store behind it. */
export class ConnectionFaults implements Faults {
  readonly state$: Observable<FaultState>
  readonly isCut$: Observable<boolean>
  private readonly state = new BehaviorSubject<FaultState>(NONE)
  private readonly refusals: PortError[] = []
  private readonly fillStorage: (full: boolean) => void

  constructor(fillStorage: (full: boolean) => void) {
    this.fillStorage = fillStorage
    this.state$ = this.state.asObservable()
    this.isCut$ = this.state.pipe(
      map(({ isCut }) => isCut),
      distinctUntilChanged(),
    )
  }

  get latencyMs(): number {
    return this.state.value.latencyMs
  }

  setLatency(latencyMs: number): void {
    this.set({ latencyMs })
  }

  cutConnection(): void {
    this.set({ isCut: true })
  }

  restoreConnection(): void {
    this.set({ isCut: false })
  }

  dropNextAnswer(): void {
    this.set({ dropsNextAnswer: true })
  }

  stallNext(): void {
    this.set({ stallsNext: true })
  }

  refuseNext<C extends ErrorCode>(code: C, details: ErrorCatalogue[C], times = 1): void {
    for (let count = 0; count < times; count += 1) this.refusals.push(portError(code, details))
    this.set({ refusals: this.refusals.length })
  }

  setStorageFull(full: boolean): void {
    this.fillStorage(full)
    this.set({ isStorageFull: full })
  }

  clear(): void {
    this.refusals.length = 0
    this.fillStorage(false)
    this.state.next(NONE)
  }

  /** The faults for the call that begins now. */
  takeNext(): { readonly refusal: PortError | null; readonly stalls: boolean } {
    const stalls = this.state.value.stallsNext
    const refusal = stalls ? null : (this.refusals.shift() ?? null)
    if (stalls || refusal !== null) this.set({ stallsNext: false, refusals: this.refusals.length })
    return { refusal, stalls }
  }

  takeLostAnswer(): boolean {
    const { dropsNextAnswer } = this.state.value
    if (dropsNextAnswer) this.set({ dropsNextAnswer: false })
    return dropsNextAnswer
  }

  private set(part: Partial<FaultState>): void {
    this.state.next({ ...this.state.value, ...part })
  }
}
