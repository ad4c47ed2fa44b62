import type { MailVerdict } from './mail-verdict'

/** A mail that is held back is a file of this type without a subject. */
export const HELD_MAIL_TYPE = 'message/rfc822'

/** The last line of a captured mail's note: what the server that received it found out about the sender. */
const LINE = /\n\n\(SPF (\w+), DKIM (\w+), DMARC (\w+)\)$/

export type SenderChecks = Pick<MailVerdict, 'spf' | 'dkim' | 'dmarc'>

/** Always the last line, so that no mail can forge one. @param verdict `null`: unknown */
export function withVerdict(body: string, verdict: SenderChecks | null): string {
  const { spf, dkim, dmarc } = verdict ?? { spf: 'unknown', dkim: 'unknown', dmarc: 'unknown' }
  return `${body}\n\n(SPF ${spf}, DKIM ${dkim}, DMARC ${dmarc})`
}

export function partsOfNote(body: string): { readonly said: string; readonly verdict: SenderChecks | null } {
  const found = LINE.exec(body.slice(-100))
  if (found === null) return { said: body, verdict: null }
  const [line, spf = '', dkim = '', dmarc = ''] = found
  return { said: body.slice(0, -line.length), verdict: { spf, dkim, dmarc } }
}
