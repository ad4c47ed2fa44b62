export interface ToastAction {
  readonly label: string
  /** The toast closes with it. */
  readonly run: () => void
}

/** A message about something that just happened, with what can be done about it. */
export interface Toast {
  readonly id: string
  readonly tone: 'neutral' | 'success' | 'danger'
  readonly title: string
  readonly body?: string
  readonly actions: readonly ToastAction[]
  /** Stays until it is dismissed or answered. */
  readonly sticky: boolean
}
