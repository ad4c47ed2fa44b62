import { useState } from 'react'
import type { StoreRecovery } from '../../../ports/device.port'
import { saveAs } from '../../app/save-as'
import { Button } from '../../design/button'
import { backendText } from '../../text/workspaces'

export interface StoreRepairProps {
  readonly recovery: StoreRecovery
  readonly onRecovered: () => void
}

/** Every way out of damaged data. Deleting it is offered only after it was downloaded. */
export function StoreRepair({ recovery, onRecovered }: StoreRepairProps) {
  const [state, setState] = useState<'idle' | 'working' | 'failed'>('idle')
  const [isDownloaded, setIsDownloaded] = useState(false)

  const run = (task: () => Promise<void>): void => {
    setState('working')
    task().then(
      () => setState('idle'),
      () => setState('failed'),
    )
  }
  const download = async (): Promise<void> => {
    saveAs(await recovery.download(), backendText.recoveryFileName)
    setIsDownloaded(true)
  }
  const keepReadable = async (): Promise<void> => {
    await recovery.keepReadable()
    onRecovered()
  }
  const startAfresh = async (): Promise<void> => {
    await recovery.startAfresh()
    onRecovered()
  }

  const isBusy = state === 'working'
  return (
    <>
      <Button disabled={isBusy} onClick={() => run(download)}>
        {backendText.downloadAll}
      </Button>
      <Button disabled={isBusy} onClick={() => run(keepReadable)}>
        {backendText.keepReadable}
      </Button>
      {isDownloaded || state === 'failed' ? (
        <Button disabled={isBusy} onClick={() => run(startAfresh)}>
          {backendText.startAfresh}
        </Button>
      ) : null}
      {state === 'failed' ? <span role="status">{backendText.recoveryFailed}</span> : null}
    </>
  )
}
