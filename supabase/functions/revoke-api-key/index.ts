import { serve } from '../_bundle/portside.js'

Deno.serve(serve('revoke-api-key', (name: string) => Deno.env.get(name)))
