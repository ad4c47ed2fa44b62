import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { Main } from '../app/main'
import { OverlaysContext } from '../app/overlays'
import { preloadWhenIdle } from './screens'
import { screenPath } from '../app/routes'
import { useServices } from '../app/ports-context'
import { useRememberRecord } from '../app/record-trail'
import { useChanges } from '../app/use-apply'
import { useWorkspace } from '../app/workspace-context'
import { useHotkeys } from '../hooks/hotkeys'
import { NARROW, useMedia } from '../hooks/use-media'
import { changesText } from '../text/app'
import { type OverlayName, type WorkspaceScreen, shellText } from '../text/shell'
import { OverlayHost, PeekHost, ConnectionDock, LateParts, UploadDock, WorkDock } from './hosts'
import { ScreenSwitch } from './screen-switch'
import { HOME, NAV_GROUPS } from './nav-items'
import { Sidebar } from './sidebar'
import { TabBar, TopBar } from './narrow-bars'
import styles from './shell.module.css'

const GO_KEYS: readonly (readonly [string, WorkspaceScreen])[] = [
  ...[HOME, ...NAV_GROUPS.flatMap(({ items }) => items)].flatMap(({ keys, screen }) =>
    keys === undefined ? [] : [[keys.toLowerCase(), screen] as const],
  ),
  ['g s', 'settings'],
]

/** Where nothing waits for a connection there is nothing to see. */
const SYNC_KEYS = ['g y', 'sync'] as const

const CREATE_KEYS = [
  ['c p', 'new-person'],
  ['c o', 'new-company'],
  ['c d', 'new-deal'],
  ['c t', 'new-task'],
  ['c n', 'new-note'],
  ['c l', 'new-call'],
  ['c m', 'new-meeting'],
] as const

/** The frame around every screen of a workspace: where to go, what is the matter, and what lies above. */
export function Shell() {
  const narrow = useMedia(NARROW)
  const [open, setOpen] = useState<OverlayName | null>(null)
  const overlays = useMemo(() => ({ open, show: setOpen, close: () => setOpen(null) }), [open])

  useEffect(preloadWhenIdle, [])
  useRememberRecord()
  useShellHotkeys(setOpen)

  return (
    <OverlaysContext value={overlays}>
      <div className={narrow ? styles.narrow : styles.wide}>
        <a className={styles.skip} href="#main">
          {shellText.skip}
        </a>
        {narrow ? <TopBar /> : <Sidebar />}
        <div className={styles.column}>
          <ConnectionDock />
          <Main className={styles.main}>
            <ScreenSwitch />
          </Main>
          <UploadDock />
          <WorkDock />
          <LateParts />
          <PeekHost />
        </div>
        {narrow ? <TabBar /> : null}
      </div>
      <OverlayHost />
    </OverlaysContext>
  )
}

function useShellHotkeys(show: (overlay: OverlayName) => void): void {
  const { workspace, may } = useWorkspace()
  const { sync } = useServices()
  const changes = useChanges()
  const [, navigate] = useLocation()
  useHotkeys([
    ...(sync === null ? GO_KEYS : [...GO_KEYS, SYNC_KEYS]).map(([keys, screen]) => ({
      keys,
      label: shellText.goTo(screen),
      group: shellText.groupGo,
      run: () => navigate(screenPath(workspace.slug, screen)),
    })),
    { keys: 'mod+k', label: shellText.search, group: shellText.groupGeneral, run: () => show('palette') },
    { keys: '/', label: shellText.search, group: shellText.groupGeneral, isFallback: true, run: () => show('palette') },
    {
      keys: 'mod+z',
      label: changesText.undo,
      group: shellText.groupGeneral,
      whileTyping: false,
      run: () => void changes.undo(),
    },
    {
      keys: 'mod+shift+z',
      label: changesText.redo,
      group: shellText.groupGeneral,
      whileTyping: false,
      run: () => void changes.redo(),
    },
    ...(may('people.create')
      ? CREATE_KEYS.map(([keys, overlay]) => ({
          keys,
          label: shellText.create[overlay],
          group: shellText.groupCreate,
          run: () => show(overlay),
        }))
      : []),
    { keys: '?', label: shellText.shortcuts, group: shellText.groupGeneral, run: () => show('shortcuts') },
  ])
}
