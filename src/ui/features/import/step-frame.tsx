import { useEffect, useRef, type ReactNode } from 'react'
import styles from './import.module.css'

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
      <div className={styles.scroll}>
        <section className={styles.step} aria-label={title}>
          <header>
            <h2 ref={heading} tabIndex={-1} data-route-focus className={styles.title}>
              {title}
            </h2>
            {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
          </header>
          {children}
        </section>
      </div>
      {actions === undefined ? null : (
        <div className={styles.footer} data-leads-on="">
          {actions}
        </div>
      )}
    </>
  )
}
