import type { Plugin } from 'vite'

export function allowingBackends(headers: string, backends: readonly string[]): string
export function backendPolicy(): Plugin
