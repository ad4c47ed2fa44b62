/** A value that several parts of a tab set: the last one set holds until its owner removes it. */
export class LatestByOwner<T> {
  private readonly values = new Map<object, T>()

  get latest(): T | undefined {
    return [...this.values.values()].at(-1)
  }

  /** @param owner compared by identity */
  set(owner: object, value: T): void {
    this.values.delete(owner)
    this.values.set(owner, value)
  }

  remove(owner: object): void {
    this.values.delete(owner)
  }
}
