import { kept } from './kept-json'

/** Of JSON: by the address of a project, whether a copy of it is kept. */
export const COPIES = 'portside:copies'
/** Of a project about which nobody has said anything. */
const BY_DEFAULT = false

/** Whether this browser keeps a copy of what a project holds, to work without a line. */
export function keepsCopy(storage: Pick<Storage, 'getItem'>, url: string): boolean {
  return (kept(storage.getItem(COPIES)).get(url) ?? BY_DEFAULT) === true
}
