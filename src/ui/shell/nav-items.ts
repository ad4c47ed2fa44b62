import { Building2, Handshake, Import, UsersRound, type LucideIcon } from 'lucide-react'
import type { WorkspaceScreen } from '../app/routes'

export interface NavItem {
  readonly screen: WorkspaceScreen
  readonly icon: LucideIcon
  readonly keys: string
}

export const NAV_ITEMS: readonly NavItem[] = [
  { screen: 'people', icon: UsersRound, keys: 'G P' },
  { screen: 'companies', icon: Building2, keys: 'G O' },
  { screen: 'deals', icon: Handshake, keys: 'G D' },
  { screen: 'import', icon: Import, keys: 'G I' },
]
