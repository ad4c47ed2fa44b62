export function bundleFunctions(): Promise<void>
