import type { Id } from '../../src/domain/model/kernel/id'
import { LeapingRuntime } from './leaping-runtime'

/** Adds no jitter to any pause, or the most there can be. */
export class JitterRuntime extends LeapingRuntime {
  private readonly end: string

  constructor(jitter: 'none' | 'most') {
    super()
    this.end = jitter === 'none' ? '0000' : 'ffff'
  }

  override newId(): Id {
    return `${super.newId().slice(0, -this.end.length)}${this.end}` as Id
  }
}
