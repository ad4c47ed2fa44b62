/** What a browser would run or draw as a page of ours. */
const REFUSED = /^(text\/html|application\/xhtml\+xml|(text|application)\/xml)$/

/** A picture that may hold scripts: its bytes are opaque to every store, and only its record says what it is. */
export const SVG_TYPE = 'image/svg+xml'

/** Of a type we know nothing of, which a browser only ever saves. */
export const OPAQUE_TYPE = 'application/octet-stream'

/** What a store keeps as what it is; the storage bucket accepts these and nothing else. */
export const STORED_TYPES = [
  OPAQUE_TYPE,
  'application/gzip',
  'application/json',
  'application/msword',
  'application/pdf',
  'application/rtf',
  'application/vnd.ms-excel',
  'application/vnd.ms-outlook',
  'application/vnd.ms-powerpoint',
  'application/vnd.oasis.opendocument.presentation',
  'application/vnd.oasis.opendocument.spreadsheet',
  'application/vnd.oasis.opendocument.text',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/zip',
  'audio/mp4',
  'audio/mpeg',
  'audio/ogg',
  'audio/wav',
  'audio/webm',
  'image/avif',
  'image/bmp',
  'image/gif',
  'image/heic',
  'image/jpeg',
  'image/png',
  'image/tiff',
  'image/webp',
  'message/rfc822',
  'text/calendar',
  'text/csv',
  'text/markdown',
  'text/plain',
  'text/tab-separated-values',
  'text/vcard',
  'video/mp4',
  'video/mpeg',
  'video/ogg',
  'video/quicktime',
  'video/webm',
] as const

const STORED: ReadonlySet<string> = new Set(STORED_TYPES)

/**
 * The type that a file's record has: as it is stored, but for a drawing, which is stored as opaque bytes.
 *
 * @returns `null` when files of this type are refused
 */
export function recordedType(declared: string): string | null {
  return bare(declared) === SVG_TYPE ? SVG_TYPE : storedType(declared)
}

/**
 * The type a file is stored as, without parameters: its own, or an opaque one.
 *
 * @param declared what the browser took it for; empty where it had no idea
 * @returns `null` when files of this type are refused
 */
export function storedType(declared: string): string | null {
  const type = bare(declared)
  if (REFUSED.test(type)) return null
  return STORED.has(type) ? type : OPAQUE_TYPE
}

function bare(declared: string): string {
  return (declared.split(';', 1)[0] ?? '').trim().toLowerCase()
}

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

/** The types that records of a kind have, to ask a backend by. */
export function typesOfKind(kind: FileKind): readonly string[] {
  return [...STORED_TYPES, SVG_TYPE].filter((type) => fileKind(type) === kind)
}
