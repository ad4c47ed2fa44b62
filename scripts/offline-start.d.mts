import type { Plugin } from 'vite'

export function builtFiles(folder: string): readonly { readonly url: string; readonly revision: string | null }[]
export function offlineStart(): Plugin
