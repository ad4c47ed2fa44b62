/// <reference lib="deno.ns" />
/**
 * Serves every `supabase/functions/<name>/index.ts` from one process, as the hosted runtime serves them from many: each
 * file calls `Deno.serve`, which here hands over its handler instead of listening.
 */
type Handler = (request: Request) => Response | Promise<Response>

const FOLDER = new URL('../../../supabase/functions/', import.meta.url)
const listen = Deno.serve.bind(Deno)
const handlers = new Map<string, Handler>()
/** As hosted, of one that throws while it starts: a setting is missing. */
const NOT_STARTED = { code: 'BOOT_ERROR', message: 'Function failed to start (please check logs)' }

for (const name of (Deno.env.get('LOCAL_FUNCTIONS') ?? '').split(',')) {
  Object.assign(Deno, { serve: (handler: Handler) => handlers.set(name, handler) })
  try {
    await import(new URL(`${name}/index.ts`, FOLDER).href)
  } catch (error) {
    console.error(name, error)
    handlers.set(name, () => Response.json(NOT_STARTED, { status: 503 }))
  }
}

listen({ port: 0, hostname: '127.0.0.1', onListen: ({ port }) => console.log(`listening on ${port}`) }, (request) => {
  const name = new URL(request.url).pathname.split('/')[1] ?? ''
  return (
    handlers.get(name)?.(request) ??
    Response.json({ code: 'NOT_FOUND', message: 'Requested function was not found' }, { status: 404 })
  )
})

// Whoever started this is gone when its end of the pipe is.
await Deno.stdin.readable.pipeTo(new WritableStream())
Deno.exit()
