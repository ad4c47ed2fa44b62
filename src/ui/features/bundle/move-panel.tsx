import { Truck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import type { KnownBackend } from '../../../ports/backends.port'
import { useRuntime, useServices } from '../../app/ports-context'
import { PATTERNS } from '../../app/routes'
import { useWorkspace } from '../../app/workspace-context'
import { Button } from '../../design/button'
import { FieldError } from '../../design/field'
import { SelectField } from '../../design/select-field'
import { useStream } from '../../hooks/use-stream'
import { backendName } from '../../text/workspaces'
import { bundleText } from '../../text/data-settings'
import { Panel } from '../../design/panel'
import { TextField } from '../../design/text-field'
import { useBundleExport } from './use-bundle-export'
import { moveModel, type MoveState, type MoveModel } from './move.model'
import { RestoreProgress } from './restore-progress'
import { isUnderWay, type RestoreState } from './restore.model'
import styles from './bundle.module.css'

/** Takes the workspace to another backend that this browser knows; for owners. */
export function MovePanel() {
  const { may } = useWorkspace()
  const { backends } = useServices()
  const known = useStream(backends, () => backends.known$)
  if (!may('move-backend') || known.status !== 'ready') return null
  const others = known.value.filter(({ isCurrent }) => !isCurrent)
  if (others.length > 0) return <Move others={others} />
  return (
    <Panel title={bundleText.moveTitle} lead={bundleText.moveLead}>
      <p className={styles.hint}>
        {bundleText.moveNone}{' '}
        <Link href={PATTERNS.backends} className={styles.link}>
          {bundleText.connect}
        </Link>
      </p>
    </Panel>
  )
}

function Move({ others }: { readonly others: readonly KnownBackend[] }) {
  const { backends } = useServices()
  const runtime = useRuntime()
  const bundle = useBundleExport()
  const [model] = useState(() => moveModel(backends, runtime, async () => (await bundle.make())?.bundle ?? null))
  const [targetId, setTargetId] = useState(others[0]?.id ?? '')
  const read = useStream(model, () => model.state$)
  useEffect(() => () => model.stop(), [model])
  if (read.status !== 'ready') return null
  const state = read.value
  const target = others.find(({ id }) => id === targetId)
  const name = target === undefined ? '' : backendName(target)
  return (
    <Panel title={bundleText.moveTitle} lead={bundleText.moveLead}>
      {isChoosing(state) ? (
        <form
          className={styles.form}
          onSubmit={(submit) => {
            submit.preventDefault()
            void model.start(targetId)
          }}
        >
          <SelectField
            label={bundleText.target}
            value={targetId}
            options={others.map((other) => ({ value: other.id, label: backendName(other) }))}
            onValue={setTargetId}
          />
          <Button type="submit" variant="primary" icon={<Truck size={14} />}>
            {bundleText.move}
          </Button>
        </form>
      ) : null}
      {state.status === 'signed-out' ? <MoveSignIn name={name} state={state} model={model} /> : null}
      {state.status === 'connecting' || state.status === 'collecting' ? (
        <p role="status" className={styles.hint}>
          {state.status === 'connecting' ? bundleText.connecting : bundleText.collecting}
        </p>
      ) : null}
      {state.status === 'restoring' ? (
        <MoveProgress restore={state.restore} name={name} onStop={model.stop} onOpen={() => backends.choose(targetId)} />
      ) : null}
      <FieldError id="move-error" message={messageOf(state) ?? bundle.error} />
    </Panel>
  )
}

interface MoveProgressProps {
  readonly restore: RestoreState
  /** Of the other backend. */
  readonly name: string
  readonly onStop: () => void
  readonly onOpen: () => void
}

function MoveProgress({ restore, name, onStop, onOpen }: MoveProgressProps) {
  return (
    <>
      <RestoreProgress state={restore} />
      {isUnderWay(restore) && restore.status !== 'verifying' ? <Button onClick={onStop}>{bundleText.cancel}</Button> : null}
      {restore.status === 'done' ? (
        <div className={styles.form}>
          <p className={styles.hint}>{bundleText.moved(restore.name, name)}</p>
          <Button variant="primary" onClick={onOpen}>
            {bundleText.openThere(name)}
          </Button>
        </div>
      ) : null}
    </>
  )
}

function isChoosing(state: MoveState): boolean {
  return state.status === 'choosing' || (state.status === 'restoring' && ['failed', 'idle'].includes(state.restore.status))
}

function messageOf(state: MoveState): string | null {
  if (state.status === 'choosing') return state.error
  return state.status === 'restoring' && state.restore.status === 'failed' ? state.restore.message : null
}

interface MoveSignInProps {
  /** Of the backend. */
  readonly name: string
  readonly state: Extract<MoveState, { readonly status: 'signed-out' }>
  readonly model: MoveModel
}

/** Who one is on the other backend: each has accounts of its own. */
function MoveSignIn({ name, state, model }: MoveSignInProps) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  return (
    <form
      className={styles.form}
      onSubmit={(submit) => {
        submit.preventDefault()
        void model.signIn(email, password)
      }}
    >
      <p className={styles.hint}>{bundleText.signIn(name)}</p>
      <TextField label={bundleText.email} type="email" autoComplete="username" value={email} onValue={setEmail} />
      <TextField
        label={bundleText.password}
        type="password"
        autoComplete="current-password"
        value={password}
        onValue={setPassword}
      />
      <FieldError id="move-sign-in-error" message={state.error} />
      <div className={styles.row}>
        <Button onClick={model.stop}>{bundleText.cancel}</Button>
        <Button type="submit" variant="primary" busy={state.isBusy}>
          {bundleText.signInSubmit}
        </Button>
      </div>
    </form>
  )
}
