import { TAG_COLOURS } from '../../domain/model/tags/tag-colours'
import type { Tag } from '../../domain/model/tags/tag'
import { classNames } from './class-names'
import styles from './avatar.module.css'

export interface AvatarProps {
  readonly name: string
  /** People are round, companies are square. */
  readonly shape?: 'round' | 'square'
  readonly size?: 'xs' | 'sm' | 'md' | 'lg'
}

/** Initials on a colour that is always the same for the name. Decorative: the name stands beside it. */
export function Avatar({ name, shape = 'round', size = 'sm' }: AvatarProps) {
  return (
    <span className={classNames(styles.avatar, styles[shape], styles[size])} data-hue={hueOf(name)} aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}

/** A colour of the tag palette that is always the same for a text. */
function hueOf(text: string): Tag['colour'] {
  let hash = 0
  for (let index = 0; index < text.length; index += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(index)) | 0
  return TAG_COLOURS[Math.abs(hash) % TAG_COLOURS.length] ?? 'grey'
}

/** Up to two letters for a name: the first of its first and last word. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s@.,/_-]+/u).filter((word) => letterOf(word) !== '')
  const first = words[0]
  const last = words.length > 1 ? words.at(-1) : undefined
  return `${letterOf(first)}${letterOf(last)}`.toLocaleUpperCase('en')
}

// With the `u` flag an astral character is matched whole.
function letterOf(word = ''): string {
  return isLatin(word.charCodeAt(0)) ? word.charAt(0) : (/[\p{L}\p{N}]/u.exec(word)?.[0] ?? '')
}

/** ASCII letters and digits, and the letters from À to ɏ: recognised without the Unicode tables, for which the first list would wait. */
function isLatin(unit: number): boolean {
  if (unit >= 0xc0) return unit <= 0x24f && unit !== MULTIPLICATION && unit !== DIVISION
  return (unit >= 0x30 && unit <= 0x39) || (unit >= 0x41 && unit <= 0x5a) || (unit >= 0x61 && unit <= 0x7a)
}

const MULTIPLICATION = 0xd7
const DIVISION = 0xf7
