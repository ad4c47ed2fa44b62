import type { ReactNode } from 'react'

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
