import { serve } from '../_bundle/portside.js'

Deno.serve(serve('undo-rule-run', (name: string) => Deno.env.get(name)))
