import type { KeyValues } from './store'
import { newToken, sha256 } from './passwords'

/** Derives hexadecimal digits from a purpose and a key that this backend generated for itself. */
export async function keyFor(store: KeyValues, purpose: string): Promise<string> {
  let key = await store.read<string>('key')
  if (key === null) {
    key = newToken()
    await store.write('key', key)
  }
  return sha256(`${key}/${purpose}`)
}
