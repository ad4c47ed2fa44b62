import { createServer, type IncomingHttpHeaders } from 'node:http'
import { expect, vi } from 'vitest'
import { listening } from './listening'

export interface ServedMail {
  readonly headers: IncomingHttpHeaders
  readonly from: string
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** A mail service that takes mails by HTTP and delivers them nowhere. */
export interface MailService {
  readonly url: string
  /** All that it was asked to send, refused ones too, in order. */
  readonly asked: ServedMail[]
  /** How it answers from now on; `never`: not at all. @param to only mails to this address */
  answerWith(how: number | 'never', to?: string): void
  /** The newest to the address, as soon as there are this many. */
  mailTo(address: string, count?: number): Promise<ServedMail>
  countTo(address: string): number
  clear(): void
  close(): void
}

export async function openMailService(): Promise<MailService> {
  const asked: ServedMail[] = []
  let answering: { readonly how: number | 'never'; readonly to: string | null } = { how: 200, to: null }
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (part: string) => (body += part))
    request.on('end', () => {
      const mail = { headers: request.headers, ...(JSON.parse(body) as Omit<ServedMail, 'headers'>) }
      asked.push(mail)
      const how = answering.to === null || mail.to.includes(answering.to) ? answering.how : 200
      if (how === 'never') return
      response.writeHead(how, { 'content-type': 'application/json' }).end(how < 300 ? '{"id":"1"}' : '{"name":"refused"}')
    })
  })
  const url = await listening(server)
  const to = (address: string) => asked.filter((mail) => mail.to.includes(address))
  return {
    url,
    asked,
    answerWith: (how, only) => void (answering = { how, to: only ?? null }),
    async mailTo(address, count = 1) {
      await expect.poll(() => to(address).length, { message: `mails to ${address}` }).toBeGreaterThanOrEqual(count)
      return to(address).at(-1) as ServedMail
    },
    countTo: (address) => to(address).length,
    clear() {
      asked.length = 0
      answering = { how: 200, to: null }
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** The link of a mail. */
export function linkIn({ text }: ServedMail): URL {
  return new URL(/https?:\S+/.exec(text)?.[0] ?? 'about:blank')
}

/** What a Worker needs to send by it. */
export function mailVariables({ url }: MailService): Readonly<Record<string, string>> {
  return { MAIL_URL: url, MAIL_KEY: 'key-of-a-test', MAIL_FROM: 'Portside <mail@portside.example>' }
}

/** How long a mail that is on its way may take. Nothing tells that none is. */
const PATIENCE_MS = 500

/** For scenarios, which ask for the last mail when they have caused one: each is told of one that it was not told of before. */
export function mailboxOf(service: () => MailService) {
  const told = new Map<string, number>()
  return {
    clear() {
      told.clear()
      service().clear()
    },
    async lastTo(address: string): Promise<{ readonly url: URL } | null> {
      const before = told.get(address) ?? 0
      await vi.waitUntil(() => service().countTo(address) > before, { timeout: PATIENCE_MS, interval: 5 }).catch(() => undefined)
      const count = service().countTo(address)
      told.set(address, count)
      return count === 0 ? null : { url: linkIn(await service().mailTo(address)) }
    },
  }
}
