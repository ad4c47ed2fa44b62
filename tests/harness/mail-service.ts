import { createServer, type IncomingHttpHeaders } from 'node:http'
import { expect } from 'vitest'
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
  /** How it answers from now on; `never`: not at all. */
  answerWith(how: number | 'never'): void
  /** The newest to the address, as soon as there are this many. */
  mailTo(address: string, count?: number): Promise<ServedMail>
  countTo(address: string): number
  clear(): void
  close(): void
}

export async function openMailService(): Promise<MailService> {
  const asked: ServedMail[] = []
  let how: number | 'never' = 200
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (part: string) => (body += part))
    request.on('end', () => {
      asked.push({ headers: request.headers, ...(JSON.parse(body) as Omit<ServedMail, 'headers'>) })
      if (how === 'never') return
      response.writeHead(how, { 'content-type': 'application/json' }).end(how < 300 ? '{"id":"1"}' : '{"name":"refused"}')
    })
  })
  const url = await listening(server)
  const to = (address: string) => asked.filter((mail) => mail.to.includes(address))
  return {
    url,
    asked,
    answerWith: (next) => void (how = next),
    async mailTo(address, count = 1) {
      await expect.poll(() => to(address).length, { message: `mails to ${address}` }).toBeGreaterThanOrEqual(count)
      return to(address).at(-1) as ServedMail
    },
    countTo: (address) => to(address).length,
    clear() {
      asked.length = 0
      how = 200
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
