import { serve } from '../_bundle/portside.js'

Deno.serve(serve('capture-address', (name: string) => Deno.env.get(name)))
