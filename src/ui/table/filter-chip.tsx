import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { isAskable, type FieldsByKey } from '../../domain/model/views/fit'
import { OPERAND, type Operator, type ViewTest } from '../../domain/model/views/view'
import { IconButton } from '../design/icon-button'
import { MenuButton } from '../design/menu-button'
import { PopoverPopup } from '../design/popover-popup'
import { usePopup, type Popup } from '../design/popup-button'
import type { Formats } from '../text/format'
import { viewsText } from '../text/views'
import { offeredOperators, testWords, withOperator, type OfferedField } from './filter-draft'
import { ConditionValue, isList } from './filter-value'
import styles from './filters.module.css'

/** What conditions can be about. */
export interface ChipFields {
  /** All fields of the list, for their names. */
  readonly all: readonly OfferedField[]
  /** Those that can be asked for. */
  readonly offered: readonly OfferedField[]
  readonly fields: FieldsByKey
  readonly formats: Formats
}

export interface ChipProps {
  readonly fields: ChipFields
  /** What stands before it, where one of several is enough. */
  readonly joint: string | null
  /** It opens by itself, and goes when it is left without a value. */
  readonly isBegun: boolean
  readonly onRemove: () => void
}

interface ConditionChipProps extends ChipProps {
  readonly test: ViewTest
  /** Called with conditions that can be asked for, at every change. */
  readonly onTest: (test: ViewTest) => void
}

/** A condition: its field, and buttons that open its operator and its value. */
export function ConditionChip({ fields, joint, isBegun, onRemove, test: asked, onTest }: ConditionChipProps) {
  // A change that cannot be asked for yet: until it can, what was asked before holds.
  const [pending, setPending] = useState<ViewTest | null>(null)
  const test = pending ?? asked
  const found = fields.offered.find(({ field }) => field.key === test.field)
  const words = testWords(test, fields.all, fields.formats)
  const sentence = viewsText.sentence(words.field, words.operator, words.value)
  const question = viewsText.sentence(words.field, viewsText.operators[test.operator], '')
  const popup = useOpening(isBegun)

  function change(next: ViewTest): void {
    const isWhole = isAskable(next, fields.fields)
    setPending(isWhole ? null : next)
    if (isWhole) onTest(next)
  }

  function changeOperator(operator: Operator): void {
    const next = withOperator(test, operator)
    change(next)
    if (!isAskable(next, fields.fields)) popup.setOpen(true)
  }

  function onOpen(open: boolean): void {
    popup.setOpen(open)
    if (open || isAskable(test, fields.fields)) return
    // Whoever takes the value away takes the condition away; whoever gives the new operator none keeps what there was.
    if (pending === null || pending.operator === asked.operator) onRemove()
    else setPending(null)
  }

  return (
    <div role="group" aria-label={sentence} className={styles.chip}>
      {joint === null ? null : <span className={styles.joint}>{joint}</span>}
      <span className={styles.field}>{words.field}</span>
      {found === undefined ? (
        <span className={styles.field}>{`${words.operator} ${words.value}`}</span>
      ) : (
        <>
          <MenuButton
            entries={offeredOperators(found).map((name) => ({
              kind: 'choice',
              label: viewsText.operators[name],
              checked: name === test.operator,
              onSelect: () => changeOperator(name),
            }))}
            renderTrigger={(trigger) => (
              <button type="button" aria-label={viewsText.changeOperator(sentence)} className={styles.operator} {...trigger}>
                {words.operator}
              </button>
            )}
          />
          {OPERAND[test.operator] === 'none' ? null : (
            <>
              <button
                type="button"
                aria-label={viewsText.changeValue(sentence)}
                className={styles.value}
                title={words.value}
                {...popup.trigger}
              >
                {words.value === '' ? viewsText.noValue : words.value}
              </button>
              <PopoverPopup
                open={popup.isOpen}
                onOpen={onOpen}
                anchor={popup.anchor}
                label={question}
                side="bottom"
                align="start"
                bare={isList(test.operator)}
                staysPut
              >
                <ConditionValue
                  key={test.operator}
                  label={question}
                  test={test}
                  offered={found}
                  onValues={(values) => change({ ...test, values })}
                  onDone={() => onOpen(false)}
                />
              </PopoverPopup>
            </>
          )}
        </>
      )}
      <RemoveButton label={viewsText.removeCondition(sentence)} onRemove={onRemove} />
    </div>
  )
}

export function RemoveButton({ label, onRemove }: { readonly label: string; readonly onRemove: () => void }) {
  return <IconButton className={styles.remove} label={label} icon={<X size={12} />} size="sm" onClick={onRemove} />
}

/** What a chip opens; a chip that was just begun opens it by itself, once it stands where it can be seen. */
export function useOpening(opensAtOnce: boolean): Popup {
  const popup = usePopup('dialog', nothingToFetch)
  const { anchor, setOpen } = popup
  const opens = useRef(opensAtOnce)
  useEffect(() => {
    if (!opens.current) return
    opens.current = false
    anchor.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    setOpen(true)
  })
  return popup
}

async function nothingToFetch(): Promise<void> {
  // The code of what opens came with the chips.
}
