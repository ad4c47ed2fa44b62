/**
 * Stories that an engine, or what drives it, cannot tell, and why. They are run all the same: one that passes is reported, and a
 * row that no story has is, too.
 */
export const GAPS = ['firefox', 'webkit'].map((engine) => ({
  engine,
  file: 'first-paint.test.ts',
  story: 'three trips one after another',
  why: 'requests are delayed and followed by the protocol of Chromium',
}))

/** @param {string} engine  @param {string} file  @param {string} title */
export function gapOf(engine, file, title) {
  return GAPS.find((gap) => isOf(gap, engine, file, title)) ?? null
}

/** @returns the rows of which no story was run @param {readonly { engine: string, file: string, title: string }[]} stories */
export function unusedGaps(stories) {
  return GAPS.filter((gap) => !stories.some(({ engine, file, title }) => isOf(gap, engine, file, title)))
}

function isOf(gap, engine, file, title) {
  return gap.engine === engine && file.endsWith(gap.file) && title.includes(gap.story)
}
