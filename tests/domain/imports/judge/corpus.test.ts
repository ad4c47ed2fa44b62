import { describe, expect, it } from 'vitest'
import { corpusFiles } from '../corpus/files'
import { judgeFile } from './judge-file'
import { figuresOf } from './table'

const verdicts = corpusFiles().map((file) => judgeFile(file))
const figures = figuresOf(verdicts)

describe('the corpus of files', () => {
  it('is of at least 200 layouts', () => {
    expect(verdicts.length).toBeGreaterThanOrEqual(200)
  })

  it('comes in right, and is nowhere wrong, lost or taken for another kind in silence', () => {
    const { right, wrong, lost, kind } = figures
    // What falls short is listed by `npm run judge -- --cells`.
    expect([right >= 0.97, wrong <= 0.003, lost, kind]).toEqual([true, true, 0, 0])
  })
})
