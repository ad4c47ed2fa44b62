import type { Store } from '../persistence/store'
import { newToken, sha256 } from './passwords'

/** Hexadecimal digits that follow from a key which this backend made up for itself, and from the purpose. */
export async function keyFor(store: Store, purpose: string): Promise<string> {
  let key = await store.read<string>('key')
  if (key === null) {
    key = newToken()
    await store.write('key', key)
  }
  return sha256(`${key}/${purpose}`)
}
