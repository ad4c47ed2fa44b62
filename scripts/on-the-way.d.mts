import type { Plugin } from 'vite'

export function stylesOfFirstScreen(): Plugin
