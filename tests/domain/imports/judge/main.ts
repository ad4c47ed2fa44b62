import { corpusFiles } from '../corpus/files'
import { LAYOUTS } from '../corpus/layouts'
import { judgeFile } from './judge-file'
import { cellsOf, figuresOf, tableOf } from './table'
import { filesIn } from './truth'

/** The files judged, as a table. @param folder `null`: those of the corpus */
export function judged(
  folder: string | null,
  { withCells, isTold }: { readonly withCells: boolean; readonly isTold: boolean },
): string {
  const verdicts = (folder === null ? corpusFiles() : filesIn(folder)).map((file) => judgeFile(file, isTold))
  return [tableOf(verdicts), ...(withCells ? [cellsOf(verdicts)] : []), JSON.stringify(figuresOf(verdicts))].join('\n\n')
}

/** What the bench reports of the corpus. */
export function corpusFigures() {
  return { ...figuresOf(corpusFiles().map((file) => judgeFile(file))), files: LAYOUTS.length }
}
