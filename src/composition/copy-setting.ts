import { kept } from './kept-json'

/** Of JSON: by the address of a project, whether a copy of it is kept. */
export const COPIES = 'portside:copies'
/** Of a project about which nobody has said anything: whoever opens this browser is signed in there as it is. */
const BY_DEFAULT = true

/** Whether this browser keeps a copy of what a project holds, to work offline. */
export function keepsCopy(storage: Pick<Storage, 'getItem'>, url: string): boolean {
  // Tabs agree by locks on who of them sends, and only a page that came safely has any.
  if ('isSecureContext' in globalThis && !globalThis.isSecureContext) return false
  return (kept(storage.getItem(COPIES)).get(url) ?? BY_DEFAULT) === true
}
