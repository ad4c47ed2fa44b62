import './ui/design/tokens.css'
import './ui/design/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { readBackendSetting } from './composition/backend-setting'
import { compose } from './composition/compose'
import { App } from './ui/app/app'
import { startTheme } from './ui/app/theme'
import { BackendFailure } from './ui/features/backend/backend-failure'

startTheme()

const setting = readBackendSetting(localStorage, import.meta.env.VITE_PORTSIDE_BACKEND)
const container = document.getElementById('root')
if (container === null) throw new Error('index.html has no #root')
const root = createRoot(container)

try {
  const { ports, runtime, developerTools } = await compose(setting)
  const services = { ports, runtime, developerTools, isLocal: setting.set === 'memory', backendName: setting.set }
  root.render(
    <StrictMode>
      <App services={services} />
    </StrictMode>,
  )
} catch (error) {
  root.render(<BackendFailure error={error} />)
}
