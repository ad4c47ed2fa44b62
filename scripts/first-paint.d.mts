import type { Plugin } from 'vite'

export function firstPaint(): Plugin
