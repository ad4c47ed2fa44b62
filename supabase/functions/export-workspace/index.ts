import { serve } from '../_bundle/portside.js'

Deno.serve(serve('export-workspace', (name: string) => Deno.env.get(name)))
