import { BehaviorSubject, type Observable } from 'rxjs'
import type { BackendFinding, Backends } from '../../../ports/backends.port'
import { findingText } from '../../text/backend'

export interface BackendFields {
  readonly url: string
  readonly publishableKey: string
  readonly name: string
}

export interface BackendFormState extends BackendFields {
  readonly isBusy: boolean
  /** What concerns the whole form. */
  readonly error: string | null
  /** Until the field is changed. */
  readonly urlError: string | null
  readonly keyError: string | null
}

export interface BackendFormModel {
  readonly state$: Observable<BackendFormState>
  readonly type: (field: keyof BackendFields, text: string) => void
  /** Looks at what was pasted, and turns to it when Portside can stand on it. */
  readonly connect: () => Promise<void>
}

const NO_ERRORS = { error: null, urlError: null, keyError: null }
const EMPTY: BackendFormState = { url: '', publishableKey: '', name: '', isBusy: false, ...NO_ERRORS }

const OF_URL: ReadonlySet<BackendFinding['status']> = new Set(['bad-url', 'insecure-url', 'not-supabase'])
const OF_KEY: ReadonlySet<BackendFinding['status']> = new Set(['bad-key', 'secret-key', 'wrong-key'])

/** Adding a backend: nothing is kept before it was looked at and fits. */
export function backendFormModel(backends: Backends): BackendFormModel {
  const state = new BehaviorSubject(EMPTY)
  const patch = (changes: Partial<BackendFormState>): void => state.next({ ...state.value, ...changes })
  return {
    state$: state.asObservable(),
    type: (field, text) =>
      patch({
        [field]: text,
        ...(field === 'url' ? { urlError: null } : {}),
        ...(field === 'publishableKey' ? { keyError: null } : {}),
      }),
    connect: async () => {
      const { isBusy, name, url, publishableKey } = state.value
      if (isBusy) return
      patch({ isBusy: true, ...NO_ERRORS })
      const finding = await backends.check({ url, publishableKey })
      patch({ isBusy: false })
      if (finding.status === 'ready') return backends.add(finding.address, name)
      const told = findingText(finding)
      if (OF_URL.has(finding.status)) return patch({ urlError: told })
      if (!OF_KEY.has(finding.status)) return patch({ error: told })
      // A secret must not stay where the next person at this screen can read it.
      patch({ keyError: told, ...(finding.status === 'secret-key' ? { publishableKey: '' } : {}) })
    },
  }
}
