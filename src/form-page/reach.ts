import type { FormAddress, FormAnswer, FormInput, PublicForm } from '../domain/model/forms/public-form'
import { isId } from '../domain/model/kernel/id'

/** Where forms are kept, as the page asks it. */
export interface Reach {
  readonly address: FormAddress
  read(): Promise<PublicForm | null>
  submit(input: FormInput): Promise<FormAnswer>
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
  }
}

async function asked<T>(url: string, input: object): Promise<T> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(input) }
  const response = await fetch(url, { ...init, credentials: 'omit', referrerPolicy: 'no-referrer' })
  const body: unknown = await response.json()
  if (typeof body === 'object' && body !== null && 'value' in body) return body.value as T
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
  }
}
