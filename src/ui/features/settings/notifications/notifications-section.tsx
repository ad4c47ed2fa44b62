import { useMemo } from 'react'
import { chosenLanguage } from '../../../app/preferences'
import { usePorts, useRuntime, useServices } from '../../../app/ports-context'
import { browserName, currentPush, subscribeToPush } from '../../../app/push-browser'
import { keepPushedKinds } from '../../../app/pushed-kinds'
import { useWorkspace } from '../../../app/workspace-context'
import { Button } from '../../../design/button'
import { FormError } from '../../../design/field'
import { Panel, Panels } from '../../../design/panel'
import { Skeleton } from '../../../design/skeleton'
import { useStream } from '../../../hooks/use-stream'
import { errorsText, errorText } from '../../../text/error-text'
import { pushText } from '../../../text/push'
import { OtherBrowsers } from './other-browsers'
import { PushSwitch, UNREAD } from './push.model'
import { ThisBrowser } from './this-browser'

/** Where one is notified while the app is closed; where nobody could do so, that. */
export function NotificationsSection() {
  const { ports, backends } = useServices()
  const known = useStream(backends, () => backends.known$)
  const current = known.status === 'ready' ? known.value.find(({ isCurrent }) => isCurrent) : undefined
  const why = current?.isOnDevice === true ? pushText.onDevice : pushText.missingHere
  const canPush = ports.functions.capabilities.available.has('turn-on-push')
  return <Panels>{canPush ? <PushPanels /> : <Panel title={pushText.title} lead={why} />}</Panels>
}

function PushPanels() {
  const { functions } = usePorts()
  const runtime = useRuntime()
  const { workspace, me } = useWorkspace()
  const push = useMemo(() => {
    const browser = {
      current: currentPush,
      subscribe: subscribeToPush,
      keep: (kinds: Parameters<typeof keepPushedKinds>[1]) => keepPushedKinds(me.id, kinds),
      name: browserName(navigator.userAgent),
      language: chosenLanguage(),
    }
    return new PushSwitch({ functions, runtime, browser, workspaceId: workspace.id })
  }, [functions, runtime, workspace.id, me.id])
  const state = useStream(push, () => push.state$)
  const { devices, error } = state.status === 'ready' ? state.value : UNREAD
  if (devices === null)
    return (
      <Panel title={pushText.title} lead={pushText.lead}>
        {error === null ? <Skeleton width="60%" /> : <FormError message={errorText(error)} />}
        {error === null ? null : <Button onClick={() => push.readAgain()}>{errorsText.tryAgain}</Button>}
      </Panel>
    )
  return (
    <>
      <ThisBrowser push={push} device={devices.find(({ isThis }) => isThis) ?? null} />
      <OtherBrowsers push={push} devices={devices.filter(({ isThis }) => !isThis)} />
    </>
  )
}
