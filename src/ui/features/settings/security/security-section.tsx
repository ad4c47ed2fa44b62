import { usePorts } from '../../../app/ports-context'
import { Panels } from '../../../design/panel'
import { CopyPanel } from './copy-panel'
import { DeleteAccountPanel } from './delete-account-panel'
import { DevicesPanel } from './devices-panel'
import { FactorPanel } from './factor-panel'
import { PasswordPanel } from './password-panel'

/** How one signs in, and where one is signed in. */
export function SecuritySection() {
  const { auth } = usePorts()
  const { methods, multiFactor } = auth.capabilities
  return (
    <Panels>
      {methods.has('password') ? <PasswordPanel /> : null}
      {multiFactor ? <FactorPanel /> : null}
      <CopyPanel />
      <DevicesPanel />
      <DeleteAccountPanel />
    </Panels>
  )
}
