import { Database, Laptop, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { defer } from 'rxjs'
import type { Backends, KnownBackend, BackendKind } from '../../../ports/backends.port'
import { Button } from '../../design/button'
import { IconButton } from '../../design/icon-button'
import { SelectField } from '../../design/select-field'
import { Tag } from '../../design/tag'
import { useStream } from '../../hooks/use-stream'
import { backendName, backendText } from '../../text/workspaces'
import { errorsText } from '../../text/error-text'
import { AuthLayout, AuthForm, AuthLink } from '../../app/auth-layout'
import { inScreenLanguage } from './descriptor-words'
import styles from './backends-screen.module.css'
import { TextField } from '../../design/text-field'
import { appText } from '../../text/app'
import { backendFormModel } from './backend-form.model'
import { useServices } from '../../app/ports-context'
import { PATTERNS } from '../../app/routes'

export interface BackendsScreenProps {
  readonly backends: Backends
  /** Nothing is chosen yet: say what this is about. */
  readonly isFirst?: boolean
  /** The way back, where there is one. */
  readonly foot?: ReactNode
}

/** The backends that this browser knows, and adding one. Stands by itself: it needs no backend. */
export function BackendsScreen({ backends, isFirst = false, foot }: BackendsScreenProps) {
  const known = useStream(backends, () => backends.known$)
  return (
    <AuthLayout
      title={isFirst ? backendText.firstTitle : backendText.title}
      lead={isFirst ? backendText.firstLead : backendText.lead}
      foot={foot}
    >
      <ul className={styles.list} aria-label={backendText.known}>
        {known.status === 'ready'
          ? known.value.map((backend) => <BackendRow key={backend.id} backend={backend} backends={backends} />)
          : null}
      </ul>
      <AddBackend backends={backends} />
    </AuthLayout>
  )
}

/** Of which kind the backend is, where there are several, and the form of that kind. */
function AddBackend({ backends }: { readonly backends: Backends }) {
  const kinds = useStream(backends, () => defer(() => backends.kinds()))
  const [chosen, choose] = useState('')
  if (kinds.status === 'failed') return <p role="alert">{errorsText.partFailed}</p>
  if (kinds.status !== 'ready') return null
  const kind = kinds.value.find((each) => each.kind === chosen) ?? kinds.value[0]
  if (kind === undefined) return null
  return (
    <>
      <h2 className={styles.add}>{inScreenLanguage(kind.add)}</h2>
      <BackendForm key={kind.kind} backends={backends} kind={kind}>
        {kinds.value.length > 1 ? (
          <SelectField
            label={backendText.kind}
            size="lg"
            value={kind.kind}
            options={kinds.value.map((each) => ({ value: each.kind, label: inScreenLanguage(each.name) }))}
            onValue={choose}
          />
        ) : null}
      </BackendForm>
    </>
  )
}

function BackendRow({ backend, backends }: { readonly backend: KnownBackend; readonly backends: Backends }) {
  const name = backendName(backend)
  const Icon = backend.isOnDevice ? Laptop : Database
  const detail = backend.isOnDevice ? backendText.thisBrowserHint : backend.host === name ? null : backend.host
  return (
    <li className={styles.backend}>
      <Icon size={18} aria-hidden="true" />
      <span className={styles.names}>
        <span className={styles.name}>{name}</span>
        {detail === null ? null : <span className={styles.detail}>{detail}</span>}
      </span>
      {backend.isCurrent ? (
        <Tag colour="green">{backendText.current}</Tag>
      ) : (
        <>
          <Button size="sm" aria-label={backendText.turnToLabel(name)} onClick={() => backends.choose(backend.id)}>
            {backendText.turnTo}
          </Button>
          {backend.wasAdded ? (
            <IconButton
              size="sm"
              label={backendText.forget(name)}
              icon={<Trash2 size={16} aria-hidden="true" />}
              onClick={() => void backends.forget(backend.id)}
            />
          ) : null}
        </>
      )}
    </li>
  )
}

export interface BackendFormProps {
  readonly backends: Backends
  /** The same one as long as the form is there. */
  readonly kind: BackendKind
  /** Above the fields. */
  readonly children: ReactNode
}

/** What names a backend of a kind: typed, looked at, then kept in this browser. */
export function BackendForm({ backends, kind, children }: BackendFormProps) {
  const [model] = useState(() => backendFormModel(backends, kind))
  const result = useStream(model, () => model.state$)
  if (result.status !== 'ready') return null
  const state = result.value
  return (
    <AuthForm error={state.error} onSubmit={() => model.connect()}>
      {children}
      {kind.fields.map(({ name, label, hint, inputMode }) => (
        <TextField
          key={name}
          label={inScreenLanguage(label)}
          hint={inScreenLanguage(hint)}
          inputMode={inputMode}
          autoComplete="off"
          spellCheck={false}
          large
          value={state.typed[name] ?? ''}
          onValue={(text) => model.type(name, text)}
          error={state.fieldErrors[name]}
        />
      ))}
      <TextField
        label={backendText.name}
        hint={backendText.nameHint}
        optional={appText.optional}
        autoComplete="off"
        large
        value={state.typed['name'] ?? ''}
        onValue={(text) => model.type('name', text)}
      />
      <Button type="submit" variant="primary" size="lg" busy={state.isBusy}>
        {backendText.connect}
      </Button>
    </AuthForm>
  )
}

/** The backends, from within the app. */
export function KnownBackendsScreen() {
  const { backends } = useServices()
  return <BackendsScreen backends={backends} foot={<AuthLink href={PATTERNS.home}>{backendText.back}</AuthLink>} />
}
