import { instantOf } from '../../domain/model/kernel/instant'
import type { FileRef, UploadEvent } from '../../ports/files.port'
import type { Backend } from '../shared/backend/backend'
import { FileAccess } from '../shared/backend/file-access'
import { demandFits } from '../shared/files/demands'
import type { Device } from './device'

/** An upload is sent in this many slices, so that it shows progress and can be cancelled midway. */
const SLICES = 8

/** The calls about files, for one device. */
export class FileCalls {
  private readonly backend: Backend
  private readonly device: Device

  constructor(backend: Backend, device: Device) {
    this.backend = backend
    this.device = device
  }

  async bytes(file: FileRef): Promise<Blob> {
    return (await this.access()).bytes(file)
  }

  async remove(files: readonly FileRef[]): Promise<void> {
    return (await this.access()).remove(files)
  }

  async send(
    target: FileRef,
    body: Blob,
    { signal, emit }: { readonly signal: AbortSignal; readonly emit: (event: UploadEvent) => void },
  ): Promise<void> {
    const { wire } = this.device
    const totalBytes = body.size
    const slice = <T>(perform: () => T | Promise<T>) =>
      wire.call({ writes: true, isRepeatable: false, options: { signal } }, perform)
    const type = await slice(async () => {
      await (await this.access()).demandAnnounced(target, body)
      return demandFits(body)
    })
    for (let sent = 0; sent <= SLICES; sent += 1) {
      if (signal.aborted) return
      emit({ kind: 'progress', sentBytes: Math.floor((totalBytes * sent) / SLICES), totalBytes })
      if (sent < SLICES) await slice(() => undefined)
    }
    const createdAt = instantOf(this.backend.runtime.now())
    await slice(async () => (await this.access()).store(target, new Blob([body], { type }), createdAt))
    if (!signal.aborted) emit({ kind: 'stored', file: { ...target, sizeBytes: totalBytes, contentType: type, createdAt } })
  }

  /** Of whoever is signed in at the moment. @throws auth/signed-out */
  private async access(): Promise<FileAccess> {
    return new FileAccess(this.backend, (await this.device.user()).id)
  }
}
