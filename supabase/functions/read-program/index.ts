import { serve } from '../_bundle/portside.js'

Deno.serve(serve('read-program', (name: string) => Deno.env.get(name)))
