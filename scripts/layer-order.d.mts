import type { Plugin } from 'vite'

export function layerOrder(): Plugin
