import { useState } from 'react'
import type { Backends } from '../../../ports/backends.port'
import { Button } from '../../design/button'
import { TextField } from '../../design/text-field'
import { useStream } from '../../hooks/use-stream'
import { appText } from '../../text/app'
import { backendText } from '../../text/backend'
import { AuthForm } from '../../app/auth-layout'
import { backendFormModel } from './backend-form.model'

/** What names a project: pasted, looked at, then kept in this browser. */
export function BackendForm({ backends }: { readonly backends: Backends }) {
  const [model] = useState(() => backendFormModel(backends))
  const result = useStream(model, () => model.state$)
  if (result.status !== 'ready') return null
  const state = result.value
  return (
    <AuthForm error={state.error} onSubmit={() => void model.connect()}>
      <TextField
        label={backendText.url}
        hint={backendText.urlHint}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        large
        value={state.url}
        onValue={(url) => model.type('url', url)}
        error={state.urlError}
      />
      <TextField
        label={backendText.key}
        hint={backendText.keyHint}
        autoComplete="off"
        spellCheck={false}
        large
        value={state.publishableKey}
        onValue={(key) => model.type('publishableKey', key)}
        error={state.keyError}
      />
      <TextField
        label={backendText.name}
        hint={backendText.nameHint}
        optional={appText.optional}
        autoComplete="off"
        large
        value={state.name}
        onValue={(name) => model.type('name', name)}
      />
      <Button type="submit" variant="primary" size="lg" busy={state.isBusy}>
        {backendText.connect}
      </Button>
    </AuthForm>
  )
}
