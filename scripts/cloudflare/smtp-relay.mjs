import { randomBytes, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import nodemailer from 'nodemailer'

const PORT_TLS = 465
const TIMEOUT_MS = 4000
/** A letter of ours is far below it. */
const MOST_BYTES = 1_000_000

/**
 * A mail service by HTTP, for a Worker beside it, that hands mails on by SMTP. Only who has its key is served.
 *
 * @param {Record<string, string | undefined>} settings `SMTP_HOST`, `SMTP_PORT` (587), `SMTP_USER` and `SMTP_PASSWORD`, `SMTP_FROM`
 * @returns {Promise<{ address: string, variables: Record<string, string>, close(): void }>} what the Worker is told
 */
export async function openSmtpRelay({ SMTP_HOST, SMTP_PORT = '587', SMTP_USER, SMTP_PASSWORD, SMTP_FROM }) {
  if (!SMTP_FROM) throw new Error('Set SMTP_FROM, too: whom mails are from.')
  const key = randomBytes(32).toString('hex')
  const transport = nodemailer.createTransport({
    host: SMTP_HOST,
    port: Number(SMTP_PORT),
    secure: Number(SMTP_PORT) === PORT_TLS,
    // A password never travels in the clear.
    requireTLS: Number(SMTP_PORT) !== PORT_TLS && Boolean(SMTP_USER),
    ...(SMTP_USER ? { auth: { user: SMTP_USER, pass: SMTP_PASSWORD } } : {}),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const answer = async (request, response) => {
    const status = isOurs(request, key) ? await handOn(request, transport) : 401
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
  }
  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = `127.0.0.1:${server.address().port}`
  return {
    address,
    variables: { MAIL_URL: `http://${address}/`, MAIL_KEY: key, MAIL_FROM: SMTP_FROM },
    close() {
      transport.close()
      server.close()
      server.closeAllConnections()
    },
  }
}

function isOurs({ headers }, key) {
  const [given, wanted] = [headers.authorization ?? '', `Bearer ${key}`].map((text) => Buffer.from(text))
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

/** @returns the status that tells what became of it, as a mail service's would */
async function handOn(request, transport) {
  try {
    const { from, to, subject, text, html } = JSON.parse(await bodyOf(request))
    // As an object, an address is never taken for a list.
    await transport.sendMail({ from, to: to.map((one) => ({ name: '', address: one })), subject, text, html })
    return 200
  } catch (error) {
    // No address and no link is in it.
    console.error('mail', error.code ?? error.name, error.responseCode ?? '')
    if (error.code === 'EAUTH') return 403
    return error.code === 'EENVELOPE' && error.responseCode >= 500 ? 422 : 503
  }
}

async function bodyOf(request) {
  let body = ''
  for await (const part of request.setEncoding('utf8')) {
    body += part
    if (body.length > MOST_BYTES) throw new Error('too large')
  }
  return body
}
