/** As many as a screen may still ask about. */
const KEPT = 1000

/** The last of what was noted. */
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
