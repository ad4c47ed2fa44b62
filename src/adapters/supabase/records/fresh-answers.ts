/**
 * Answers that several calls can share: one that was asked for after a call began is as true for it as one of its own. None is
 * kept for longer than that, so that nobody is told what was true before they asked.
 */
export class FreshAnswers {
  private readonly asked = new Map<string, { readonly at: number; readonly answer: Promise<void> }>()
  private moment = 0

  /** To be called as a call begins; then `of` is asked with what it gives. */
  begin(): number {
    this.moment += 1
    return this.moment
  }

  of(key: string, since: number, ask: () => Promise<void>): Promise<void> {
    const known = this.asked.get(key)
    if (known !== undefined && known.at >= since) return known.answer
    const made = { at: this.begin(), answer: ask() }
    this.asked.set(key, made)
    // What went wrong for one is asked again by the next.
    made.answer.catch(() => this.asked.get(key) === made && this.asked.delete(key))
    return made.answer
  }
}
