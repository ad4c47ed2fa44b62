import { isId, type Id } from '../kernel/id'

const COLLECTION = /^[a-zA-Z]+$/

/** The id of the file's own record, with which its path ends. `null`: no path of ours. */
export function fileIdIn(path: unknown): Id | null {
  if (typeof path !== 'string') return null
  const [collection = '', recordId, fileId, ...rest] = path.split('/')
  return COLLECTION.test(collection) && isId(recordId) && isId(fileId) && rest.length === 0 ? fileId : null
}
