import type { Plugin } from 'vite'

export function bundleWorker(folder: string, plugins?: readonly Plugin[]): Promise<string>
export function bundleAssets(folder: string): Promise<string>
