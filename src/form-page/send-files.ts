import type { FormFiles } from '../domain/model/forms/form'
import { MEGABYTE, sentName, sentTypeOf } from '../domain/model/forms/form-files'
import type { FormFileAnswer, Proof } from '../domain/model/forms/public-form'
import { element } from './element'
import type { Reach } from './reach'
import { type RefusedFile, words } from './words'

/** What the page can tell before anything is sent; `null`: nothing is wrong. */
export function refusedBefore(files: readonly File[], { kinds, most, megabytes }: FormFiles): RefusedFile | null {
  for (const [at, { size, name: given }] of files.entries()) {
    const name = sentName(given)
    if (at >= most) return { name, reason: 'count' }
    if (size === 0 || size > megabytes * MEGABYTE) return { name, reason: 'size' }
    if (sentTypeOf(name, kinds) === null) return { name, reason: 'type' }
  }
  return null
}

/** What was answered of a file that is not taken, and of which. */
export type FileRefusal = Exclude<FormFileAnswer, { readonly ok: true }> & { readonly name: string }

export interface Sending {
  readonly node: HTMLElement
  /** Sends one after the other. @returns the first that was refused */
  send(files: readonly File[], proof: Proof): Promise<FileRefusal | null>
  isCancelled(): boolean
}

/** How far files on their way have come, and what calls them off. It is there only as long as they are. */
export function sendingFiles(reach: Reach): Sending {
  const cancelling = new AbortController()
  const said = element('p', { role: 'status' })
  const bar = element('progress', { max: '1' })
  const cancel = element('button', { type: 'button', class: 'quiet' }, words.cancel)
  const node = element('div', { class: 'field' }, said, bar, cancel)
  cancel.addEventListener('click', () => cancelling.abort())
  return {
    node,
    isCancelled: () => cancelling.signal.aborted,
    async send(files, proof) {
      for (const [at, file] of files.entries()) {
        const name = sentName(file.name)
        said.textContent = words.sendingFile(name)
        bar.setAttribute('aria-label', words.sendingFile(name))
        bar.value = 0
        const input = { ...reach.address, proof, at, name: file.name.slice(-1000), sizeBytes: file.size }
        const onPart = (part: number) => (bar.value = part)
        cancelling.signal.throwIfAborted()
        const answer = await reach.sendFile(input, file, { signal: cancelling.signal, onPart })
        if (!answer.ok) return { ...answer, name }
      }
      cancelling.signal.throwIfAborted()
      return null
    },
  }
}
