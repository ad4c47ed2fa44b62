/** What several parts of one tab say of the same at once: what was said last stands, until whoever said it takes it back. */
export class LatestSaid<T> {
  private readonly said = new Map<object, T>()

  get latest(): T | undefined {
    return [...this.said.values()].at(-1)
  }

  /** @param who by its identity */
  say(who: object, what: T): void {
    this.said.delete(who)
    this.said.set(who, what)
  }

  takeBack(who: object): void {
    this.said.delete(who)
  }
}
