export interface StartOptions {
  readonly worker: string
  readonly folder: string
  /** `127.0.0.1` by default. */
  readonly host?: string
  readonly port?: number
  readonly data?: string
  readonly site?: { readonly assets: string; readonly folder: string }
  readonly isDevelopment?: boolean
  /** What the Worker finds in its environment, as texts. */
  readonly variables?: Readonly<Record<string, string>>
  /** Where a mail service of this machine listens: `127.0.0.1:1234`. */
  readonly mailAt?: string
}

export interface RunningWorker {
  readonly url: string
  readonly ended: Promise<number | null>
  close(): Promise<void>
  kill(): Promise<void>
}

export function startWorker(options: StartOptions): Promise<RunningWorker>
