import { CSPProvider } from '@base-ui/react/csp-provider'
import { Select as BaseSelect } from '@base-ui/react/select'
import { Check, ChevronDown } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { appText } from '../text/app'
import { classNames } from './class-names'
import styles from './field.module.css'
import { keepFocus } from './keep-focus'
import menu from './menu-popup.module.css'
import frame from './popup-surface.module.css'

export interface SelectOption<V extends string> {
  readonly value: V
  /** Blank for what holds until something is chosen: it is not in the list. */
  readonly label: string
}

export interface SelectProps<V extends string> {
  readonly value: V
  readonly options: readonly SelectOption<V>[]
  readonly onValue: (value: V) => void
  readonly size?: 'sm' | 'md' | 'lg'
  readonly icon?: ReactNode
  readonly disabled?: boolean | undefined
  readonly required?: boolean | undefined
  readonly autoFocus?: boolean
  readonly className?: string | undefined
  readonly id?: string
  /** Where no field names it. */
  readonly 'aria-label'?: string
  readonly 'aria-describedby'?: string | undefined
  readonly 'aria-invalid'?: true | undefined
}

/** One of a few. Typing goes to what begins so, also while the list is closed. */
export function Select<V extends string>(props: SelectProps<V>) {
  const { value, options, onValue, size = 'md', icon, disabled, required, className, ...trigger } = props
  const [isOpen, setOpen] = useState(false)
  useEffect(() => keepFocus(), [])
  return (
    <CSPProvider disableStyleElements>
      <BaseSelect.Root
        value={value}
        items={options}
        open={isOpen}
        onOpenChange={setOpen}
        onValueChange={(chosen) => {
          if (chosen !== null) onValue(chosen)
        }}
        disabled={disabled}
        required={required}
        modal={false}
      >
        <BaseSelect.Trigger {...trigger} className={classNames(styles.input, styles.select, styles[size], className)}>
          {icon}
          <BaseSelect.Value className={styles.chosen} />
          <ChevronDown size={14} aria-hidden="true" />
        </BaseSelect.Trigger>
        {/* A landmark, as all content must be in one, and this lies outside the page's. Closed, it stays, and is none: that has a name. */}
        <BaseSelect.Portal render={<section aria-label={isOpen ? appText.menu : undefined} />}>
          <BaseSelect.Positioner
            className={frame.positioner}
            alignItemWithTrigger={false}
            align="start"
            sideOffset={4}
            collisionPadding={8}
          >
            <BaseSelect.Popup className={classNames(frame.surface, menu.popup)}>
              {options.map((option) =>
                option.label === '' ? null : (
                  <BaseSelect.Item key={option.value} value={option.value} label={option.label} className={menu.item}>
                    <BaseSelect.ItemText className={menu.label}>{option.label}</BaseSelect.ItemText>
                    <BaseSelect.ItemIndicator className={menu.check}>
                      <Check size={14} aria-hidden="true" />
                    </BaseSelect.ItemIndicator>
                  </BaseSelect.Item>
                ),
              )}
            </BaseSelect.Popup>
          </BaseSelect.Positioner>
        </BaseSelect.Portal>
      </BaseSelect.Root>
    </CSPProvider>
  )
}
