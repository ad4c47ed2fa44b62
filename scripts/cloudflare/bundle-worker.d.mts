export function bundleWorker(folder: string): Promise<string>
