import { useState } from 'react'
import type { DialogProps } from './dialog-popup'
import { lazyComponent } from './lazy-component'
import { LazyPart } from './lazy-part'

const { Component: DialogPopup } = lazyComponent<DialogProps>(() => import('./dialog-popup').then((file) => file.DialogPopup))

/** Something that must be dealt with before the page. Its code is fetched when it is first opened. */
export function Dialog(props: DialogProps) {
  const { open = true } = props
  const [wasOpened, setWasOpened] = useState(open)
  if (open && !wasOpened) setWasOpened(true)
  if (!wasOpened) return null
  return (
    <LazyPart>
      <DialogPopup {...props} />
    </LazyPart>
  )
}
