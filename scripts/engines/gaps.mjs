/**
 * Stories that an engine, or what drives it, cannot tell, and why. They are run all the same: one that passes is reported, and a
 * row that no story has is, too.
 */
export const GAPS = [
  ...['firefox', 'webkit'].map((engine) => ({
    engine,
    file: 'first-paint.test.ts',
    story: 'three trips one after another',
    why: 'requests are delayed and followed by the protocol of Chromium',
  })),
  {
    engine: 'webkit',
    file: 'api.test.ts',
    story: 'is let in by signing in',
    why: 'what drives it loses a page that goes to another site by itself; the program is answered all the same',
  },
  ...['firefox', 'webkit'].map((engine) => ({
    engine,
    file: 'forced-colours.test.ts',
    story: 'axe finds nothing',
    why: 'what drives it sets no colours of the system',
  })),
  ...['firefox', 'webkit'].map((engine) => ({
    engine,
    file: 'first-paint.test.ts',
    story: 'the screen of last time is on the page',
    why: 'what drives it writes a style into the page for a picture, which the policy refuses',
  })),
  ...['firefox', 'webkit'].map((engine) => ({
    engine,
    file: 'forms.test.ts',
    story: 'a form on somebody else’s page',
    why: 'what drives it brings neither keys nor clicks into a frame of another site',
  })),
]

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
