import type { FormFiles } from '../domain/model/forms/form'
import { MEGABYTE, sentName, sentTypeOf } from '../domain/model/forms/form-files'
import type { FormFileAnswer, Proof } from '../domain/model/forms/public-form'
import { element } from './element'
import type { Reach } from './reach'
import { words } from './words'

/** What the page can tell before anything is sent; `null`: nothing is wrong. */
export function fileProblem(files: readonly File[], taken: FormFiles): string | null {
  if (files.length > taken.most) return words.fileProblem('count', taken)
  if (files.some(({ size }) => size === 0 || size > taken.megabytes * MEGABYTE)) return words.fileProblem('size', taken)
  return files.some(({ name }) => sentTypeOf(sentName(name), taken.kinds) === null) ? words.fileProblem('type', taken) : null
}

export interface Sending {
  readonly node: HTMLElement
  /** Sends one after the other. @returns the first answer that is no yes */
  send(files: readonly File[], proof: Proof): Promise<FormFileAnswer>
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
        if (!answer.ok) return answer
      }
      cancelling.signal.throwIfAborted()
      return { ok: true }
    },
  }
}
