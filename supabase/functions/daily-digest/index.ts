import { serve } from '../_bundle/portside.js'

Deno.serve(serve('daily-digest', (name: string) => Deno.env.get(name)))
