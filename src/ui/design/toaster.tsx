import { CSPProvider } from '@base-ui/react/csp-provider'
import { Toast as BaseToast } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { appText } from '../text/app'
import { useHotkeys } from '../hooks/hotkeys'
import { keyCaps } from '../hooks/key-caps'
import { Button } from './button'
import { IconButton } from './icon-button'
import { Kbd } from './kbd'
import styles from './toaster.module.css'

export interface ToastAction {
  readonly label: string
  /** A key that does it while the toast is shown; of several, it is that of the latest. */
  readonly keys?: string
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

const TIMEOUT_MS = 6000

interface ToasterProps {
  readonly toasts: readonly Toast[]
  readonly onClose: (id: string) => void
}

/** Stacks the toasts in a corner. F6 jumps there; they wait while pointed at or focused; a swipe sends them away. */
export function Toaster({ toasts, onClose }: ToasterProps) {
  const [manager] = useState(() => BaseToast.createToastManager<Toast>())
  const shown = useRef(new Set<string>())
  useEffect(() => {
    const wanted = new Set(toasts.map((toast) => toast.id))
    for (const toast of toasts) {
      if (shown.current.has(toast.id)) continue
      shown.current.add(toast.id)
      manager.add({
        id: toast.id,
        title: toast.title,
        description: toast.body,
        // Not `high`: Base UI then hides the toast itself from screen readers, and its buttons with it.
        priority: 'low',
        timeout: toast.sticky ? 0 : TIMEOUT_MS,
        data: toast,
        onClose: () => {
          shown.current.delete(toast.id)
          onClose(toast.id)
        },
      })
    }
    for (const id of [...shown.current].filter((each) => !wanted.has(each))) manager.close(id)
  }, [toasts, manager, onClose])
  useHotkeys(
    toasts.flatMap(({ id, title, actions }) =>
      actions.flatMap(({ label, keys, run }) => {
        if (keys === undefined) return []
        const runAndClose = () => {
          onClose(id)
          run()
        }
        return [{ keys, label: `${label}: ${title}`, group: appText.messages, run: runAndClose }]
      }),
    ),
  )
  return (
    <CSPProvider disableStyleElements>
      <BaseToast.Provider toastManager={manager} limit={4}>
        <BaseToast.Portal>
          <BaseToast.Viewport className={styles.viewport} aria-label={appText.messages}>
            <ToastList />
          </BaseToast.Viewport>
        </BaseToast.Portal>
      </BaseToast.Provider>
    </CSPProvider>
  )
}

function ToastList() {
  const { toasts, close } = BaseToast.useToastManager<Toast>()
  return toasts.map((toast) => (
    <BaseToast.Root key={toast.id} toast={toast} className={styles.toast}>
      <BaseToast.Content className={styles.content}>
        <ToneIcon tone={toast.data?.tone ?? 'neutral'} />
        <div className={styles.text}>
          <BaseToast.Title className={styles.title} />
          <BaseToast.Description className={styles.body} />
        </div>
        {toast.data?.actions.map((action) => (
          <Button
            key={action.label}
            size="sm"
            aria-keyshortcuts={action.keys}
            onClick={() => {
              close(toast.id)
              action.run()
            }}
          >
            {action.label}
            {action.keys === undefined ? null : (
              <span className={styles.keys} aria-hidden="true">
                {keyCaps(action.keys).map((cap) => (
                  <Kbd key={cap}>{cap}</Kbd>
                ))}
              </span>
            )}
          </Button>
        ))}
        <IconButton label={appText.dismiss} icon={<X size={14} />} size="sm" onClick={() => close(toast.id)} />
      </BaseToast.Content>
    </BaseToast.Root>
  ))
}

function ToneIcon({ tone }: { readonly tone: Toast['tone'] }) {
  if (tone === 'success') return <CircleCheck size={16} className={styles.success} aria-hidden="true" />
  if (tone === 'danger') return <CircleAlert size={16} className={styles.danger} aria-hidden="true" />
  return null
}
