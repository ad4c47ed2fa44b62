export function configOf(section: string): Readonly<Record<string, string | number | boolean>>
export function configFile(path: string): string
