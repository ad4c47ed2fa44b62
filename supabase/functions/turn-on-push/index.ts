import { serve } from '../_bundle/portside.js'

Deno.serve(serve('turn-on-push', (name: string) => Deno.env.get(name)))
