import { BehaviorSubject, type Observable } from 'rxjs'
import type { Delivery, DeliveryBox } from '../../../ports/developer-tools.port'

const KEPT = 50

/** Takes what webhooks would be told: no page may call addresses of others. */
export class Outbox implements DeliveryBox {
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
    this.deliveries.next([delivery, ...this.deliveries.value].slice(0, KEPT))
    return this.answer
  }
}
