/** What may be sent by a form, as a plain choice. */
export const FILE_CHOICES = ['pictures', 'documents', 'both'] as const
export type FileChoice = (typeof FILE_CHOICES)[number]

/** Of one form, and within an hour: of all together, and of one sender. */
export const MOST_FORM_FILES = 10
export const FORM_FILES_AN_HOUR = 100
export const FORM_FILE_SENDERS_AN_HOUR = 20

export interface SentType {
  readonly type: string
  readonly kind: 'pictures' | 'documents'
  /** What a name of this type ends with. */
  readonly endings: readonly string[]
}

const OFFICE = 'application/vnd.openxmlformats-officedocument'
const OPEN = 'application/vnd.oasis.opendocument'

/**
 * What strangers may send: nothing that runs, neither by itself nor by macros. The ending says what it is, for that is what a computer
 * goes by that opens it; what a browser took it for is not asked.
 */
const SENT_TYPES: readonly SentType[] = [
  { type: 'image/jpeg', kind: 'pictures', endings: ['jpg', 'jpeg'] },
  { type: 'image/png', kind: 'pictures', endings: ['png'] },
  { type: 'image/gif', kind: 'pictures', endings: ['gif'] },
  { type: 'image/webp', kind: 'pictures', endings: ['webp'] },
  { type: 'image/heic', kind: 'pictures', endings: ['heic'] },
  { type: 'image/avif', kind: 'pictures', endings: ['avif'] },
  { type: 'application/pdf', kind: 'documents', endings: ['pdf'] },
  { type: `${OFFICE}.wordprocessingml.document`, kind: 'documents', endings: ['docx'] },
  { type: `${OFFICE}.spreadsheetml.sheet`, kind: 'documents', endings: ['xlsx'] },
  { type: `${OFFICE}.presentationml.presentation`, kind: 'documents', endings: ['pptx'] },
  { type: `${OPEN}.text`, kind: 'documents', endings: ['odt'] },
  { type: `${OPEN}.spreadsheet`, kind: 'documents', endings: ['ods'] },
  { type: `${OPEN}.presentation`, kind: 'documents', endings: ['odp'] },
  { type: 'text/plain', kind: 'documents', endings: ['txt'] },
  { type: 'text/csv', kind: 'documents', endings: ['csv'] },
]

/** The types of a choice. */
export function sentTypes(kinds: FileChoice): readonly SentType[] {
  return SENT_TYPES.filter(({ kind }) => kinds === 'both' || kinds === kind)
}

/** What a file of this name says it is; `null`: nothing that may be sent. */
export function sentTypeOf(name: string, kinds: FileChoice): SentType | null {
  const dot = name.lastIndexOf('.')
  const ending = dot < 1 ? '' : name.slice(dot + 1).toLowerCase()
  return sentTypes(kinds).find(({ endings }) => endings.includes(ending)) ?? null
}

export const MEGABYTE = 1024 * 1024

/** What turns the direction of what follows, or is not seen at all: `exe.` may look like the end of a name. */
const UNSEEN = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
const CONTROLS = /[\u0000-\u001f\u007f-\u009f]|\p{Surrogate}/gu
/** As long as the names of all that may be sent still fit into an answer. */
const LONGEST = 120

/** A name that a stranger gave, without a path and as it reads. Blank: there is nothing left of it. */
export function sentName(given: string): string {
  const last = given.slice(-1000).split(/[/\\]/).at(-1) ?? ''
  const name = last
    .normalize('NFC')
    .replace(CONTROLS, ' ')
    .replace(UNSEEN, '')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s.]+/u, '')
    .trim()
  if (name.length <= LONGEST) return name
  const ending = /\.[a-z0-9]{1,5}$/i.exec(name)?.[0] ?? ''
  return `${name.slice(0, LONGEST - ending.length).replace(/\p{Surrogate}$/u, '')}${ending}`
}
