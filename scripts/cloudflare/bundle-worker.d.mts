export function bundleWorker(folder: string): Promise<string>
export function bundleAssets(folder: string): Promise<string>
