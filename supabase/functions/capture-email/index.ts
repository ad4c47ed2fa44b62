import { serve } from '../_bundle/portside.js'

Deno.serve(serve('capture-email', (name: string) => Deno.env.get(name)))
