import { serve } from '../_bundle/portside.js'

Deno.serve(serve('authorize-program', (name: string) => Deno.env.get(name)))
