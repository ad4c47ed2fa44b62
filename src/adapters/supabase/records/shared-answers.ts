/**
 * Lets several calls share one request. An answer requested after a call began is as true for that call as one of its own;
 * older answers are never reused.
 */
export class SharedAnswers {
  private readonly requests = new Map<string, { readonly at: number; readonly answer: Promise<void> }>()
  private moment = 0

  /** To be called when a call begins; pass its result to `of`. */
  begin(): number {
    this.moment += 1
    return this.moment
  }

  of(key: string, since: number, request: () => Promise<void>): Promise<void> {
    const known = this.requests.get(key)
    if (known !== undefined && known.at >= since) return known.answer
    const made = { at: this.begin(), answer: request() }
    this.requests.set(key, made)
    // After a failure the next call requests it again.
    made.answer.catch(() => this.requests.get(key) === made && this.requests.delete(key))
    return made.answer
  }
}
