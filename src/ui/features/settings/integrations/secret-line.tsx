import { CopyButton } from './copy-button'
import styles from './integrations.module.css'

/** Something to be put into another program, and the button that copies it. */
export function SecretLine({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className={styles.secret}>
      <span className={styles.note}>{label}</span>
      <code>{value}</code>
      <CopyButton size="sm" value={value} />
    </div>
  )
}
