import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../design/button'
import { integrationsText } from '../../../text/integrations'
import styles from './integrations.module.css'

/** Something to be put into another program, and the button that copies it. */
export function SecretLine({ label, value }: { readonly label: string; readonly value: string }) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(value).catch(() => undefined) // forbidden here: it can be selected
    setCopied(true)
  }
  return (
    <div className={styles.secret}>
      <span className={styles.note}>{label}</span>
      <code>{value}</code>
      <Button size="sm" icon={copied ? <Check size={14} /> : <Copy size={14} />} onClick={() => void copy()}>
        <span role="status">{copied ? integrationsText.copied : integrationsText.copy}</span>
      </Button>
    </div>
  )
}
