import styles from './kbd.module.css'

/** One key, as its cap says. */
export function Kbd({ children }: { readonly children: string }) {
  return <kbd className={styles.kbd}>{children}</kbd>
}
