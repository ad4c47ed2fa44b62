import { serve } from '../_bundle/portside.js'

Deno.serve(serve('erase-person', (name: string) => Deno.env.get(name)))
