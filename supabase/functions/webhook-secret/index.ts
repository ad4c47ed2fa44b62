import { serve } from '../_bundle/portside.js'

Deno.serve(serve('webhook-secret', (name: string) => Deno.env.get(name)))
