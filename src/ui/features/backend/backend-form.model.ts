import { BehaviorSubject, type Observable } from 'rxjs'
import { isPortError } from '../../../domain/model/errors/port-error'
import type { BackendAddress, BackendFinding, BackendKind, Backends } from '../../../ports/backends.port'
import { backendText } from '../../text/workspaces'
import { errorText } from '../../text/error-text'
import { refusedField, inScreenLanguage } from './descriptor-words'

export interface BackendFormState {
  /** By field; `name` is what the person calls the backend. */
  readonly typed: BackendAddress
  readonly isBusy: boolean
  /** What concerns the whole form. */
  readonly error: string | null
  /** By field, until that is changed. */
  readonly fieldErrors: Readonly<Record<string, string>>
}

export interface BackendFormModel {
  readonly state$: Observable<BackendFormState>
  readonly type: (field: string, text: string) => void
  /** Looks at what was typed, and turns to it when Portside can stand on it. */
  readonly connect: () => Promise<void>
}

type Trouble = Exclude<BackendFinding, { readonly status: 'ready' }>

/** Adding a backend of one kind: nothing is kept before it was looked at and fits. */
export function backendFormModel(backends: Backends, kind: BackendKind): BackendFormModel {
  const state = new BehaviorSubject<BackendFormState>({ typed: {}, isBusy: false, error: null, fieldErrors: {} })
  const patch = (changes: Partial<BackendFormState>): void => state.next({ ...state.value, ...changes })
  const type = (field: string, text: string): void => {
    const { [field]: _, ...fieldErrors } = state.value.fieldErrors
    patch({ typed: { ...state.value.typed, [field]: text }, fieldErrors })
  }
  return {
    state$: state.asObservable(),
    type,
    connect: async () => {
      const { isBusy, typed } = state.value
      if (isBusy) return
      patch({ isBusy: true, error: null, fieldErrors: {} })
      const finding = await backends.check(kind.kind, typed)
      patch({ isBusy: false })
      if (finding.status === 'ready') return backends.add(kind.kind, finding.address, typed['name'] ?? '')
      const { field, message } = troubleOf(finding, kind)
      if (field === undefined) return patch({ error: message })
      if (finding.status === 'unfit' && finding.clearsField === true) type(field, '')
      patch({ fieldErrors: { [field]: message } })
    },
  }
}

/** @returns `field`: which one it is about, where it is about one */
function troubleOf(finding: Trouble, kind: BackendKind): { readonly field?: string; readonly message: string } {
  if (finding.status === 'unfit') return { field: finding.field, message: inScreenLanguage(finding.message) }
  if (finding.status === 'blocked') return { message: backendText.blocked(finding.origin) }
  const { error } = finding
  const field = refusedField(error, kind)
  if (field !== undefined) return { field: field.name, message: inScreenLanguage(field.refused) }
  if (isPortError(error, 'backend/schema-mismatch')) {
    return { message: backendText.mismatch(error.details.expected, error.details.found) }
  }
  return { message: error.code.startsWith('net/') ? backendText.unreachable : errorText(error) }
}
