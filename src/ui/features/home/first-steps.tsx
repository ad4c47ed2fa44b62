import { CircleCheck, Handshake, Import, ListChecks, UserRound, UsersRound, X, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { useOverlays } from '../../app/overlays'
import { usePorts } from '../../app/ports-context'
import { usePreference } from '../../app/preferences'
import { screenPath, settingsPath } from '../../app/routes'
import { useWorkspace } from '../../app/workspace-context'
import { classNames } from '../../design/class-names'
import { IconButton } from '../../design/icon-button'
import { useStream } from '../../hooks/use-stream'
import type { OverlayName } from '../../text/shell'
import { homeText } from '../../text/overview'
import { type FirstStep, firstSteps$, type StepState } from './first-steps.model'
import styles from './home.module.css'

/** From an empty workspace to one that is of use; gone when all is done, or for good when its member says so. */
export function FirstSteps({ nowMs }: { readonly nowMs: number }) {
  const { workspace, members, me, may, formats } = useWorkspace()
  const { records } = usePorts()
  const [isHidden, hide] = usePreference(`steps.${me.id}`)
  const [opened] = useState(() => ({ workspace, may }))
  const hasColleagues = members.length > 1
  const steps = useStream(`${workspace.id} ${hasColleagues}`, () => firstSteps$(records, { ...opened, members, nowMs }))
  if (isHidden !== null || steps.status !== 'ready' || steps.value.length === 0) return null
  const done = steps.value.filter(({ isDone }) => isDone).length
  return (
    <section className={styles.card} aria-label={homeText.start}>
      <div className={styles.head}>
        <h2 className={styles.title}>{homeText.start}</h2>
        <span className={styles.count}>{homeText.stepsDone(formats.number(done), formats.number(steps.value.length))}</span>
        <IconButton
          className={styles.hide ?? ''}
          size="sm"
          label={homeText.hideSteps}
          icon={<X size={16} aria-hidden="true" />}
          onClick={() => hide('hidden')}
        />
      </div>
      <p className={styles.none}>{homeText.startNote}</p>
      <ul className={styles.steps}>
        {steps.value.map((state) => (
          <li key={state.step}>
            <Step {...state} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const ICONS: Readonly<Record<FirstStep, LucideIcon>> = {
  import: Import,
  person: UserRound,
  deal: Handshake,
  task: ListChecks,
  invite: UsersRound,
}

const OVERLAYS: Readonly<Partial<Record<FirstStep, OverlayName>>> = { person: 'new-person', deal: 'new-deal', task: 'new-task' }

function Step({ step, isDone }: StepState) {
  const { workspace } = useWorkspace()
  const overlays = useOverlays()
  const Icon = isDone ? CircleCheck : ICONS[step]
  const { title, note } = homeText.steps[step]
  const className = classNames(styles.step, isDone && styles.stepDone)
  const content = (
    <>
      <Icon size={20} aria-hidden="true" />
      <strong>
        {title}
        {isDone ? <span className="visually-hidden"> {homeText.stepDone}</span> : null}
      </strong>
      {isDone ? null : <span>{note}</span>}
    </>
  )
  const overlay = OVERLAYS[step]
  if (overlay !== undefined) {
    return (
      <button type="button" className={className} onClick={() => overlays.show(overlay)}>
        {content}
      </button>
    )
  }
  const href = step === 'import' ? screenPath(workspace.slug, 'import') : settingsPath(workspace.slug, 'members')
  return (
    <Link href={href} className={className}>
      {content}
    </Link>
  )
}
