import { isSubject, type Subject } from '../records/subject'

const SCHEME = 'portside:'

/** The address of a record in a note's Markdown: it stays right when the record is renamed, and on any backend. */
export function recordAddress(subject: Subject): string {
  return `${SCHEME}${subject}`
}

/** A link to a record in Markdown, under the name it has today. */
export function recordLink(subject: Subject, name: string): string {
  return `[${name.replace(/[[\]\\]/g, '\\$&')}](${recordAddress(subject)})`
}

/** The record that an address in a note leads to; null where it leads elsewhere. */
export function subjectOfAddress(address: string): Subject | null {
  const subject = address.startsWith(SCHEME) ? address.slice(SCHEME.length) : ''
  return isSubject(subject) ? subject : null
}

/** The text with every link to the record replaced, by whatever name it goes there. */
export function withoutLinksTo(text: string, subject: Subject, instead: string): string {
  // A name holds no bare bracket, so that no search for its end goes past the next one.
  return text.replace(new RegExp(String.raw`\[(?:\\.|[^[\]\\])*\]\(${recordAddress(subject)}\)`, 'g'), instead)
}
