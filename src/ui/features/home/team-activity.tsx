import { useMemo } from 'react'
import { sittings } from '../../../domain/model/activity/sittings'
import { usePorts } from '../../app/ports-context'
import { screenPath } from '../../app/routes'
import { useWorkspace } from '../../app/workspace-context'
import { useStream } from '../../hooks/use-stream'
import { homeText } from '../../text/home'
import { readActivityFilter } from '../activity/activity-filter'
import { ActivityList } from '../activity/activity-list'
import { activityStream } from '../activity/activity.model'
import { HomeCard } from './home-card'
import styles from './home.module.css'

const SHOWN = 15

/** The latest of what everybody does, as it happens. */
export function TeamActivity() {
  const { records } = usePorts()
  const { workspace } = useWorkspace()
  const { id: workspaceId, timeZone } = workspace
  const model = useMemo(
    () => activityStream(records, { workspaceId, timeZone, filter: readActivityFilter(new URLSearchParams()) }),
    [records, workspaceId, timeZone],
  )
  const state = useStream(model, () => model.state$)
  const groups = state.status === 'ready' ? sittings(state.value.items).slice(0, SHOWN) : []
  return (
    <HomeCard title={homeText.team} more={{ href: screenPath(workspace.slug, 'activity'), label: homeText.allActivity }}>
      {state.status === 'ready' && groups.length === 0 ? <p className={styles.none}>{homeText.noActivity}</p> : null}
      <ActivityList groups={groups} />
    </HomeCard>
  )
}
