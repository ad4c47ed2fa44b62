import type { FileToWeigh, Sign } from './file-to-weigh'
import { isAddress, isPhone, isProfile } from './reach-signs'
import { shareOf } from './value-signs'

export const CHANNELS = 'channels'

interface Channel {
  readonly isSuch: (value: string) => boolean
  readonly people: number
  readonly companies: number
}

const KINDS_OF_CHANNELS: readonly Channel[] = [
  { isSuch: isAddress, people: 1.5, companies: 1.5 },
  { isSuch: isPhone, people: 1.5, companies: 1.5 },
  { isSuch: isProfile, people: 2, companies: 0 },
]

/** In half of the rows, most of them such, and seldom twice the same. */
const USUAL = 0.5
const SUCH = 0.6
const DISTINCT = 0.5
const ROWS_LEAST = 2

/**
 * Rows with an address, a number or a page of their own are people or companies: this tells them from other rows, and hardly
 * from each other.
 */
export function channelSigns({ shown, valuesAt, filledAt }: FileToWeigh): readonly Sign[] {
  const rows = Math.max(0, ...shown.map((_, at) => filledAt(at)))
  return KINDS_OF_CHANNELS.flatMap(({ isSuch, ...weights }) => {
    const at = shown.findIndex((_, column) => {
      const values = valuesAt(column)
      return (
        values.length >= ROWS_LEAST &&
        filledAt(column) >= rows * USUAL &&
        new Set(values).size >= values.length * DISTINCT &&
        shareOf(values, isSuch) >= SUCH
      )
    })
    return at === -1
      ? []
      : (['people', 'companies'] as const).map((kind) => ({
          kind,
          weight: weights[kind],
          group: CHANNELS,
          reason: { by: 'columns' as const, names: [shown[at] ?? ''] },
        }))
  })
}
