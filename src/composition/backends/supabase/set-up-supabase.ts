import { demandReady, probeBackend } from '../../../adapters/supabase/probe-backend'
import { projectAddress } from '../../../adapters/supabase/project-address'
import { keysOfSession } from '../../../adapters/supabase/storage-key'
import type { BackendAddress } from '../../../ports/backends.port'
import type { BackendSetup } from '../../backend-descriptor'
import { ADD, FIELDS, NAME, PROBLEMS } from './words'

/** A project is named by its URL and its publishable key. */
export const supabaseSetup: BackendSetup = {
  kind: 'supabase',
  name: NAME,
  add: ADD,
  fields: [
    { name: 'url', inputMode: 'url', ...FIELDS.url },
    { name: 'publishableKey', ...FIELDS.publishableKey },
  ],
  read: (typed) => {
    const address = projectAddress(projectIn(typed))
    if (!('problem' in address)) return { status: 'ready', address: { ...address } }
    const { problem } = address
    const field = problem === 'bad-url' || problem === 'insecure-url' ? 'url' : 'publishableKey'
    // A secret must not stay where the next person at this screen can read it.
    return { status: 'unfit', field, message: PROBLEMS[problem], clearsField: problem === 'secret-key' }
  },
  probe: async (address, runtime) => {
    demandReady(await probeBackend(projectIn(address), { runtime }))
  },
  forget: async ({ id }, storage) => {
    for (const key of keysOfSession(id, Object.keys(storage))) storage.removeItem(key)
  },
}

function projectIn({ url = '', publishableKey = '' }: BackendAddress) {
  return { url, publishableKey }
}
