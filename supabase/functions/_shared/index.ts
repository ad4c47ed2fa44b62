export { serve } from './serve'
export { serveApi } from './serve-api'
