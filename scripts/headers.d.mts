export interface HeaderRule {
  readonly matches: (path: string) => boolean
  readonly headers: readonly (readonly [string, string])[]
}
export function parseHeaderRules(text: string): readonly HeaderRule[]
export function headersFor(rules: readonly HeaderRule[], path: string): Readonly<Record<string, string>>
