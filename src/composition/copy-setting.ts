import type { Backend } from './backend-descriptor'
import { kept } from './kept-json'

/** Of JSON: by the id of a backend, whether a copy of it is kept. */
export const COPIES = 'portside:copies'
/** Of a backend about which nobody has said anything: whoever opens this browser is signed in there as it is. */
const BY_DEFAULT = true

/** Whether this browser keeps a copy of what a backend holds, to work offline. */
export function keepsCopy(storage: Pick<Storage, 'getItem'>, { id, allowsReplica }: Backend): boolean {
  // Tabs agree by locks on who of them sends, and only a page that came safely has any.
  if (!allowsReplica || ('isSecureContext' in globalThis && !globalThis.isSecureContext)) return false
  return (kept(storage.getItem(COPIES)).get(id) ?? BY_DEFAULT) === true
}
