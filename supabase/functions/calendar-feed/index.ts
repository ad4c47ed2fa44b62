import { serve } from '../_bundle/portside.js'

Deno.serve(serve('calendar-feed', (name: string) => Deno.env.get(name)))
