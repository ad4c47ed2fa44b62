/** As many as a screen may still refer to. */
const KEPT = 1000

/** A map that keeps the latest entries only. */
export class Recent<K, V> {
  private readonly kept = new Map<K, V>()

  get(key: K): V | undefined {
    return this.kept.get(key)
  }

  set(key: K, value: V): void {
    this.kept.set(key, value)
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= KEPT) return
      this.kept.delete(oldest)
    }
  }
}
