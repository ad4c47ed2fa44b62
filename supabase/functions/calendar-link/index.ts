import { serve } from '../_bundle/portside.js'

Deno.serve(serve('calendar-link', (name: string) => Deno.env.get(name)))
