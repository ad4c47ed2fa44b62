import { useState, type ReactNode } from 'react'
import type { BackendKind, Backends } from '../../../ports/backends.port'
import { Button } from '../../design/button'
import { TextField } from '../../design/text-field'
import { useStream } from '../../hooks/use-stream'
import { appText } from '../../text/app'
import { backendText } from '../../text/workspaces'
import { AuthForm } from '../../app/auth-layout'
import { backendFormModel } from './backend-form.model'
import { said } from './said'

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
    <AuthForm error={state.error} onSubmit={() => void model.connect()}>
      {children}
      {kind.fields.map(({ name, label, hint, inputMode }) => (
        <TextField
          key={name}
          label={said(label)}
          hint={said(hint)}
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
