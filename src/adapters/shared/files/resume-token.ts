import * as v from 'valibot'
import type { FileRef, ResumeToken } from '../../../ports/files.port'
import { parsedJson } from '../parsed-json'

/** An unfinished upload: its file, and the backend's id for it. */
export interface Begun {
  readonly uploadId: string
  readonly workspaceId: string
  readonly path: string
  readonly sizeBytes: number
}

/** Holds an id rather than an address: a forged token cannot send the bytes, and the credentials with them, elsewhere. */
const begunSchema = v.strictObject({
  uploadId: v.pipe(v.string(), v.regex(/^[\w-]{1,1000}$/)),
  workspaceId: v.string(),
  path: v.string(),
  sizeBytes: v.number(),
})

export function resumeToken(begun: Begun): ResumeToken {
  return JSON.stringify(begun) as ResumeToken
}

/** `null`: not a token of this backend. */
export function readResumeToken(token: ResumeToken): Begun | null {
  const begun = v.safeParse(begunSchema, parsedJson(token))
  return begun.success ? begun.output : null
}

/** Whether it is the upload of this file to this path. */
export function isOf(begun: Begun, { workspaceId, path }: FileRef, { size }: Blob): boolean {
  return begun.workspaceId === workspaceId && begun.path === path && begun.sizeBytes === size
}
