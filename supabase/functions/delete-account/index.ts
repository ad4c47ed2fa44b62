import { serve } from '../_bundle/portside.js'

Deno.serve(serve('delete-account', (name: string) => Deno.env.get(name)))
