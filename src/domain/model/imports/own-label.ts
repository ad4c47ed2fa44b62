import type { Target } from './targets'

/** A detail is kept as a line of its own, called what its column is. */
export function ownLabel(target: Target, name: string): string | null {
  return /\.(nickname|detail)$/.test(target) ? spaced(name.replace(/^Organization\s+(\d+\s+-\s+)?/i, '')).slice(0, 40) : null
}

/** `AssistantName` */
function spaced(name: string): string {
  return name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
}
