import type { Plugin } from 'vite'

export function withoutMetadata(): Plugin
