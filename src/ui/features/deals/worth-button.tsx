import type { StageTotal } from '../../../domain/model/records/views'
import { useWorkspace } from '../../app/workspace-context'
import { classNames } from '../../design/class-names'
import { PopoverButton } from '../../design/popover-button'
import { dealsText } from '../../text/deals'
import { besides, worthOf } from './worth'
import styles from './worth-button.module.css'

interface WorthButtonProps {
  readonly totals: readonly StageTotal[]
  /** What is summed up, for the popover. */
  readonly label: string
  /** Deals that are still to be won have chances. */
  readonly isOpen: boolean
  readonly className?: string | undefined
}

/** One total in the workspace's currency; pressed, what it consists of. A tooltip says the same at a glance. */
export function WorthButton({ totals, label, isOpen, className }: WorthButtonProps) {
  const { workspace, formats } = useWorkspace()
  const { parts, total, isAbout, without } = worthOf(totals, workspace)
  if (total === null) return <span className={classNames(styles.worth, className)}>{dealsText.worth.nothing}</span>
  const leftOut = without.length === 0 ? null : dealsText.worth.leftOut(without.map(({ currency }) => currency).join(', '))
  const lines = parts.map(({ currency, amountMinor, weightedMinor }) => ({
    currency,
    amount: formats.money(amountMinor, currency),
    weighted: isOpen ? dealsText.worth.weighted(formats.money(weightedMinor, currency)) : null,
  }))
  const sum = formats.money(total.amountMinor, total.currency)
  const shown = isAbout ? dealsText.worth.about(sum) : sum
  return (
    <PopoverButton
      label={label}
      renderTrigger={(trigger) => (
        <button
          type="button"
          {...trigger}
          className={classNames(styles.worth, styles.button, className)}
          title={[...lines.map(({ amount, weighted }) => [amount, weighted].filter(Boolean).join(' · ')), leftOut]
            .filter(Boolean)
            .join('\n')}
        >
          <span className={styles.sum}>{shown}</span>
          {without.length === 0 ? null : <span className={styles.without}>{besides(without, formats)}</span>}
        </button>
      )}
    >
      {() => (
        <div className={styles.parts}>
          <h3 className={styles.heading}>{label}</h3>
          <dl className={styles.list}>
            {lines.map(({ currency, amount, weighted }) => (
              <div key={currency} className={styles.part}>
                <dt className={styles.currency}>{currency}</dt>
                <dd className={styles.amount}>{amount}</dd>
                {weighted === null ? null : <dd className={styles.weighted}>{weighted}</dd>}
              </div>
            ))}
          </dl>
          {isAbout ? <p className={styles.note}>{dealsText.worth.byRates(shown)}</p> : null}
          {isAbout && isOpen ? (
            <p className={styles.note}>{dealsText.worth.weighted(formats.money(total.weightedMinor, total.currency))}</p>
          ) : null}
          {leftOut === null ? null : <p className={styles.note}>{leftOut}</p>}
        </div>
      )}
    </PopoverButton>
  )
}
