import { useState } from 'react'
import { defer, from, of } from 'rxjs'
import { Button } from '../../../design/button'
import { useStream } from '../../../hooks/use-stream'
import { dataText } from '../../../text/data-settings'
import { Panel } from '../../../design/panel'
import styles from '../../../design/panel.module.css'

const text = dataText

/** Where all of it is in this browser: whether the browser has promised to keep it. */
export function KeepingPanel() {
  const granted = useStream('persisted', () => defer(() => (hasStorage() ? from(navigator.storage.persisted()) : of(false))))
  const [answer, setAnswer] = useState<boolean | null>(null)
  if (granted.status !== 'ready') return null
  const isKept = answer ?? granted.value
  const ask = async () => setAnswer(hasStorage() && (await navigator.storage.persist()))
  return (
    <Panel
      title={text.keepingTitle}
      lead={text.keepingLead}
      actions={isKept ? null : <Button onClick={() => void ask()}>{text.askToKeep}</Button>}
    >
      <p className={styles.status} role="status">
        {isKept ? text.isKept : answer === false ? text.refusedToKeep : text.mayBeCleared}
      </p>
    </Panel>
  )
}

/** Not where a page did not come over HTTPS. */
function hasStorage(): boolean {
  return 'storage' in navigator
}
