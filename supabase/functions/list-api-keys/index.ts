import { serve } from '../_bundle/portside.js'

Deno.serve(serve('list-api-keys', (name: string) => Deno.env.get(name)))
