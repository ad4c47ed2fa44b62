import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { freePort } from '../free-port.mjs'

const KEPT = 500

/**
 * A mail server that records mails and delivers none. It answers SMTP like a real one.
 *
 * @returns {Promise<{ port: number, mails(): readonly Mail[], lastTo(address: string): Mail | null, clear(): void, close(): Promise<void> }>}
 * @typedef {{ to: readonly string[], from: string, subject: string, text: string, html: string, links: readonly string[], receivedAt: string }} Mail
 */
export async function catchMail() {
  const caught = []
  const keep = async (stream, session) => {
    caught.unshift(await read(stream, session))
    caught.length = Math.min(caught.length, KEPT)
  }
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onAuth: (_auth, _session, done) => done(null, { user: 'anyone' }),
    onData(stream, session, done) {
      void keep(stream, session).finally(done)
    },
  })
  server.on('error', () => {}) // a sender that hangs up in the middle is no reason to end
  const port = await freePort(41_025 + Math.floor(Math.random() * 1000))
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    port,
    mails: () => caught,
    lastTo: (address) => caught.find(({ to }) => to.includes(address.toLowerCase())) ?? null,
    clear: () => void (caught.length = 0),
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

async function read(stream, session) {
  const parts = []
  for await (const part of stream) parts.push(part)
  const { from, subject = '', text = '', html = '' } = await PostalMime.parse(Buffer.concat(parts))
  return {
    // The envelope's recipients, who may differ from the header's.
    to: session.envelope.rcptTo.map(({ address }) => address.toLowerCase()),
    from: from?.address ?? '',
    subject,
    text,
    html,
    links: linksIn(text, html),
    receivedAt: new Date().toISOString(),
  }
}

function linksIn(text, html) {
  const written = [...text.matchAll(/https?:\/\/[^\s<>"]+/g)].map(([link]) => link)
  const behind = [...html.matchAll(/href="(https?:[^"]+)"/g)].map(([, link]) => link.replaceAll('&amp;', '&'))
  return [...new Set([...written, ...behind])]
}
