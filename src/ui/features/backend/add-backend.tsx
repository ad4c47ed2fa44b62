import { useState } from 'react'
import { defer } from 'rxjs'
import type { Backends } from '../../../ports/backends.port'
import { SelectField } from '../../design/select-field'
import { useStream } from '../../hooks/use-stream'
import { backendText } from '../../text/backend'
import { errorsText } from '../../text/errors'
import { BackendForm } from './backend-form'
import { said } from './said'
import styles from './backends-screen.module.css'

/** Of which kind the backend is, where there are several, and the form of that kind. */
export function AddBackend({ backends }: { readonly backends: Backends }) {
  const kinds = useStream(backends, () => defer(() => backends.kinds()))
  const [chosen, choose] = useState('')
  if (kinds.status === 'failed') return <p role="alert">{errorsText.partFailed}</p>
  if (kinds.status !== 'ready') return null
  const kind = kinds.value.find((each) => each.kind === chosen) ?? kinds.value[0]
  if (kind === undefined) return null
  return (
    <>
      <h2 className={styles.add}>{said(kind.add)}</h2>
      <BackendForm key={kind.kind} backends={backends} kind={kind}>
        {kinds.value.length > 1 ? (
          <SelectField
            label={backendText.kind}
            large
            value={kind.kind}
            options={kinds.value.map((each) => ({ value: each.kind, label: said(each.name) }))}
            onValue={choose}
          />
        ) : null}
      </BackendForm>
    </>
  )
}
