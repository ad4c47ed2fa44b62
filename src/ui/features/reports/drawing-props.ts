import type { Chart, Look } from './report'

export interface DrawingProps {
  readonly chart: Chart
  readonly hrefOf: (behind: string) => string
  /** What fills a series, by its look. */
  readonly fillOf: (look: Look) => string
}
