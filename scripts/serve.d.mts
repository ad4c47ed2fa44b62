import type { Server } from 'node:http'

export function serve(options: { readonly folder: string; readonly port: number; readonly host?: string }): Promise<Server>
