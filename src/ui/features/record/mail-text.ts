import type { Note } from '../../../domain/model/notes/note'
import type { RecordMeta } from '../../../domain/model/records/meta'

/** Did the backend write it down from a mail? What somebody outside wrote is nobody's to format here. */
export function isCapturedMail({ kind, createdBy }: Pick<Note, 'kind'> & Pick<RecordMeta, 'createdBy'>): boolean {
  return kind === 'email' && createdBy.via === 'function'
}

/** What the mail says, as it said it: its note has the marks of Markdown escaped, and the subject bold in the first line. */
export function mailText(body: string): { readonly subject: string | null; readonly text: string } {
  const end = body.indexOf('\n')
  const first = end === -1 ? body : body.slice(0, end)
  const isSubject = first.startsWith('**') && first.endsWith('**') && first.length > 4
  return isSubject
    ? { subject: unescaped(first.slice(2, -2)), text: unescaped(end === -1 ? '' : body.slice(end).trim()) }
    : { subject: null, text: unescaped(body) }
}

function unescaped(text: string): string {
  return text.replace(/\\([\\`*_[\]<>#!|~])/g, '$1')
}
