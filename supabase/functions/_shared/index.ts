export { serve } from './serve'
export { serveApi } from './serve-api'
export { serveForms } from './serve-forms'
