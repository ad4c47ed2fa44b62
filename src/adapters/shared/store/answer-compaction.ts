export interface Compacted {
  readonly ok: boolean
}

/** Tells the page, from the worker that `compactBeside` started. @param compacting rejects: nothing is lost, and it can be done again */
export function answerCompaction(compacting: Promise<void>): void {
  const answer = (ok: boolean): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's has one receiver and takes no origin
    self.postMessage({ ok } satisfies Compacted)
  }
  void compacting.then(
    () => answer(true),
    () => answer(false),
  )
}
