import { useMemo } from 'react'
import { readRequest, type AuthorizationRequest, type Refused } from '../../../domain/model/api/authorization-request'
import { usePorts, useRuntime, useSession } from '../../app/ports-context'
import { AuthLayout } from '../../app/auth-layout'
import styles from '../../app/auth-layout.module.css'
import { ButtonLink } from '../../app/nav-link'
import { PATTERNS } from '../../app/routes'
import { Button, Spinner } from '../../design/button'
import { useStream } from '../../hooks/use-stream'
import { connectText } from '../../text/connect'
import { errorText } from '../../text/error-text'
import { refusalText } from '../../text/refusal-text'
import { ConnectForm } from './connect-form'
import { answered, program$ } from './connect.model'

/** Where a program sends people who are to let it in. Nobody is sent back before they have decided, and it is known who asks. */
export function ConnectScreen() {
  const request = useMemo(() => readRequest(location.search), [])
  if (request === null) return <Stop lead={refusalText('program-unknown')} />
  return <Asked request={request} />
}

function Asked({ request }: { readonly request: AuthorizationRequest | Refused }) {
  const { functions } = usePorts()
  const runtime = useRuntime()
  const { workspaces } = useSession()
  const program = useStream(request, () => program$({ functions, runtime }, request))
  if (program.status === 'pending') return <AuthLayout title={connectText.reading} lead={<Spinner size={18} />} />
  if (program.status === 'failed') return <Stop lead={errorText(program.error)} />
  if (program.value === null) return <Stop lead={refusalText('program-unknown')} />
  const asking = program.value
  const { name, issuer } = asking
  if (issuer === null) return <Stop lead={connectText.onDevice} />
  if ('error' in request) {
    return (
      <AuthLayout title={connectText.wrongTitle} lead={connectText.wrongLead}>
        <div className={styles.form}>
          <Button size="lg" onClick={() => location.assign(answered(request, asking, { error: request.error }))}>
            {connectText.back(name)}
          </Button>
        </div>
      </AuthLayout>
    )
  }
  const [first] = workspaces
  if (first === undefined) return <Stop lead={connectText.noWorkspace} />
  return <ConnectForm request={request} program={asking} workspaces={[first, ...workspaces.slice(1)]} />
}

function Stop({ lead }: { readonly lead: string }) {
  return (
    <AuthLayout title={connectText.wrongTitle} lead={lead}>
      <div className={styles.form}>
        <ButtonLink href={PATTERNS.home} size="lg">
          {connectText.toApp}
        </ButtonLink>
      </div>
    </AuthLayout>
  )
}
