import { serve } from '../_bundle/portside.js'

Deno.serve(serve('list-push-devices', (name: string) => Deno.env.get(name)))
