import { ensureDependencies } from './setup.mjs'

ensureDependencies()
const { bundleFunctions } = await import('./backend/functions/bundle.mjs')
await bundleFunctions()
console.log('The server functions are bundled. To a hosted project: npx supabase functions deploy --project-ref <ref>')
