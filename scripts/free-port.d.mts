export function freePort(first: number, host?: string): Promise<number>
