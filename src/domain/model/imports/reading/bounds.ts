/* How much a file may make of itself. Counted while it is read, so that what is beyond ends there and is refused. */

/**
 * Bytes out for each byte packed. Spreadsheet programs pack a sheet to a tenth, one of equal cells to a fiftieth; a bomb is
 * packed to a thousandth.
 */
const MOST_RATIO = 100
/** Bytes of a part that may be packed as tightly as it can be: a workbook of one sheet of blanks is read in a moment. */
const SMALL_BYTES = 16 * 1024 * 1024

/** How many bytes may come out of so many packed ones. */
export function mostUnpacked(packedBytes: number): number {
  return Math.max(SMALL_BYTES, packedBytes * MOST_RATIO)
}

/** Tags of a part that is packed to next to nothing: all rows that a sheet has in any program, and some cells. */
const SMALL_TAGS = 1_200_000

/** How many tags a part may have: reading one takes half a microsecond, and written out each takes a byte or more when packed. */
export function mostTags(packedBytes: number): number {
  return SMALL_TAGS + packedBytes
}

/** Tags of a sheet that is only looked at: its first rows, however wide. */
export const MOST_SAMPLED_TAGS = 100_000
/** Levels of tags within tags. Parts of workbooks are flat, and each level costs as much as there are above it. */
export const DEEPEST_TAG = 1000
/** Of one tag. Those of workbooks have ten or so, and a parser keeps all of them. */
export const MOST_ATTRIBUTES = 1000
/** Cells that merged or repeated ones may be spread over: those of 20 columns that are merged from top to bottom. */
export const MOST_SPREAD_CELLS = 2_000_000
