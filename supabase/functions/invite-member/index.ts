import { serve } from '../_bundle/portside.js'

Deno.serve(serve('invite-member', (name: string) => Deno.env.get(name)))
