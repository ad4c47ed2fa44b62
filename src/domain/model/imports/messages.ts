import { matchKey } from './match-key'

/** Columns that only tables of messages have together: LinkedIn's own and its invitations, and what Outlook exports of mails. */
const SIGNATURES: readonly (readonly string[])[] = [
  ['conversationid', 'from', 'to'],
  ['from', 'to', 'direction', 'message'],
  ['subject', 'body', 'fromname', 'fromaddress', 'toname'],
]

/** Is the table one of messages, by the names of its columns? It lists nobody, but once a message whoever wrote and got it. */
export function isOfMessages(header: readonly string[]): boolean {
  const keys = new Set(header.map(matchKey))
  return SIGNATURES.some((names) => names.every((name) => keys.has(name)))
}
