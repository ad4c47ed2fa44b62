import { Check } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { classNames } from '../../design/class-names'
import { importText } from '../../text/import'
import { isDraftStep, MOVES, type DraftStep, STEPS, type Step } from './draft-state'
import page from './import.module.css'
import styles from './step-bar.module.css'

/** Where one is, and the way back to what was decided. */
export function StepBar({ step, onGo }: { readonly step: Step; readonly onGo?: (step: DraftStep) => void }) {
  const at = STEPS.indexOf(step)
  return (
    <nav aria-label={importText.stepsLabel} className={styles.steps}>
      <ol>
        {STEPS.map((name, index) => {
          const isPast = index < at
          const mark = isPast ? <Check size={12} aria-hidden="true" /> : index + 1
          const content = (
            <>
              <span className={styles.stepMark}>{mark}</span>
              <span className={styles.stepName}>{importText.steps[name]}</span>
            </>
          )
          return (
            <li key={name} className={classNames(isPast && styles.past, index === at && styles.current)}>
              {isPast && onGo !== undefined && canGoBack(step, name) ? (
                <button type="button" onClick={() => onGo(name)}>
                  {content}
                </button>
              ) : (
                <span aria-current={index === at ? 'step' : undefined}>{content}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

function canGoBack(from: Step, to: Step): to is DraftStep {
  return to !== 'choose' && isDraftStep(from) && isDraftStep(to) && MOVES[from].includes(to)
}

export interface StepFrameProps {
  readonly title: string
  readonly lead?: ReactNode
  readonly children: ReactNode
  /** The way on and back; stays in view. */
  readonly actions?: ReactNode
}

/** One step: what it is about, its content, and the way on. */
export function StepFrame({ title, lead, children, actions }: StepFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that led here is gone with its step: whoever uses the keyboard goes on from the new one's beginning.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus()
  }, [])
  return (
    <>
      <div className={page.scroll}>
        <section className={page.step} aria-label={title}>
          <header>
            <h2 ref={heading} tabIndex={-1} data-route-focus className={page.title}>
              {title}
            </h2>
            {lead === undefined ? null : <p className={page.lead}>{lead}</p>}
          </header>
          {children}
        </section>
      </div>
      {actions === undefined ? null : (
        <div className={page.footer} data-leads-on="">
          {actions}
        </div>
      )}
    </>
  )
}

/** What is wrong, said as soon as it is; `null`: nothing is. */
export function Problem({ text }: { readonly text: string | null }) {
  if (text === null) return null
  return (
    <p role="alert" className={page.problem}>
      {text}
    </p>
  )
}
