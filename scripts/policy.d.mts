import type { Plugin } from 'vite'

export function allowingBackends(headers: string, backends: readonly string[]): string
export function allowingFirstScript(headers: string, page: string): string
export function buildPolicy(): Plugin
