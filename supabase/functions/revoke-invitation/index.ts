import { serve } from '../_bundle/portside.js'

Deno.serve(serve('revoke-invitation', (name: string) => Deno.env.get(name)))
