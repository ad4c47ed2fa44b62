import { type ReactNode, useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { isComposing } from '../hooks/keys'

export interface ListOptionProps {
  /** By which the field that has the focus names the line that its keys are at. */
  readonly id: string
  readonly className: string | undefined
  readonly isActive: boolean
  readonly isSelected: boolean
  readonly onActive: () => void
  readonly onChoose: () => void
  readonly children: ReactNode
}

/** One line of a list below a field: the keys and the focus stay with the field, the pointer chooses here. */
export function ListOption({ id, className, isActive, isSelected, onActive, onChoose, children }: ListOptionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys belong to the field, which keeps the focus
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isSelected}
      className={className}
      data-active={isActive || undefined}
      // A list that appears or scrolls under a resting pointer is no pointing: the browser sends a move of no distance.
      onPointerMove={(move) => {
        if (move.movementX !== 0 || move.movementY !== 0) onActive()
      }}
      onPointerDown={(press) => press.preventDefault()}
      onClick={onChoose}
    >
      {children}
    </div>
  )
}

export interface ActiveOption {
  readonly index: number
  readonly setIndex: (index: number) => void
  /** For the text field: arrows, Home and End move, Enter chooses. */
  readonly onKeyDown: (press: KeyboardEvent) => void
  /** For the list, so that the active line stays in view. */
  readonly list: RefObject<HTMLDivElement | null>
}

export interface ActiveOptionInput {
  readonly onChoose: (index: number) => void
  /** The line it begins at. Default: the first. */
  readonly first?: number
}

/**
 * Which of the lines under a text field is active while the focus stays in the field (the combobox pattern of the ARIA
 * practices). Begins anew whenever the text changes.
 */
export function useActiveOption(count: number, text: string, { onChoose, first = 0 }: ActiveOptionInput): ActiveOption {
  const [at, setAt] = useState<{ readonly text: string; readonly index: number } | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const index = Math.max(0, Math.min(at?.text === text ? at.index : first, count - 1))
  const setIndex = (next: number) => setAt({ text, index: next })

  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  }, [index])

  const onKeyDown = (press: KeyboardEvent) => {
    if (count === 0 || isComposing(press.nativeEvent)) return
    const target = targetOf(press.key, index, count)
    if (target !== null) {
      press.preventDefault()
      setIndex(target)
    } else if (press.key === 'Enter') {
      press.preventDefault()
      onChoose(index)
    }
  }
  return { index, setIndex, onKeyDown, list }
}

function targetOf(key: string, index: number, count: number): number | null {
  if (key === 'ArrowDown') return (index + 1) % count
  if (key === 'ArrowUp') return (index - 1 + count) % count
  if (key === 'PageDown') return Math.min(count - 1, index + 8)
  if (key === 'PageUp') return Math.max(0, index - 8)
  return null
}
