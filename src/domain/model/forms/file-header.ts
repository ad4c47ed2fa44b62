import type { FormFileInput } from './public-form'

/** What is said of a file stands in a header, so that it can be refused before a byte of it is read; the body is the file. */
export const FORM_FILE_HEADER = 'portside-form-file'

export function formFileHeaders(input: FormFileInput): Readonly<Record<string, string>> {
  return { 'content-type': 'application/octet-stream', [FORM_FILE_HEADER]: encodeURIComponent(JSON.stringify(input)) }
}

/** `null`: it says nothing. What it says is checked by whoever takes the file. */
export function readFileHeader(headers: { get(name: string): string | null }): unknown {
  try {
    return JSON.parse(decodeURIComponent(headers.get(FORM_FILE_HEADER) ?? ''))
  } catch {
    return null
  }
}
