import { useState, useSyncExternalStore } from 'react'
import { lazyComponent } from '../design/lazy-component'
import { LazyPart } from '../design/lazy-part'
import { useToasts } from '../app/toasts'

const { Component: Toaster } = lazyComponent(() => import('../design/toaster').then((file) => file.Toaster))

/** Draws the toasts once there is one; until then their code is not even fetched. */
export function ToastHost() {
  const toasts = useToasts()
  const list = useSyncExternalStore(toasts.subscribe, toasts.list)
  const [wasUsed, setWasUsed] = useState(false)
  if (list.length > 0 && !wasUsed) setWasUsed(true)
  if (!wasUsed) return null
  return (
    <LazyPart>
      <Toaster toasts={list} onClose={(id) => toasts.dismiss(id)} />
    </LazyPart>
  )
}
