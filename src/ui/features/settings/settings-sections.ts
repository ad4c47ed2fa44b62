import {
  Building2,
  CircleUserRound,
  Download,
  KanbanSquare,
  ListPlus,
  Plug,
  ShieldCheck,
  Tags,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'
import type { Action } from '../../../domain/model/access/policy'
import { lazyComponent, type LazyComponent } from '../../design/lazy-component'
import type { SettingsGroup, SettingsKey } from '../../text/shell'

export interface SettingsSection {
  readonly key: SettingsKey
  readonly group: SettingsGroup
  readonly icon: LucideIcon
  /** Who may not do this does not see the section; null: it is everybody's. */
  readonly needs: Action | null
  readonly screen: LazyComponent<object>
}

/** The parts of the settings in the order they are listed, groups together. A part adds itself here, in `SettingsKey` and in the texts. */
export const SETTINGS_SECTIONS: readonly SettingsSection[] = [
  {
    key: 'profile',
    group: 'you',
    icon: CircleUserRound,
    needs: null,
    screen: lazyComponent(() => import('./profile/profile-section').then((file) => file.ProfileSection)),
  },
  {
    key: 'security',
    group: 'you',
    icon: ShieldCheck,
    needs: null,
    screen: lazyComponent(() => import('./security/security-section').then((file) => file.SecuritySection)),
  },
  {
    key: 'workspace',
    group: 'workspace',
    icon: Building2,
    needs: null,
    screen: lazyComponent(() => import('./workspace/workspace-section').then((file) => file.WorkspaceSection)),
  },
  {
    key: 'members',
    group: 'workspace',
    icon: UsersRound,
    needs: null,
    screen: lazyComponent(() => import('./members/members-section').then((file) => file.MembersSection)),
  },
  {
    key: 'pipelines',
    group: 'workspace',
    icon: KanbanSquare,
    needs: null,
    screen: lazyComponent(() => import('./pipelines/pipelines-section').then((file) => file.PipelinesSection)),
  },
  {
    key: 'fields',
    group: 'workspace',
    icon: ListPlus,
    needs: null,
    screen: lazyComponent(() => import('./fields/fields-section').then((file) => file.FieldsSection)),
  },
  {
    key: 'tags',
    group: 'workspace',
    icon: Tags,
    needs: null,
    screen: lazyComponent(() => import('./tags/tags-section').then((file) => file.TagsSection)),
  },
  {
    key: 'integrations',
    group: 'data',
    icon: Plug,
    needs: null,
    screen: lazyComponent(() => import('./integrations/integrations-section').then((file) => file.IntegrationsSection)),
  },
  {
    key: 'data',
    group: 'data',
    icon: Download,
    needs: 'export-everything',
    screen: lazyComponent(() => import('./data/data-section').then((file) => file.DataSection)),
  },
]

/** The sections that whoever may do this and that gets to see. */
export function sectionsFor(may: (action: Action) => boolean): readonly SettingsSection[] {
  return SETTINGS_SECTIONS.filter(({ needs }) => needs === null || may(needs))
}
