import { Logo } from '../design/logo'
import { appText } from '../text/app'
import styles from './splash.module.css'

/** Before there is anything to show: the mark, and only if it takes long enough to be noticed. */
export function Splash() {
  return (
    <div className={styles.splash} role="status">
      <Logo size={40} />
      <span className="visually-hidden">{appText.starting}</span>
    </div>
  )
}
