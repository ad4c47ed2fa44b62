import { serve } from '../_bundle/portside.js'

Deno.serve(serve('deactivate-member', (name: string) => Deno.env.get(name)))
