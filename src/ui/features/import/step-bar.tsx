import { Check } from 'lucide-react'
import { classNames } from '../../design/class-names'
import { importText } from '../../text/import'
import styles from './step-bar.module.css'
import { isDraftStep, MOVES, type DraftStep } from './draft-state'
import { STEPS, type Step } from './steps'

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
