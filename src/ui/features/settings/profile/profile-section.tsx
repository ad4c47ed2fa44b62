import { Panels } from '../../../design/panel'
import { NamePanel } from './name-panel'

/** Oneself in this workspace. */
export function ProfileSection() {
  return (
    <Panels>
      <NamePanel />
    </Panels>
  )
}
