import { serve } from '../_bundle/portside.js'

Deno.serve(serve('turn-off-push', (name: string) => Deno.env.get(name)))
