import { serve } from '../_bundle/portside.js'

Deno.serve(serve('accept-invitation', (name: string) => Deno.env.get(name)))
