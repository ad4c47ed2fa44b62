import { serve } from '../_bundle/portside.js'

Deno.serve(serve('create-workspace', (name: string) => Deno.env.get(name)))
