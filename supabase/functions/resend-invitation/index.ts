import { serve } from '../_bundle/portside.js'

Deno.serve(serve('resend-invitation', (name: string) => Deno.env.get(name)))
