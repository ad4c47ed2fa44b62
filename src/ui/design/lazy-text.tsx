import type { ComponentType } from 'react'
import { lazyComponent } from './lazy-component'

export interface LazyTextProps {
  readonly text: string
  /** What stands around the words: quotation marks, a sentence. */
  readonly within?: (words: string) => string
}

type Rewrite = (text: string) => string

/** Text that is written by code fetched when the first of it is shown: by `plain` until then, and where the code cannot be had. */
export function lazyText(load: () => Promise<Rewrite>, plain: Rewrite = asItIs): ComponentType<LazyTextProps> {
  return lazyComponent(() => load().then(written, () => written(plain)), written(plain)).Component
}

function written(rewrite: Rewrite): ComponentType<LazyTextProps> {
  return ({ text, within = asItIs }) => within(rewrite(text))
}

function asItIs(text: string): string {
  return text
}
