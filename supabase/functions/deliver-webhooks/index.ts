import { serve } from '../_bundle/portside.js'

Deno.serve(serve('deliver-webhooks', (name: string) => Deno.env.get(name)))
