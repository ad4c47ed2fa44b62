import { useState } from 'react'
import { GRANT_SCOPES, type GrantScope } from '../../../domain/model/api/grant'
import { KEY_TERMS, type KeyTerm, TERM_DAYS } from '../../../domain/model/api/key-term'
import type { AuthorizationRequest } from '../../../domain/model/api/authorization-request'
import { DAY_MS, instantOf } from '../../../domain/model/kernel/instant'
import type { RecordOf } from '../../../domain/model/records/collections'
import { AuthForm, AuthLayout } from '../../app/auth-layout'
import { usePorts, useRuntime, useSession } from '../../app/ports-context'
import { readPreference } from '../../app/preferences'
import { useFunction } from '../../app/use-function'
import { useSignOut } from '../../app/use-sign-out'
import { Button } from '../../design/button'
import { SelectField } from '../../design/select-field'
import { useStream } from '../../hooks/use-stream'
import { authText } from '../../text/auth'
import { connectText } from '../../text/connect'
import { answered, type AskingProgram, role$ } from './connect.model'
import styles from './connect.module.css'

type Workspaces = readonly [RecordOf<'workspaces'>, ...RecordOf<'workspaces'>[]]

export interface ConnectFormProps {
  readonly request: AuthorizationRequest
  readonly program: AskingProgram
  readonly workspaces: Workspaces
}

/** Who asks, where the answer goes, and what of all that is asked for is given. */
export function ConnectForm({ request, program, workspaces }: ConnectFormProps) {
  const { records } = usePorts()
  const { user } = useSession()
  const runtime = useRuntime()
  const signOut = useSignOut()
  const authorize = useFunction('authorize-program')
  const [chosen, setWorkspace] = useState(() => lastOf(workspaces))
  const [wanted, setScope] = useState<GrantScope>(request.scope)
  const [term, setTerm] = useState<KeyTerm>('quarter')
  const [answer, setAnswer] = useState<'allowed' | 'denied' | null>(null)
  const role = useStream(chosen, () => role$(records, chosen, user.id))
  const isViewer = role.status === 'ready' && role.value === 'viewer'
  const scope = isViewer ? 'read' : wanted
  const scopes = GRANT_SCOPES.slice(0, isViewer ? 1 : GRANT_SCOPES.indexOf(request.scope) + 1)
  const { name, host } = program

  const allow = async () => {
    const days = TERM_DAYS[term]
    const given = await authorize.call({
      workspaceId: chosen,
      clientId: request.clientId,
      redirectUri: request.redirectUri,
      challenge: request.challenge,
      resource: request.resource,
      scope,
      until: days === null ? null : instantOf(runtime.now() + days * DAY_MS),
    })
    if (given === null) return
    // What leads to an app leaves the page where it is.
    setAnswer('allowed')
    location.assign(answered(request, given, { code: given.code }))
  }
  const deny = () => {
    setAnswer('denied')
    location.assign(answered(request, program, { error: 'access_denied' }))
  }
  if (answer === 'allowed') return <AuthLayout title={connectText.doneTitle(name)} lead={connectText.doneLead} />
  if (answer === 'denied') return <AuthLayout title={connectText.deniedTitle} lead={connectText.deniedLead(name)} />
  return (
    <AuthLayout
      title={connectText.title(name)}
      lead={connectText.lead(name)}
      foot={
        <>
          <p>{user.email}</p>
          <Button variant="quiet" onClick={() => void signOut('this-device')}>
            {authText.notYou}
          </Button>
        </>
      }
    >
      <dl className={styles.facts}>
        <dt>{connectText.host}</dt>
        <dd>{program.staysOnDevice ? connectText.device(host) : host}</dd>
      </dl>
      <p className={styles.warning}>{connectText.warning(name)}</p>
      <AuthForm error={authorize.error} onSubmit={allow}>
        <SelectField
          label={connectText.workspace}
          value={chosen}
          options={workspaces.map(({ id, name: label }) => ({ value: id, label }))}
          onValue={setWorkspace}
        />
        <SelectField
          label={connectText.scope}
          hint={isViewer ? connectText.viewerHint : connectText.scopeHint[scope]}
          value={scope}
          options={scopes.map((value) => ({ value, label: connectText.scopeOf[value] }))}
          onValue={setScope}
        />
        <SelectField
          label={connectText.term}
          value={term}
          options={KEY_TERMS.map((value) => ({ value, label: connectText.termOf[value] }))}
          onValue={setTerm}
          error={authorize.fieldErrors['until']}
        />
        <Button type="submit" variant="primary" size="lg" busy={authorize.isBusy}>
          {connectText.allow}
        </Button>
        <Button size="lg" onClick={deny}>
          {connectText.deny}
        </Button>
      </AuthForm>
    </AuthLayout>
  )
}

/** Where they worked last, which is most likely where they want it. */
function lastOf(workspaces: Workspaces): RecordOf<'workspaces'>['id'] {
  const last = readPreference('workspace')
  return (workspaces.find(({ id }) => id === last) ?? workspaces[0]).id
}
