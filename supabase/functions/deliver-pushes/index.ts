import { serve } from '../_bundle/portside.js'

Deno.serve(serve('deliver-pushes', (name: string) => Deno.env.get(name)))
