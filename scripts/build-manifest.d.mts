import type { Plugin } from 'vite'

export function manifestAside(to?: string): Plugin
