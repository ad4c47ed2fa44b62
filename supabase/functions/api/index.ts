import { serveApi } from '../_bundle/portside.js'

Deno.serve(serveApi((name: string) => Deno.env.get(name)))
