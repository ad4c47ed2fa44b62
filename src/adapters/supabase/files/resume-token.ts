import * as v from 'valibot'
import type { FileRef, ResumeToken } from '../../../ports/files.port'

/** An upload that was begun: what it is of, and what the backend calls it. */
export interface Begun {
  readonly uploadId: string
  readonly workspaceId: string
  readonly path: string
  readonly sizeBytes: number
}

/** No address, only a name: a token that somebody tampered with cannot send the bytes, and who sends them, elsewhere. */
const begunSchema = v.strictObject({
  uploadId: v.pipe(v.string(), v.regex(/^[\w-]{1,1000}$/)),
  workspaceId: v.string(),
  path: v.string(),
  sizeBytes: v.number(),
})

export function resumeToken(begun: Begun): ResumeToken {
  return JSON.stringify(begun) as ResumeToken
}

/** `null`: no token of ours. */
export function readResumeToken(token: ResumeToken): Begun | null {
  try {
    return v.parse(begunSchema, JSON.parse(token))
  } catch {
    // Of another backend, or of none.
    return null
  }
}

/** Is it of this file at this path? */
export function isOf(begun: Begun, { workspaceId, path }: FileRef, { size }: Blob): boolean {
  return begun.workspaceId === workspaceId && begun.path === path && begun.sizeBytes === size
}
