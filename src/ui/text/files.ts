import type { FileKind } from '../../domain/model/files/content-type'
import { inLanguage } from './in-language'

export const filesText = inLanguage('files', {
  title: 'Files',
  count: (count: number, formatted: string) => (count === 1 ? '1 file' : `${formatted} files`),
  search: 'Search files by name',
  emptyTitle: 'No files yet',
  emptyBody: 'Attach one to a person, a company or a deal: drop it onto the record’s page.',
  noMatch: 'No files match',
  noMatchBody: 'Try another name, or clear the filters.',
  clear: 'Clear',
  columns: { name: 'Name', about: 'About', kind: 'Type', size: 'Size', by: 'By', when: 'Added' },
  kindOf: {
    image: 'Image',
    pdf: 'PDF',
    document: 'Document',
    sheet: 'Spreadsheet',
    slides: 'Presentation',
    text: 'Text',
    media: 'Audio or video',
    mail: 'Mail or calendar',
    archive: 'Archive',
    other: 'Other',
  } satisfies Record<FileKind, string>,
  anyKind: 'All types',
  sizeLabel: 'Size',
  sizes: { any: 'Any size', small: 'Under 1 MiB', medium: '1 to 10 MiB', large: 'Over 10 MiB' },
  anyRecord: 'Any record',
  findRecord: 'Find a record',
  from: 'Added from',
  to: 'to',
  failed: 'Upload failed',
  underWay: 'Uploading',
  failedHint: 'The upload was cut off. Choose the same file again to finish it, or remove it.',
  sendAgain: 'Choose it again',
  open: (name: string) => `Open ${name}`,
  download: 'Download',
  downloadOf: (name: string) => `Download ${name}`,
  rename: 'Rename',
  renameTitle: 'Rename the file',
  renamed: (name: string) => `Renamed to ${name}`,
  newName: 'Name',
  remove: 'Move to trash',
  selected: (count: string) => `${count} selected`,
  removeSelected: 'Move selected files to the trash',
  removedSome: (count: number, formatted: string): string =>
    count === 1 ? 'File moved to the trash' : `${formatted} files moved to the trash`,
  removed: (name: string) => `${name} moved to the trash`,
  noPreview: 'There is no preview of this type. Download it to open it.',
  loading: 'Fetching the file',
  drawing: 'Drawing the pages',
  pdfUnreadable: 'This PDF cannot be shown here. Download it to open it.',
  page: (number: number, count: number) => `Page ${number} of ${count}`,
  textCut: (size: string) => `Only the first ${size} are shown.`,
  preview: (name: string) => `Preview of ${name}`,
  added: (who: string, when: string) => `${who}, ${when}`,
  attached: (name: string) => `${name} attached`,
  drop: (name: string) => `Drop to attach to ${name}`,
  uploads: 'Uploads',
  uploading: (name: string, percent: string) => `Uploading ${name}: ${percent}`,
  pausedAt: (percent: string) => `Paused at ${percent}`,
  pause: (name: string) => `Pause the upload of ${name}`,
  goOn: (name: string) => `Resume the upload of ${name}`,
  cancel: (name: string) => `Cancel the upload of ${name}`,
  dismiss: (name: string) => `Dismiss ${name}`,
  tooLarge: (name: string, limit: string) => `${name} is larger than ${limit}, the limit for a file.`,
  emptyFile: (name: string) => `${name} is empty: there is nothing to attach.`,
  refusedType: (name: string) => `${name} is a file that a browser would run, such as HTML. Put it in a ZIP file first.`,
  otherFile: (name: string) =>
    `${name} is not the file whose upload was cut off. Choose that one, or attach this one as a new file.`,
})

export const picturesText = inLanguage('pictures', {
  change: (name: string) => `Picture of ${name}`,
  choose: 'Choose a picture',
  replace: 'Choose another picture',
  remove: 'Remove the picture',
  changed: 'Picture changed',
  removed: 'Picture removed',
  uploading: 'Uploading the picture…',
  refusals: {
    'too-large': 'The picture is larger than 2 MiB. Choose a smaller one.',
    'not-a-picture': 'This picture cannot be shown. Choose a PNG, JPEG, WebP, GIF or AVIF file.',
  },
})

const KIB = 1024
const MIB = KIB * KIB

/** `3.4 MiB`, as the locale writes the number: in the units in which the limits are set. */
export function bytesText(bytes: number, locale: string): string {
  // Every language has its own word for a byte, and one sign for more of them.
  if (bytes < KIB) return new Intl.NumberFormat(locale, { style: 'unit', unit: 'byte', unitDisplay: 'long' }).format(bytes)
  const kibibytes = Math.round(bytes / KIB)
  if (kibibytes < KIB) return `${new Intl.NumberFormat(locale).format(kibibytes)}\u00a0KiB`
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(bytes / MIB)}\u00a0MiB`
}
