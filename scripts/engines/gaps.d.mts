export interface Gap {
  readonly engine: 'firefox' | 'webkit'
  /** The end of the path of its file. */
  readonly file: string
  /** What is in the titles that are meant. */
  readonly story: string
  readonly why: string
}

export interface Story {
  readonly engine: string
  readonly file: string
  readonly title: string
}

export const GAPS: readonly Gap[]
export function gapOf(engine: string, file: string, title: string): Gap | null
export function unusedGaps(stories: readonly Story[]): readonly Gap[]
