import { Handshake, Import, UserRound, UsersRound } from 'lucide-react'
import { Link } from 'wouter'
import { useOverlays } from '../../app/overlays'
import { screenPath, settingsPath } from '../../app/routes'
import { useWorkspace } from '../../app/workspace-context'
import { homeText } from '../../text/home'
import styles from './home.module.css'

/** What a new team does first: each step only for who may take it. */
export function FirstSteps() {
  const { workspace, may } = useWorkspace()
  const overlays = useOverlays()
  return (
    <section className={styles.card} aria-label={homeText.start}>
      <h2 className={styles.title}>{homeText.start}</h2>
      <p className={styles.none}>{homeText.startNote}</p>
      <ul className={styles.steps}>
        {may('people.create') ? (
          <>
            <li>
              <Link href={screenPath(workspace.slug, 'import')} className={styles.step}>
                <Import size={20} aria-hidden="true" />
                <strong>{homeText.import}</strong>
                <span>{homeText.importNote}</span>
              </Link>
            </li>
            <li>
              <button type="button" className={styles.step} onClick={() => overlays.show('new-person')}>
                <UserRound size={20} aria-hidden="true" />
                <strong>{homeText.firstPerson}</strong>
                <span>{homeText.firstPersonNote}</span>
              </button>
            </li>
            <li>
              <button type="button" className={styles.step} onClick={() => overlays.show('new-deal')}>
                <Handshake size={20} aria-hidden="true" />
                <strong>{homeText.firstDeal}</strong>
                <span>{homeText.firstDealNote}</span>
              </button>
            </li>
          </>
        ) : null}
        {may('invite-member') ? (
          <li>
            <Link href={settingsPath(workspace.slug, 'members')} className={styles.step}>
              <UsersRound size={20} aria-hidden="true" />
              <strong>{homeText.invite}</strong>
              <span>{homeText.inviteNote}</span>
            </Link>
          </li>
        ) : null}
      </ul>
    </section>
  )
}
