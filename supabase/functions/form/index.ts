import { serveForms } from '../_bundle/portside.js'

Deno.serve(serveForms((name: string) => Deno.env.get(name)))
