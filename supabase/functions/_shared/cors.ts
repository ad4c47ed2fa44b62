const ALLOWED = {
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers':
    'authorization, apikey, content-type, idempotency-key, portside-form-file, x-client-info, x-supabase-api-version',
  'access-control-max-age': '7200',
}

/**
 * What lets a page of ours read the answer. Tokens travel in a header that no browser adds by itself, so this guards
 * nothing by itself either: it keeps pages of others from making use of us.
 */
export function corsHeaders(request: Request, origins: readonly string[]): Record<string, string> {
  const origin = request.headers.get('origin')
  if (origin === null || !(origins.includes('*') || origins.includes(origin))) return { vary: 'origin' }
  return { vary: 'origin', 'access-control-allow-origin': origin, 'access-control-expose-headers': 'retry-after' }
}

/** Answered before anything is asked: a preflight carries no token. */
export function preflight(cors: Readonly<Record<string, string>>): Response {
  return new Response(null, { status: 204, headers: { ...cors, ...ALLOWED } })
}
