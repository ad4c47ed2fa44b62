import { ensureDependencies } from './setup.mjs'

ensureDependencies()
const { bundleFunctions } = await import('./backend/functions/bundle.mjs')
await bundleFunctions()
console.log('The server functions are bundled. To the linked project: npx supabase functions deploy --use-api')
