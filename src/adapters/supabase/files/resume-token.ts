import * as v from 'valibot'
import type { FileRef, ResumeToken } from '../../../ports/files.port'
import { parsedJson } from '../../shared/parsed-json'

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

/** `null`: of another backend, or of none. */
export function readResumeToken(token: ResumeToken): Begun | null {
  const begun = v.safeParse(begunSchema, parsedJson(token))
  return begun.success ? begun.output : null
}

/** Is it of this file at this path? */
export function isOf(begun: Begun, { workspaceId, path }: FileRef, { size }: Blob): boolean {
  return begun.workspaceId === workspaceId && begun.path === path && begun.sizeBytes === size
}
