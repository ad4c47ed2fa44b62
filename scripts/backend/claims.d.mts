export interface Claims {
  readonly role: string
  readonly sub?: string
  readonly session_id?: string
  readonly exp?: number
}

export function readToken(token: unknown, nowMs?: number): Claims
export function mintToken(
  claims: Readonly<Record<string, unknown>>,
  options?: { readonly lifeSeconds?: number; readonly nowMs?: number },
): string
export function callerOf(headers: Readonly<Record<string, string | string[] | undefined>>, query?: URLSearchParams): Claims
