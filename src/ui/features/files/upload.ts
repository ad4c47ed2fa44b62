import type { PortError } from '../../../domain/model/errors/port-error'
import { storedType } from '../../../domain/model/files/content-type'
import type { Id } from '../../../domain/model/kernel/id'
import type { Subject } from '../../../domain/model/records/subject'

/** A file on its way, or one that did not get there. */
export interface Upload {
  /** The file's own record has it too. */
  readonly id: Id
  readonly name: string
  readonly subject: Subject | null
  readonly percent: number
  readonly isPaused: boolean
  /** Null while it is under way. */
  readonly refusal: Refusal | null
}

export type Refusal =
  | { readonly kind: 'too-large'; readonly limitBytes: number }
  | { readonly kind: 'empty' }
  /** A browser would run it: HTML and its like. */
  | { readonly kind: 'type' }
  /** Not the file that was announced: its bytes are others. */
  | { readonly kind: 'other-file' }
  | { readonly kind: 'failed'; readonly error: PortError; readonly canGoOn: boolean }

/** Why a file is refused before anything is sent. */
export function refusalOf(file: File, limitBytes: number): Refusal | null {
  if (file.size > limitBytes) return { kind: 'too-large', limitBytes }
  if (file.size === 0) return { kind: 'empty' }
  return storedType(file.type) === null ? { kind: 'type' } : null
}

/** Not there yet, and nothing stands in its way. */
export function isUnderWay({ refusal, isPaused }: Upload): boolean {
  return refusal === null && !isPaused
}
