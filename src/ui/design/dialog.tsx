import { useState, type ReactNode } from 'react'
import { lazyComponent } from './lazy-component'
import { LazyPart } from './lazy-part'

const { Component: DialogPopup } = lazyComponent<DialogProps>(() => import('./dialog-popup').then((file) => file.DialogPopup))

export interface DialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly description?: ReactNode
  readonly size?: 'sm' | 'md' | 'lg'
  /** `alert`: an answer is needed; a press outside does not close it. */
  readonly kind?: 'dialog' | 'alert'
  /** The title is read out but not shown: the content says it. */
  readonly hideTitle?: boolean
  /** The line of buttons below. */
  readonly footer?: ReactNode
  readonly children?: ReactNode
}

/** Something that must be dealt with before the page. Its code is fetched when it is first opened. */
export function Dialog(props: DialogProps) {
  const [wasOpened, setWasOpened] = useState(props.open)
  if (props.open && !wasOpened) setWasOpened(true)
  if (!wasOpened) return null
  return (
    <LazyPart>
      <DialogPopup {...props} />
    </LazyPart>
  )
}
