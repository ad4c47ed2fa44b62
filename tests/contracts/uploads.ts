import { firstValueFrom, last, type Observable } from 'rxjs'
import type { Id } from '../../src/domain/model/kernel/id'
import type { FileRef, UploadEvent } from '../../src/ports/files.port'
import type { Actor, Stage } from '../harness/stage'
import { commit } from './acts'

/** What scenarios of files do again and again. */

export const MIB = 1024 * 1024

/** A path that nobody announced. */
export function ref({ world }: Stage, { workspaceId }: Actor): FileRef {
  return { workspaceId, path: `people/${world.newId()}/${world.newId()}` }
}

export function bytes(size: number): Blob {
  const content = new Uint8Array(size)
  for (let index = 0; index < size; index += 997) content[index] = index % 251
  return new Blob([content], { type: 'text/plain' })
}

export function stored(upload$: Observable<UploadEvent>): Promise<UploadEvent> {
  return firstValueFrom(upload$.pipe(last()))
}

/** Sets what the announcement says of its upload. */
export async function mark(stage: Stage, actor: Actor, { path }: FileRef, status: 'ready' | 'failed'): Promise<void> {
  await commit(stage, actor, [{ kind: 'update', collection: 'files', id: idOf(path), patch: { status }, expect: 'any' }])
}

export function idOf(path: string): Id {
  return path.split('/').at(-1) as Id
}

export async function same(one: Blob, other: Blob): Promise<boolean> {
  const [a, b] = [new Uint8Array(await one.arrayBuffer()), new Uint8Array(await other.arrayBuffer())]
  return a.length === b.length && a.every((byte, index) => byte === b[index])
}
