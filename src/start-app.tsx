import { StrictMode } from 'react'
import type { Root } from 'react-dom/client'
import type { BackendsOptions } from './composition/browser-backends'
import { chosenBackend } from './composition/chosen-backend'
import { compose, type Composition } from './composition/compose'
import { lazyBackends, lazyWorkFiles } from './composition/lazy-ports'
import { isPortError } from './domain/model/errors/port-error'
import { App } from './ui/shell/app'
import { isForDevelopers, startLanguage } from './ui/app/preferences'
import { preloadPath } from './ui/shell/screens'
import { lazyComponent } from './ui/design/lazy-component'
import { LazyPart } from './ui/design/lazy-part'

// Shown when nothing else can be; where not even that comes, it is said so in its place.
const { Component: BackendFailure } = lazyComponent(() =>
  import('./ui/features/backend/backend-failure').then((file) => file.BackendFailure),
)

/** Shows the app on the backend that was chosen, else the choice of one. @returns what was opened */
export async function startApp(root: Root, here: Omit<BackendsOptions, 'chosen'>): Promise<Composition | null> {
  const wordsThere = startLanguage()
  const screenThere = preloadPath(location.pathname)
  const chosen = chosenBackend(here)
  const { backend } = chosen
  // Read by src/first-paint: it stores no screen of what this device does not store.
  document.documentElement.toggleAttribute('data-stored', chosen.keepsReplica || (backend?.ownData ?? null) !== null)
  const backends = lazyBackends({ ...here, chosen })
  const choose = async (isFirst: boolean): Promise<null> => {
    const { BackendsScreen } = await import('./ui/features/backend/backends-screen')
    root.render(<BackendsScreen backends={backends} isFirst={isFirst} />)
    return null
  }
  const fail = async (error: unknown): Promise<null> => {
    const recovery = isPortError(error, 'store/corrupt') ? ((await backend?.ownData?.())?.recovery ?? null) : null
    root.render(
      <LazyPart>
        <BackendFailure error={error} backends={backends} onChoose={() => void choose(false)} recovery={recovery} />
      </LazyPart>,
    )
    return null
  }
  await wordsThere
  if (backend === null) return choose(true)
  try {
    const composition = await compose(backend, chosen)
    const { ports, runtime, sync, developerTools, failures$ } = composition
    // A screen that comes after the shell would come 300 ms late: so long does React keep a fallback it has shown.
    await screenThere
    failures$.subscribe((failure) => void fail(failure))
    const services = {
      ports,
      runtime,
      sync,
      workFiles: lazyWorkFiles(),
      backends,
      backendName: backend.kind,
      mailbox: developerTools?.mailbox ?? null,
      developerTools: isForDevelopers(import.meta.env.DEV) ? developerTools : null,
    }
    root.render(
      <StrictMode>
        <App services={services} />
      </StrictMode>,
    )
    return composition
  } catch (error) {
    return fail(error)
  }
}
