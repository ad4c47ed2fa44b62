import { BehaviorSubject, type Observable } from 'rxjs'
import type { Delivery, DeliveryBox } from '../../../ports/developer-tools.port'

const MAX_DELIVERIES = 50

/** Collects webhook deliveries instead of sending them: a page may not call foreign addresses. */
export class DeliveryLog implements DeliveryBox {
  readonly deliveries$: Observable<readonly Delivery[]>
  private readonly deliveries = new BehaviorSubject<readonly Delivery[]>([])
  private answer: number | null = 200

  constructor() {
    this.deliveries$ = this.deliveries.asObservable()
  }

  answerWith(status: number | null): void {
    this.answer = status
  }

  async take(delivery: Delivery): Promise<number | null> {
    this.deliveries.next([delivery, ...this.deliveries.value].slice(0, MAX_DELIVERIES))
    return this.answer
  }
}
