export interface CallOptions {
  /** Aborting rejects with `call/cancelled`; a write may still have been applied. */
  readonly signal?: AbortSignal
  /** Milliseconds until the call rejects with `net/timeout`. Default: 15 000. */
  readonly timeoutMs?: number
}
