import { portError } from '../../../src/domain/model/errors/port-error'
import { exportPath } from '../../../src/domain/model/files/file-path'
import type { Id } from '../../../src/domain/model/kernel/id'
import type { ElevatedFiles } from '../../../src/domain/use-cases/functions/function-context'
import { keyHeaders } from './key-headers'
import type { Settings } from './settings'

const BUCKET = 'attachments'
const TIMEOUT_MS = 60_000
/** What the storage API takes in one call. */
const REMOVED_AT_ONCE = 1000

/** The `ElevatedFiles` of a handler, over the project's storage with the secret key. */
export class StoredFiles implements ElevatedFiles {
  private readonly root: string
  private readonly headers: Readonly<Record<string, string>>

  constructor({ backendUrl, secretKey }: Pick<Settings, 'backendUrl' | 'secretKey'>) {
    this.root = `${backendUrl}/storage/v1/object/${BUCKET}`
    this.headers = keyHeaders(secretKey)
  }

  async remove(workspaceId: Id, paths: readonly string[]): Promise<void> {
    for (let at = 0; at < paths.length; at += REMOVED_AT_ONCE) {
      const prefixes = paths.slice(at, at + REMOVED_AT_ONCE).map((path) => `${workspaceId}/${path}`)
      await this.ask('', {
        method: 'DELETE',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ prefixes }),
      })
    }
  }

  /** @throws file/missing */
  async get(workspaceId: Id, path: string): Promise<Blob> {
    const response = await this.send(`/${workspaceId}/${path}`, { method: 'GET', headers: {} })
    if (response.status === 400 || response.status === 404) throw portError('file/missing', { path })
    await this.demandDone(response)
    return response.blob()
  }

  async put(workspaceId: Id, path: string, body: Blob): Promise<void> {
    // A call that was cut off before its records were written comes again.
    await this.ask(`/${workspaceId}/${path}`, {
      method: 'POST',
      headers: { 'content-type': body.type, 'x-upsert': 'true' },
      body,
    })
  }

  async keepFor({ workspaceId, memberId }: { readonly workspaceId: Id; readonly memberId: Id }, body: Blob): Promise<string> {
    const path = exportPath(memberId)
    await this.ask(`/${workspaceId}/${path}`, {
      method: 'POST',
      // The next export has the same name: no cache may answer with this one.
      headers: { 'content-type': body.type, 'x-upsert': 'true', 'cache-control': 'no-cache' },
      body,
    })
    return path
  }

  private async ask(path: string, call: StorageCall): Promise<void> {
    const response = await this.send(path, call)
    await this.demandDone(response)
    await response.body?.cancel()
  }

  private send(path: string, { headers, ...init }: StorageCall): Promise<Response> {
    return fetch(`${this.root}${path}`, {
      ...init,
      headers: { ...this.headers, ...headers },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((cause: unknown) => {
      throw portError('net/unavailable', {}, cause)
    })
  }

  private async demandDone(response: Response): Promise<void> {
    if (response.ok) return
    const text = await response.text()
    if (response.status >= 502) throw portError('net/unavailable', { status: response.status })
    throw portError('internal/unexpected', { source: 'functions' }, new Error(`${response.status}: ${text}`))
  }
}

interface StorageCall {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: BodyInit
}
