import { createContext, use } from 'react'
import type { Toast } from '../design/toaster'
import { ShownValue } from '../hooks/shown-value'

export type ToastInput = Pick<Toast, 'title'> & Partial<Omit<Toast, 'id'>>

/** The messages to show now. Drawn by the toaster, which is fetched when the first one comes. */
export class Toasts extends ShownValue<readonly Toast[]> {
  private made = 0

  constructor() {
    super([])
  }

  /** @returns the id to dismiss it by */
  show(toast: ToastInput): string {
    this.made += 1
    const id = `toast-${this.made}`
    this.set([...this.current(), { tone: 'neutral', actions: [], sticky: false, ...toast, id }])
    return id
  }

  dismiss(id: string): void {
    if (this.current().some((toast) => toast.id === id)) this.set(this.current().filter((toast) => toast.id !== id))
  }

  dismissAll(): void {
    if (this.current().length > 0) this.set([])
  }
}

export const ToastsContext = createContext(new Toasts())

export function useToasts(): Toasts {
  return use(ToastsContext)
}
