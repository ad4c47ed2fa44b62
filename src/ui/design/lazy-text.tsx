import { lazy, Suspense, type ComponentType } from 'react'

export interface LazyTextProps {
  readonly text: string
  /** What stands around the words: quotation marks, a sentence. */
  readonly within?: (words: string) => string
}

type Rewrite = (text: string) => string

/** Text that is written by code fetched when the first of it is shown: by `plain` until then, and where the code cannot be had. */
export function lazyText(load: () => Promise<Rewrite>, plain: Rewrite = asItIs): ComponentType<LazyTextProps> {
  const Written = lazy(async () => {
    const rewrite = await load().catch(() => plain)
    return { default: ({ text, within = asItIs }: LazyTextProps) => within(rewrite(text)) }
  })
  return (props) => (
    <Suspense fallback={(props.within ?? asItIs)(plain(props.text))}>
      <Written {...props} />
    </Suspense>
  )
}

function asItIs(text: string): string {
  return text
}
