import { lookup as askDns } from 'node:dns/promises'
import { request as openly } from 'node:http'
import { request as encrypted } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { callbackify } from 'node:util'
import { isInnerAddress } from '../../../src/domain/model/integrations/inner-address'
import type { PushService } from '../../../src/domain/use-cases/functions/push/push-context'

const TIMEOUT_MS = 10_000

type Body = string | Uint8Array

interface Address {
  readonly address: string
  readonly family: number
}

/** Every address of a host. Rejects where there is none. */
type FindAddresses = (host: string) => Promise<readonly Address[]>

/**
 * Posts to an address that a person has typed: never to this machine or its network, and never on to where an answer
 * leads, which could be there. `innerHooks` are origins that may be reached all the same, for development.
 *
 * @returns the HTTP status; `null` where there was no answer, or the address is none that can be asked
 */
export function postingHooks(innerHooks: readonly string[], find: FindAddresses = (host) => askDns(host, { all: true })) {
  return async (address: string, headers: Readonly<Record<string, string>>, body: Body): Promise<number | null> => {
    if (!URL.canParse(address)) return null
    const url = new URL(address)
    if (!/^https?:$/.test(url.protocol)) return null
    const isTrusted = innerHooks.includes(url.origin)
    if (!isTrusted && (await isInner(url.hostname, find))) return null
    return posted(url, { headers, body, find: isTrusted ? null : find }).catch(() => null)
  }
}

async function isInner(hostname: string, find: FindAddresses): Promise<boolean> {
  const host = hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0) return isInnerAddress(host)
  const found = await find(host).catch(() => [])
  return found.length === 0 || found.some(({ address }) => isInnerAddress(address))
}

/**
 * Pushes messages, as above, and by https alone.
 *
 * @param contact where the app is
 */
export function pushingMessages(
  innerHooks: readonly string[],
  { contact, find = (host) => askDns(host, { all: true }) }: { readonly contact: string; readonly find?: FindAddresses },
): PushService {
  const post = postingHooks(innerHooks, find)
  const mayReach = async (endpoint: string) => {
    if (!URL.canParse(endpoint)) return false
    const { origin, protocol, hostname } = new URL(endpoint)
    return innerHooks.includes(origin) || (protocol === 'https:' && !(await isInner(hostname, find)))
  }
  return {
    mayReach,
    post: async (endpoint, headers, body) => ((await mayReach(endpoint)) ? post(endpoint, headers, body) : null),
    contact: async () => contact,
  }
}

interface Posting {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Body
  /** `null`: whatever the name leads to. */
  readonly find: FindAddresses | null
}

/** Not by `fetch`, which would ask for the name's address once more: it may lead elsewhere by then. */
function posted(url: URL, { headers, body, find }: Posting): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const open = url.protocol === 'https:' ? encrypted : openly
    const how = { method: 'POST', headers, signal: AbortSignal.timeout(TIMEOUT_MS), agent: false }
    const asked = open(url, find === null ? how : { ...how, lookup: lookingUp(find) }, (answer) => {
      resolve(answer.statusCode ?? null)
      answer.destroy()
    })
    asked.on('error', reject)
    asked.end(body)
  })
}

/** Gives a connection the address it goes to, unless that is an inner one. */
function lookingUp(find: FindAddresses): LookupFunction {
  const ask = callbackify(find)
  return (host, { all }, done) => {
    ask(host, (error, found) => {
      const [first] = found ?? []
      if (error !== null || first === undefined) done(error ?? new Error('no address'), '')
      else if (found.some(({ address }) => isInnerAddress(address))) done(new Error('inner address'), '')
      else if (all === true) done(null, [...found])
      else done(null, first.address, first.family)
    })
  }
}
