import { wipeBackend } from '../adapters/replica/disk/wipe-backend'
import { COPIES } from './copy-setting'
import { kept } from './kept-json'

/**
 * From the next load of this browser on. Where no copy is to be kept, the one that is there is deleted.
 *
 * @param keeps null: as where nobody has said anything
 * @throws store/corrupt where the copy cannot be deleted
 */
export async function keepCopy(storage: Storage, id: string, keeps: boolean | null): Promise<void> {
  const others = Object.entries(kept(storage.getItem(COPIES)).all()).filter(([each]) => each !== id)
  storage.setItem(COPIES, JSON.stringify(Object.fromEntries(keeps === null ? others : [...others, [id, keeps]])))
  if (keeps !== true) await wipeBackend(id)
}
