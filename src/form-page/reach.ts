import { formFileHeaders } from '../domain/model/forms/file-header'
import type {
  FormAddress,
  FormAnswer,
  FormFileAnswer,
  FormFileInput,
  FormInput,
  PublicForm,
} from '../domain/model/forms/public-form'
import { isId } from '../domain/model/kernel/id'

/** Where forms are kept, as the page asks it. */
export interface Reach {
  readonly address: FormAddress
  read(): Promise<PublicForm | null>
  submit(input: FormInput): Promise<FormAnswer>
  /** @param onPart how much of it was sent, from 0 to 1 */
  sendFile(input: FormFileInput, file: Blob, how: SendHow): Promise<FormFileAnswer>
}

export interface SendHow {
  readonly signal: AbortSignal
  onPart(part: number): void
}

/** What a backend answered when it did not do it. */
export class Refused extends Error {
  readonly code: string

  constructor(code: string) {
    super(code)
    this.code = code
  }
}

/**
 * What the link names: the form, and where it is (`at`; without it, in this browser). The page's policy, not this, says whom it
 * may ask. `null`: no form of anybody.
 */
export function reachOf(query: URLSearchParams): Reach | null {
  const [workspaceId, formId, at] = [query.get('workspace'), query.get('form'), query.get('at')]
  if (!isId(workspaceId) || !isId(formId)) return null
  const address = { workspaceId, formId }
  if (at === null) return inThisBrowser(address)
  return {
    address,
    read: () => asked(`${at}/read`, address),
    submit: (input) => asked(`${at}/submit`, input),
    sendFile: (input, file, how) => sent(`${at}/file`, formFileHeaders(input), { file, ...how }),
  }
}

async function asked<T>(url: string, input: object): Promise<T> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(input) }
  const response = await fetch(url, { ...init, credentials: 'omit', referrerPolicy: 'no-referrer' })
  return valueIn(await response.json()) as T
}

/** Not by `fetch`, which says nothing of what is on its way. */
function sent<T>(
  url: string,
  headers: Readonly<Record<string, string>>,
  { file, signal, onPart }: SendHow & { readonly file: Blob },
): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const stop = () => request.abort()
    request.open('POST', url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.responseType = 'json'
    request.upload.addEventListener('progress', ({ loaded, total }) => onPart(total === 0 ? 0 : loaded / total))
    request.addEventListener('load', () => {
      try {
        resolve(valueIn(request.response) as T)
      } catch (error) {
        reject(error)
      }
    })
    request.addEventListener('error', () => reject(new Refused('net/offline')))
    request.addEventListener('abort', () => reject(new Refused('net/cancelled')))
    request.addEventListener('loadend', () => signal.removeEventListener('abort', stop))
    signal.addEventListener('abort', stop)
    request.send(file)
  })
}

function valueIn(body: unknown): unknown {
  if (typeof body === 'object' && body !== null && 'value' in body) return body.value
  const code: unknown = Reflect.get(Object(Reflect.get(Object(body), 'error')), 'code')
  throw new Refused(typeof code === 'string' ? code : 'net/unavailable')
}

/** A workspace that is kept in this browser is known to nobody else, so its code is fetched only here. */
function inThisBrowser(address: FormAddress): Reach {
  const functions = import('./in-this-browser').then(({ openFunctions }) => openFunctions())
  return {
    address,
    read: async () => (await functions).readForm(address),
    submit: async (input) => (await functions).submitForm(input),
    sendFile: async (input, file, { signal }) => (await functions).sendFormFile(input, file, { signal }),
  }
}
