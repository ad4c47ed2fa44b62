import { serve } from '../_bundle/portside.js'

Deno.serve(serve('run-rules', (name: string) => Deno.env.get(name)))
