import { fold } from '../kernel/text-fold'

const LONGEST = 50

/** The name as a part of an address: lower-case Latin letters, digits and hyphens; `workspace` where nothing is left. */
export function slugOf(name: string): string {
  const words = fold(name).replace(/[^a-z0-9]+/g, '-')
  return words.slice(0, LONGEST).replace(/^-+|-+$/g, '') || 'workspace'
}

/** The slug itself, else the first of `slug-2`, `slug-3`, … that is free. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  let free = slug
  for (let number = 2; taken.has(free); number += 1) free = `${slug}-${number}`
  return free
}
