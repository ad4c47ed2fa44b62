/** What a failed call reports. `failure` is the original error if our function did not answer. */
export interface FailedAnswer {
  readonly failure: unknown
  readonly status: number | null
}

/**
 * Reads the function's own error from what the vendor's client threw: `{"error": {"code", "details"}}`, with a code of the
 * catalogue.
 */
export async function failedAnswer(error: unknown): Promise<FailedAnswer> {
  const response: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'context') : undefined
  if (!(response instanceof Response)) return { failure: error, status: null }
  const { status } = response
  const fault: unknown = Reflect.get(Object(await bodyOf(response)), 'error')
  const code: unknown = Reflect.get(Object(fault), 'code')
  if (typeof code !== 'string') return { failure: error, status }
  return { failure: { message: code, details: Reflect.get(Object(fault), 'details') as unknown }, status }
}

async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    // A page from something in between.
    return null
  }
}
