import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link, Redirect, useParams } from 'wouter'
import { ErrorBoundary } from '../../app/error-boundary'
import { NotFound } from '../../app/not-found'
import { screenPath, settingsPath } from '../../app/routes'
import { useWorkspace } from '../../app/workspace-context'
import { EmptyState } from '../../design/message'
import { NARROW, useMedia } from '../../hooks/use-media'
import { Page } from '../../app/page'
import { apiKeysText } from '../../text/api-keys'
import { settingsText } from '../../text/settings'
import { NavLink } from '../../app/nav-link'
import { API_REFERENCE, SETTINGS_SECTIONS, sectionsFor } from './settings-sections'
import styles from './settings.module.css'

/** The frame of the settings: the sections beside the one that is open; on a phone the list first, then the section. */
export function SettingsScreen() {
  const { workspace } = useWorkspace()
  const { section: key } = useParams<{ readonly section?: string }>()
  const narrow = useMedia(NARROW)
  if (key === undefined) {
    if (!narrow) return <Redirect to={settingsPath(workspace.slug, 'profile')} replace />
    return (
      <Page title={settingsText.title}>
        <SettingsNav />
      </Page>
    )
  }
  return narrow ? <SectionPage section={key} isAlone /> : <SectionPage section={key} isAlone={false} />
}

function SectionPage({ section: wanted, isAlone }: { readonly section: string; readonly isAlone: boolean }) {
  const { workspace, may } = useWorkspace()
  const section = wanted === API_REFERENCE.key ? API_REFERENCE : SETTINGS_SECTIONS.find(({ key }) => key === wanted)
  if (section === undefined) return <NotFound />
  const { Component: Screen } = section.screen
  const content =
    section.needs === undefined || may(section.needs) ? (
      <ErrorBoundary scope={section.key}>
        <Screen key={section.key} />
      </ErrorBoundary>
    ) : (
      <EmptyState title={settingsText.deniedTitle}>{settingsText.deniedBody}</EmptyState>
    )
  const back = (
    <Link
      href={section.key === 'api' ? settingsPath(workspace.slug, 'integrations') : screenPath(workspace.slug, 'settings')}
      className={styles.back}
      aria-label={section.key === 'api' ? apiKeysText.back : settingsText.back}
    >
      <ChevronLeft size={18} aria-hidden="true" />
    </Link>
  )
  return (
    <Page
      title={section.key === 'api' ? apiKeysText.reference : settingsText.section[section.key]}
      {...(isAlone ? { lead: back } : {})}
    >
      <div className={styles.split}>
        {isAlone ? null : <SettingsNav />}
        <div className={styles.section}>{content}</div>
      </div>
    </Page>
  )
}

/** The sections that one may open, by group. */
function SettingsNav() {
  const { workspace, may } = useWorkspace()
  const sections = sectionsFor(may)
  const groups = [...new Set(sections.map(({ group }) => group))]
  return (
    <nav className={styles.nav} aria-label={settingsText.navigation}>
      {groups.map((group) => (
        <div key={group} role="group" aria-label={settingsText.group[group]}>
          <p className={styles.group} aria-hidden="true">
            {settingsText.group[group]}
          </p>
          <ul>
            {sections
              .filter((section) => section.group === group)
              .map(({ key, icon: Icon, screen }) => (
                <li key={key}>
                  <NavLink
                    href={settingsPath(workspace.slug, key)}
                    className={styles.item}
                    onIntent={() => void screen.preload()}
                  >
                    <Icon size={16} aria-hidden="true" />
                    <span className={styles.label}>{settingsText.section[key]}</span>
                    <ChevronRight size={16} aria-hidden="true" className={styles.onward} />
                  </NavLink>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
