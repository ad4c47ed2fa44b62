import { STORED_TYPES } from './content-type'

export const FILE_KINDS = ['image', 'pdf', 'document', 'sheet', 'slides', 'text', 'media', 'mail', 'archive', 'other'] as const
/** What a person takes a file for. */
export type FileKind = (typeof FILE_KINDS)[number]

const TESTS: readonly (readonly [FileKind, RegExp])[] = [
  ['image', /^image\//],
  ['pdf', /^application\/pdf$/],
  ['document', /wordprocessing|msword|rtf$|opendocument\.text/],
  ['sheet', /spreadsheet|ms-excel|csv$|tab-separated/],
  ['slides', /presentation|powerpoint/],
  ['media', /^(audio|video)\//],
  ['mail', /rfc822|outlook|calendar|vcard/],
  ['archive', /zip/],
  ['text', /^text\/|json$/],
]

export function fileKind(mime: string): FileKind {
  return TESTS.find(([, test]) => test.test(mime))?.[0] ?? 'other'
}

/** The stored types of a kind, to ask a backend by. */
export function typesOfKind(kind: FileKind): readonly string[] {
  return STORED_TYPES.filter((type) => fileKind(type) === kind)
}
