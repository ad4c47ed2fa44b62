import styles from './skeleton.module.css'

/** The place of text that is on its way, `width` in any CSS length. */
export function Skeleton({ width = '100%', height = '0.75em' }: { readonly width?: string; readonly height?: string }) {
  return <span className={styles.skeleton} style={{ width, height }} data-pending="" aria-hidden="true" />
}
