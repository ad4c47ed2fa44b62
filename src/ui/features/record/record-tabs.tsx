import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { arrowKey } from '../../hooks/arrow-key'
import { recordText } from '../../text/record'
import styles from './record-page.module.css'

const TABS = ['details', 'timeline', 'related'] as const
export type RecordTab = (typeof TABS)[number]

export interface RecordTabsProps {
  readonly tab: RecordTab
  readonly onTab: (tab: RecordTab) => void
  readonly panels: Readonly<Record<RecordTab, ReactNode>>
}

/** The columns one at a time, where there is no room for three. */
export function RecordTabs({ tab, onTab, panels }: RecordTabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (press: KeyboardEvent) => {
    const key = arrowKey(press.key)
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    press.preventDefault()
    const index = (TABS.indexOf(tab) + step + TABS.length) % TABS.length
    onTab(TABS[index] ?? tab)
    list.current?.querySelectorAll('button')[index]?.focus()
  }
  return (
    <>
      <div className={styles.tabs} role="tablist" aria-label={recordText.tabs.label} ref={list}>
        {TABS.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`${id}-${each}`}
            aria-selected={each === tab}
            aria-controls={`${id}-panel`}
            tabIndex={each === tab ? 0 : -1}
            className={styles.tab}
            onClick={() => onTab(each)}
            onKeyDown={onKeyDown}
          >
            {recordText.tabs[each]}
          </button>
        ))}
      </div>
      <div className={styles.panel} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        {panels[tab]}
      </div>
    </>
  )
}
