import type { BrowserContext } from '@playwright/test'

/** What the app reads at start: see `src/composition/chosen-backend.ts`. */
export type BackendChoice =
  /** The browser's own database, empty in a new profile. */
  | { readonly set: 'memory'; readonly kept: true }
  /** Anew with each load; with `sample`, signed in and filled. */
  | { readonly set: 'memory'; readonly kept: false; readonly sample?: SampleSize }
  /** As in a browser that has chosen nothing, where the build names no project. */
  | { readonly set: 'supabase'; readonly url?: undefined; readonly keepsReplica?: undefined }
  /**
   * With a copy on the device, as is usual, it works offline. The stories are about the project itself, so that they do
   * without, but for those that say otherwise, and all of them under `PORTSIDE_E2E_COPY`.
   */
  /** The Worker that the page came from. */
  | { readonly set: 'cloudflare' }
  | { readonly set: 'supabase'; readonly url: string; readonly publishableKey: string; readonly keepsReplica?: boolean }

interface SampleSize {
  readonly people: number
  readonly companies: number
  readonly deals: number
}

/**
 * Chooses the backend for every page that the context opens from now on. Nobody there has the code of all screens fetched ahead:
 * a story opens a few, and the rest would take longer with each page than the page itself.
 *
 * @param options.once as a person's first choice: what is chosen later on stays
 */
export async function chooseBackend(
  context: BrowserContext,
  choice: BackendChoice,
  { once = false }: { readonly once?: boolean } = {},
): Promise<void> {
  await context.addInitScript(
    ({ setting, keeps, copies }) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
      // The empty page that a tab begins with has no storage.
      if (location.protocol !== 'http:' || (keeps && localStorage.getItem('portside:backend') !== null)) return
      localStorage.setItem('portside:backend', setting)
      localStorage.setItem('portside:copies', copies)
      // Some stories make trouble by the developer panel.
      localStorage.setItem('portside.developer', 'on')
    },
    { setting: JSON.stringify(choice), keeps: once, copies: JSON.stringify(copiesOf(choice)) },
  )
}

function copiesOf(choice: BackendChoice): Readonly<Record<string, boolean>> {
  const isEverywhere = process.env['PORTSIDE_E2E_COPY'] !== undefined
  if (choice.set === 'cloudflare') return { cloudflare: isEverywhere }
  return choice.set === 'supabase' && choice.url !== undefined ? { [choice.url]: choice.keepsReplica ?? isEverywhere } : {}
}
