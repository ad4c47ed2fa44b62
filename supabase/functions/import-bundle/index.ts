import { serve } from '../_bundle/portside.js'

Deno.serve(serve('import-bundle', (name: string) => Deno.env.get(name)))
