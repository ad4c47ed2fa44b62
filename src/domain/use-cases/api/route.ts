import { type OperationId, OPERATIONS } from '../../model/api/operations'

export interface Route {
  readonly id: OperationId
  readonly parts: Readonly<Record<string, string>>
}

/** @param path below `/v1`, without a slash at its end. `null`: there is nothing at this path */
export function routeOf(method: string, path: string): Route | 'other-method' | null {
  const given = path.split('/')
  let isKnown = false
  for (const id of Object.keys(OPERATIONS) as OperationId[]) {
    const parts = partsOf(OPERATIONS[id].path.split('/'), given)
    if (parts === null) continue
    isKnown = true
    if (OPERATIONS[id].method === method) return { id, parts }
  }
  return isKnown ? 'other-method' : null
}

function partsOf(wanted: readonly string[], given: readonly string[]): Readonly<Record<string, string>> | null {
  if (wanted.length !== given.length) return null
  const parts: Record<string, string> = {}
  for (const [at, part] of wanted.entries()) {
    const name = /^\{(\w+)\}$/.exec(part)?.[1]
    if (name !== undefined) parts[name] = given[at] ?? ''
    else if (part !== given[at]) return null
  }
  return parts
}
