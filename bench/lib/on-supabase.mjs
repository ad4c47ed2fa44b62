import { fork } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../scripts/free-port.mjs'
import { serve } from '../../scripts/serve.mjs'
import { ROOT } from '../../scripts/setup.mjs'

/** Serves the build with a policy that lets it reach a local backend, which is another one each time. */
export async function onSupabase(measure) {
  const backend = fork(join(ROOT, 'bench/supabase/serve.mjs'))
  // Elsewhere in life: here it takes of the processor what the page leaves.
  setPriority(backend.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  const [{ url, publishableKey }] = await once(backend, 'message')
  const port = await freePort(47_600)
  const server = await serve({ folder: join(ROOT, 'dist'), port, backends: [url] })
  try {
    return await measure({ url, publishableKey }, `http://127.0.0.1:${port}/`)
  } finally {
    server.close()
    backend.disconnect()
  }
}
