import { serve } from '../_bundle/portside.js'

Deno.serve(serve('create-api-key', (name: string) => Deno.env.get(name)))
