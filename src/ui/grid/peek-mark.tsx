import styles from './peek-mark.module.css'

/** Shows the row at the side. The grid hears it; without a mouse there is the Space key. */
export function PeekMark() {
  return <span className={styles.mark} data-peek aria-hidden="true" />
}
