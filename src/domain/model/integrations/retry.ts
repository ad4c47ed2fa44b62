const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** After each refusal in a row; a webhook that is refused once more is given up. As Standard Webhooks suggests. */
const DELAYS_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 5 * HOUR_MS, 10 * HOUR_MS, 24 * HOUR_MS]

/** @param failures refusals in a row, 1 or more. @returns how long to wait, in milliseconds; `null`: not again */
export function retryDelayMs(failures: number): number | null {
  return DELAYS_MS[failures - 1] ?? null
}
