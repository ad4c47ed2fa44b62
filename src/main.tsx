import './ui/design/tokens.css'
import './ui/design/base.css'
import './ui/design/hues.css'
import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { readBackendSetting } from './composition/backend-setting'
import { lazyBackends } from './composition/lazy-backends'
import { compose, recoveryFor } from './composition/compose'
import { lazyKeptWork } from './composition/kept-work'
import { isPortError } from './domain/model/errors/port-error'
import { App } from './ui/shell/app'
import { startLanguage } from './ui/app/language'
import { preloadPath } from './ui/shell/preload-screen'
import { startTheme } from './ui/app/theme'
import { lazyComponent } from './ui/design/lazy-component'
import { LazyPart } from './ui/design/lazy-part'

// Shown when nothing else can be; where not even that comes, it is said so in its place.
const { Component: BackendFailure } = lazyComponent(() =>
  import('./ui/features/backend/backend-failure').then((file) => file.BackendFailure),
)

startTheme()
const wordsThere = startLanguage()
const screenThere = preloadPath(location.pathname)

const container = document.getElementById('root')
if (container === null) throw new Error('index.html has no #root')
void start(createRoot(container))

// Not awaited at the top level: chunks fetched meanwhile import from this one's, and would wait for each other for ever.
async function start(root: Root): Promise<void> {
  const setting = readBackendSetting(localStorage, import.meta.env)
  const backends = lazyBackends({
    storage: localStorage,
    build: import.meta.env,
    setting,
    restart: () => location.assign('/'),
  })
  const choose = async (isFirst: boolean): Promise<void> => {
    const { BackendsScreen } = await import('./ui/features/backend/backends-screen')
    root.render(<BackendsScreen backends={backends} isFirst={isFirst} />)
  }
  const fail = async (error: unknown): Promise<void> => {
    const recovery = isPortError(error, 'store/corrupt') ? await recoveryFor(setting) : null
    root.render(
      <LazyPart>
        <BackendFailure error={error} onChoose={() => void choose(false)} recovery={recovery} />
      </LazyPart>,
    )
  }
  await wordsThere
  if (setting.set === 'unset') return choose(true)
  try {
    const { ports, runtime, sync, developerTools, failures$ } = await compose(setting)
    // A screen that comes after the shell would come 300 ms late: so long does React keep a fallback it has shown.
    await screenThere
    failures$.subscribe((failure) => void fail(failure))
    const services = { ports, runtime, sync, keptWork: lazyKeptWork(), developerTools, backends, backendName: setting.set }
    root.render(
      <StrictMode>
        <App services={services} />
      </StrictMode>,
    )
  } catch (error) {
    await fail(error)
  }
}
