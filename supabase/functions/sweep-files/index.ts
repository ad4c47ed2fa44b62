/**
 * Removes the bytes of files whose record was purged, all there are. Meant for a schedule, not for people: it takes the secret
 * key, and tells how much it removed.
 */
const AT_ONCE = 1000
/** A hosted function ends after 150 s; what is left by then is the next run's. */
const LONGEST_MS = 100_000
const TIMEOUT_MS = 60_000

const backendUrl = demand('SUPABASE_URL')
const secretKey = Deno.env.get('BACKEND_SECRET_KEY') ?? demand('SUPABASE_SERVICE_ROLE_KEY')

Deno.serve(async (request: Request) => {
  if (request.method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'POST' } })
  if (!(await isSecret(request.headers.get('apikey') ?? ''))) {
    return Response.json({ error: { code: 'access/denied', details: { action: 'sweep-files' } } }, { status: 403 })
  }
  try {
    return Response.json({ ok: true, value: { removed: await sweep() } })
  } catch (error) {
    // oxlint-disable-next-line no-console -- a function's only log
    console.error('sweep-files', error)
    return Response.json({ error: { code: 'net/unavailable', details: {} } }, { status: 503 })
  }
})

async function sweep(): Promise<number> {
  const startedAt = performance.now()
  let removed = 0
  for (;;) {
    const names = (await ask('POST', '/rest/v1/rpc/orphaned_objects', { most: AT_ONCE })) as readonly string[]
    if (names.length > 0) {
      const gone = (await ask('DELETE', '/storage/v1/object/attachments', { prefixes: names })) as readonly unknown[]
      // The same names would come again for ever.
      if (gone.length === 0) throw new Error(`${names.length} objects could not be removed`)
      removed += gone.length
    }
    if (names.length < AT_ONCE || performance.now() - startedAt > LONGEST_MS) return removed
  }
}

async function ask(method: string, path: string, body: object): Promise<unknown> {
  // A key of the old kind is a token as well, and has to be sent as one; one of the new kind must not.
  const token: Record<string, string> = secretKey.startsWith('eyJ') ? { authorization: `Bearer ${secretKey}` } : {}
  const response = await fetch(new URL(path, backendUrl), {
    method,
    headers: { apikey: secretKey, ...token, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response.json()
}

/** By digests, so that the time it takes says nothing of the key. */
async function isSecret(given: string): Promise<boolean> {
  const [one, other] = await Promise.all([given, secretKey].map(digest))
  return one === other
}

async function digest(text: string): Promise<string> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).join()
}

function demand(name: string): string {
  const value = Deno.env.get(name)
  if (value === undefined || value === '') throw new Error(`The setting ${name} is missing`)
  return value
}
