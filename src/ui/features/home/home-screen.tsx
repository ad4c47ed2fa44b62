import { useMemo, useState } from 'react'
import { usePorts, useRuntime } from '../../app/ports-context'
import { useWorkspace } from '../../app/workspace-context'
import { useStream } from '../../hooks/use-stream'
import { Page } from '../../app/page'
import { homeText } from '../../text/home'
import { FirstSteps } from './first-steps'
import { HomeNumbers } from './home-numbers'
import { isNew$, type HomeContext } from './home.model'
import { MyTasks } from './my-tasks'
import { NeedyDeals } from './needy-deals'
import { TeamActivity } from './team-activity'
import styles from './home.module.css'

/** Where a day begins: what is due, which deals need one, how it stands, what the others do. */
export function HomeScreen() {
  const { records } = usePorts()
  const runtime = useRuntime()
  const { workspace, me, stages, today } = useWorkspace()
  const [nowMs] = useState(() => runtime.now())
  const day = today()
  const context = useMemo(
    (): HomeContext => ({ workspaceId: workspace.id, me: me.id, stages, today: day, nowMs }),
    [workspace.id, me.id, stages, day, nowMs],
  )
  const isNew = useStream(workspace.id, () => isNew$(records, workspace.id))
  return (
    <Page title={homeText.title}>
      <div className={styles.home}>
        {isNew.status === 'ready' && isNew.value ? <FirstSteps /> : <HomeNumbers context={context} />}
        <div className={styles.columns}>
          <div className={styles.column}>
            <MyTasks />
            <NeedyDeals context={context} />
          </div>
          <TeamActivity />
        </div>
      </div>
    </Page>
  )
}
