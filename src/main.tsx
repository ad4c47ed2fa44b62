import './ui/design/font.css'
import './ui/design/tokens.css'
import './ui/design/base.css'
import './ui/design/hues.css'
import { createRoot } from 'react-dom/client'
import { BACKENDS } from './composition/backends/backends'
import { startApp } from './start-app'
import { startTheme } from './ui/app/preferences'

startTheme()

const container = document.getElementById('root')
if (container === null) throw new Error('index.html has no #root')
// Not awaited at the top level: chunks fetched meanwhile import from this one's, and would wait for each other for ever.
void startApp(createRoot(container), {
  descriptors: BACKENDS,
  storage: localStorage,
  build: import.meta.env,
  restart: () => location.assign('/'),
})
