import { createContext, use } from 'react'
import type { Toast } from '../design/toaster'

export type ToastInput = Pick<Toast, 'title'> & Partial<Omit<Toast, 'id'>>

/** The messages to show now. Drawn by the toaster, which is fetched when the first one comes. */
export class Toasts {
  private readonly listeners = new Set<() => void>()
  private toasts: readonly Toast[] = []
  private made = 0

  /** @returns the id to dismiss it by */
  show(toast: ToastInput): string {
    this.made += 1
    const id = `toast-${this.made}`
    this.replace([...this.toasts, { tone: 'neutral', actions: [], sticky: false, ...toast, id }])
    return id
  }

  dismiss(id: string): void {
    if (this.toasts.some((toast) => toast.id === id)) this.replace(this.toasts.filter((toast) => toast.id !== id))
  }

  dismissAll(): void {
    if (this.toasts.length > 0) this.replace([])
  }

  readonly list = (): readonly Toast[] => this.toasts

  readonly subscribe = (notify: () => void): (() => void) => {
    this.listeners.add(notify)
    return () => {
      this.listeners.delete(notify)
    }
  }

  private replace(toasts: readonly Toast[]): void {
    this.toasts = toasts
    for (const listener of this.listeners) listener()
  }
}

export const ToastsContext = createContext(new Toasts())

export function useToasts(): Toasts {
  return use(ToastsContext)
}
