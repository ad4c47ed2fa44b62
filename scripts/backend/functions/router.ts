/// <reference lib="deno.ns" />
/**
 * Serves every `supabase/functions/<name>/index.ts` from one process, as the hosted runtime serves them from many: each
 * file calls `Deno.serve`, which here hands over its handler instead of listening.
 */
type Handler = (request: Request) => Response | Promise<Response>

const FOLDER = new URL('../../../supabase/functions/', import.meta.url)
const OPEN = new Set((Deno.env.get('NO_VERIFY_JWT') ?? '').split(','))

const listen = Deno.serve.bind(Deno)
let receive: ((handler: Handler) => void) | null = null
Object.assign(Deno, {
  serve(first: unknown, second?: unknown) {
    const handler = [first, second, (first as { handler?: unknown } | null)?.handler].find((one) => typeof one === 'function')
    receive?.(handler as Handler)
    return { finished: new Promise(() => {}), shutdown() {}, ref() {}, unref() {}, addr: {} }
  },
})

/** The clock of the whole backend may be ahead; no function knows of that. */
const RealDate = Date
let leaptMs = 0
class LeapingDate extends RealDate {
  constructor(...parts: readonly unknown[]) {
    super(...((parts.length === 0 ? [RealDate.now() + leaptMs] : parts) as [number]))
  }

  static override now(): number {
    return RealDate.now() + leaptMs
  }
}
globalThis.Date = LeapingDate as DateConstructor

const handlers = new Map<string, Promise<Handler>>()
let loading: Promise<unknown> = Promise.resolve()

/** One at a time: whom `receive` is for would be unclear else. */
function load(name: string): Promise<Handler> {
  const known = handlers.get(name)
  if (known !== undefined) return known
  const loaded = loading.then(async () => {
    let got: Handler | undefined
    receive = (handler) => (got = handler)
    await import(new URL(`${name}/index.ts`, FOLDER).href).finally(() => (receive = null))
    if (got === undefined) throw new Error(`${name} never called Deno.serve`)
    return got
  })
  handlers.set(name, loaded)
  loading = loaded.catch(() => handlers.delete(name))
  return loaded
}

const key = await crypto.subtle.importKey(
  'raw',
  new TextEncoder().encode(Deno.env.get('SUPABASE_JWT_SECRET')),
  { name: 'HMAC', hash: 'SHA-256' },
  false,
  ['verify'],
)

function bytesOf(part: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
}

async function hasToken(request: Request): Promise<boolean> {
  const [head = '', body = '', signature = ''] = (request.headers.get('authorization') ?? '').replace(/^Bearer /i, '').split('.')
  try {
    const signed = new TextEncoder().encode(`${head}.${body}`)
    const holds = await crypto.subtle.verify('HMAC', key, bytesOf(signature), signed)
    return holds && JSON.parse(new TextDecoder().decode(bytesOf(body))).exp * 1000 > RealDate.now()
  } catch {
    return false
  }
}

const refuse = (code: number, message: string) => Response.json({ code, message }, { status: code })

listen({ port: 0, hostname: '127.0.0.1', onListen: ({ port }) => console.log(`listening on ${port}`) }, async (request) => {
  leaptMs = Number(request.headers.get('x-local-leapt-ms') ?? 0)
  const name = new URL(request.url).pathname.split('/')[1] ?? ''
  if (!/^[a-z0-9][a-z0-9-]*$/.test(name)) return refuse(404, 'Requested function was not found')
  if (request.method !== 'OPTIONS' && !OPEN.has(name) && !(await hasToken(request))) return refuse(401, 'Invalid JWT')
  try {
    return await (
      await load(name)
    )(request)
  } catch (error) {
    console.error(name, error)
    const isUnknown = error instanceof TypeError && error.message.includes('Module not found')
    return isUnknown ? refuse(404, 'Requested function was not found') : refuse(500, 'Internal Server Error')
  }
})

// Whoever started this is gone when its end of the pipe is.
await Deno.stdin.readable.pipeTo(new WritableStream())
Deno.exit()
