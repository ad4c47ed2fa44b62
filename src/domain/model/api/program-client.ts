import * as v from 'valibot'
import { cutTo } from '../kernel/cut-to'

/** A program that asks to be let in: OAuth calls it a client. What it says of itself is nobody's word but its own. */
export interface ProgramClient {
  readonly name: string
  readonly redirectUris: readonly string[]
}

const MAX_NAME = 80
const MAX_URIS = 8
const MAX_URI = 400

/** What a client registers (RFC 7591, 2), as far as it counts here. */
const metadataSchema = v.object({
  client_name: v.optional(v.string()),
  redirect_uris: v.pipe(v.array(v.pipe(v.string(), v.maxLength(MAX_URI))), v.minLength(1), v.maxLength(MAX_URIS)),
})

/** `invalid_redirect_uri`, `invalid_client_metadata`: as RFC 7591, 3.2.2 names them. */
export function clientIn(metadata: unknown): ProgramClient | 'invalid_redirect_uri' | 'invalid_client_metadata' {
  const read = v.safeParse(metadataSchema, metadata)
  if (!read.success) return 'invalid_client_metadata'
  const { client_name: name = '', redirect_uris: redirectUris } = read.output
  const [first = ''] = redirectUris
  if (!redirectUris.every(isRedirectUri)) return 'invalid_redirect_uri'
  return { name: cutTo(plainLine(name), MAX_NAME) || hostOf(first), redirectUris }
}

/** Names run in a browser, or read what is on the device: no app has one of them for itself. */
const NO_APP = new Set([
  'javascript',
  'data',
  'vbscript',
  'file',
  'blob',
  'about',
  'filesystem',
  'view-source',
  'ws',
  'wss',
  'ftp',
])
const LOOPBACK = new Set(['127.0.0.1', '[::1]', 'localhost'])

/**
 * Where a code may go: a page over https, a program on the person's own machine (RFC 8252, 7.3), or an app by a scheme of its own
 * (7.1).
 */
export function isRedirectUri(uri: string): boolean {
  if (uri !== uri.trim() || !/^[a-z][a-z0-9+.-]*:\/\//.test(uri) || !URL.canParse(uri)) return false
  const { protocol, hostname, hash, username, password } = new URL(uri)
  if (hash !== '' || uri.includes('#') || username !== '' || password !== '') return false
  if (protocol === 'https:') return true
  if (protocol === 'http:') return LOOPBACK.has(hostname)
  return !NO_APP.has(protocol.slice(0, -1))
}

/** Is it one that the client has named? To the letter, but for the port of a program on the person's own machine (RFC 8252, 7.3). */
export function isRedirectOf({ redirectUris }: ProgramClient, uri: string): boolean {
  return isRedirectUri(uri) && redirectUris.some((known) => known === uri || withoutPort(known) === withoutPort(uri))
}

function withoutPort(uri: string): string {
  const url = new URL(uri)
  if (url.protocol !== 'http:') return uri
  url.port = ''
  return url.href
}

/** The host that a code goes to, or the scheme of the app. */
export function hostOf(uri: string): string {
  const { protocol, hostname } = new URL(uri)
  return protocol === 'https:' || protocol === 'http:' ? hostname : protocol.slice(0, -1)
}

/** Does a code stay on the person's own machine, where any program may wait for it? */
export function staysOnDevice(uri: string): boolean {
  return new URL(uri).protocol !== 'https:'
}

/** Without what hides in a line or turns it around, so that it looks like another. */
function plainLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
}
