import type { Plugin } from 'vite'

export function formPage(): Plugin
