import { judgeFile, type FileVerdict } from './judge-file'
import { cellsOf, figuresOf, tableOf } from './table'
import { filesIn, type JudgedFile } from './truth'

/** The folder's files judged, as a table. */
export function judgeFolder(folder: string, withCells: boolean): string {
  return judged(filesIn(folder), withCells)
}

export function judged(files: readonly JudgedFile[], withCells: boolean): string {
  const verdicts: readonly FileVerdict[] = files.map(judgeFile)
  return [tableOf(verdicts), ...(withCells ? [cellsOf(verdicts)] : []), JSON.stringify(figuresOf(verdicts))].join('\n\n')
}
