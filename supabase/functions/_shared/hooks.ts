import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { isInnerAddress } from '../../../src/domain/model/integrations/inner-address'

const TIMEOUT_MS = 10_000

/**
 * Posts to an address that a person has typed: never to this machine or its network, and never on to where an answer
 * leads, which could be there. `innerHooks` are origins that may be reached all the same, for development.
 *
 * @returns the HTTP status; `null` where there was no answer
 */
export function postingHooks(innerHooks: readonly string[]) {
  return async (url: string, headers: Readonly<Record<string, string>>, body: string): Promise<number | null> => {
    const { origin, hostname } = new URL(url)
    if (!innerHooks.includes(origin) && (await isInner(hostname))) return null
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers,
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      await answer.body?.cancel()
      return answer.status
    } catch {
      return null
    }
  }
}

async function isInner(hostname: string): Promise<boolean> {
  const host = hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0) return isInnerAddress(host)
  const found = await lookup(host, { all: true }).catch(() => [])
  return found.length === 0 || found.some(({ address }) => isInnerAddress(address))
}
