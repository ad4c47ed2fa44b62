import {
  BellRing,
  Building2,
  CircleUserRound,
  ClipboardList,
  Download,
  KanbanSquare,
  ListPlus,
  Plug,
  ShieldCheck,
  Tags,
  UsersRound,
  Zap,
  type LucideIcon,
} from 'lucide-react'
import type { ComponentType } from 'react'
import type { Action } from '../../../domain/model/access/policy'
import { ScreenSkeleton } from '../../app/screen-skeleton'
import { lazyComponent, type LazyComponent } from '../../design/lazy-component'
import type { SettingsGroup, SettingsKey } from '../../text/shell'

export interface SettingsSection {
  readonly key: SettingsKey
  readonly group: SettingsGroup
  readonly icon: LucideIcon
  /** Who may not do this does not see the section. */
  readonly needs?: Action
  readonly screen: LazyComponent<object>
}

function section(load: () => Promise<ComponentType<object>>): LazyComponent<object> {
  return lazyComponent(load, ScreenSkeleton)
}

const SCREENS = {
  notifications: section(() => import('./notifications/notifications-section').then((file) => file.NotificationsSection)),
  profile: section(() => import('./profile/profile-section').then((file) => file.ProfileSection)),
  security: section(() => import('./security/security-section').then((file) => file.SecuritySection)),
  workspace: section(() => import('./workspace/workspace-section').then((file) => file.WorkspaceSection)),
  members: section(() => import('./members/members-section').then((file) => file.MembersSection)),
  pipelines: section(() => import('./pipelines/pipelines-section').then((file) => file.PipelinesSection)),
  fields: section(() => import('./fields/fields-section').then((file) => file.FieldsSection)),
  tags: section(() => import('./tags/tags-section').then((file) => file.TagsSection)),
  forms: section(() => import('./forms/forms-section').then((file) => file.FormsSection)),
  automations: section(() => import('./automations/automations-section').then((file) => file.AutomationsSection)),
  integrations: section(() => import('./integrations/integrations-section').then((file) => file.IntegrationsSection)),
  data: section(() => import('./data/data-section').then((file) => file.DataSection)),
} satisfies Record<SettingsKey, LazyComponent<object>>

/** The parts of the settings in the order they are listed, groups together. A part adds itself here, in `SettingsKey` and in the texts. */
export const SETTINGS_SECTIONS: readonly SettingsSection[] = [
  { key: 'profile', group: 'you', icon: CircleUserRound, screen: SCREENS.profile },
  { key: 'notifications', group: 'you', icon: BellRing, screen: SCREENS.notifications },
  { key: 'security', group: 'you', icon: ShieldCheck, screen: SCREENS.security },
  { key: 'workspace', group: 'workspace', icon: Building2, screen: SCREENS.workspace },
  { key: 'members', group: 'workspace', icon: UsersRound, screen: SCREENS.members },
  { key: 'pipelines', group: 'workspace', icon: KanbanSquare, screen: SCREENS.pipelines },
  { key: 'fields', group: 'workspace', icon: ListPlus, screen: SCREENS.fields },
  { key: 'tags', group: 'workspace', icon: Tags, screen: SCREENS.tags },
  { key: 'forms', group: 'data', icon: ClipboardList, needs: 'manage-forms', screen: SCREENS.forms },
  { key: 'automations', group: 'workspace', icon: Zap, needs: 'manage-rules', screen: SCREENS.automations },
  { key: 'integrations', group: 'data', icon: Plug, screen: SCREENS.integrations },
  { key: 'data', group: 'data', icon: Download, needs: 'export-everything', screen: SCREENS.data },
]

/** A page below the integrations: it is opened from the keys, and not listed. */
export const API_REFERENCE = {
  key: 'api',
  needs: 'manage-keys',
  screen: section(() => import('./api-reference/api-reference').then((file) => file.ApiReference)),
} as const satisfies { readonly key: string; readonly needs: Action; readonly screen: LazyComponent<object> }

/** The sections that whoever may do this and that gets to see. */
export function sectionsFor(may: (action: Action) => boolean): readonly SettingsSection[] {
  return SETTINGS_SECTIONS.filter(({ needs }) => needs === undefined || may(needs))
}
