import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { useToasts } from './toasts'

const Toaster = lazy(() => import('../design/toaster').then((file) => ({ default: file.Toaster })))

/** Draws the toasts once there is one; until then their code is not even fetched. */
export function ToastHost() {
  const toasts = useToasts()
  const list = useSyncExternalStore(toasts.subscribe, toasts.list)
  const [wasUsed, setWasUsed] = useState(false)
  if (list.length > 0 && !wasUsed) setWasUsed(true)
  if (!wasUsed) return null
  return (
    <Suspense fallback={null}>
      <Toaster toasts={list} onClose={(id) => toasts.dismiss(id)} />
    </Suspense>
  )
}
