import type { FileVerdict, Verdict } from './judge-file'

export interface Totals {
  readonly files: number
  /** Filled cells of columns that have a field here. */
  readonly cells: number
  readonly count: Readonly<Record<Verdict, number>>
  readonly kinds: Readonly<Record<FileVerdict['kind'], number>>
}

export function totalsOf(files: readonly FileVerdict[]): Totals {
  const count: Record<Verdict, number> = { right: 0, wrong: 0, lost: 0, 'left out': 0, asked: 0, stopped: 0, own: 0 }
  const kinds: Record<FileVerdict['kind'], number> = { right: 0, asked: 0, wrong: 0, refused: 0 }
  for (const { kind, cells } of files) {
    kinds[kind] += 1
    for (const { verdict } of cells) count[verdict] += 1
  }
  const { own, ...counted } = count
  return { files: files.length, cells: Object.values(counted).reduce((sum, each) => sum + each, 0), count, kinds }
}

export function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : ((100 * part) / whole).toFixed(1)
}

const HEAD = ['file', 'cells', 'right %', 'wrong', 'lost', 'left out', 'asked', 'stopped', 'own', 'kind']

/** A line a file, and one for all. */
export function tableOf(files: readonly FileVerdict[]): string {
  const lines = files.map((file) =>
    lineOf(file.name, totalsOf([file]), file.kind === 'right' ? '' : `${file.kind}: ${file.taken}`),
  )
  const all = totalsOf(files)
  const kinds = Object.entries(all.kinds)
    .filter(([, many]) => many > 0)
    .map(([kind, many]) => `${kind} ${many}`)
  return [HEAD, ...lines, lineOf(`${all.files} files`, all, kinds.join(', '))].map(aligned).join('\n')
}

function lineOf(name: string, { cells, count }: Totals, kind: string): readonly string[] {
  const counts = (['wrong', 'lost', 'left out', 'asked', 'stopped', 'own'] as const).map((verdict) =>
    String(count[verdict] || ''),
  )
  return [name.slice(0, 60), String(cells), percent(count.right, cells), ...counts, kind]
}

function aligned([name = '', ...others]: readonly string[]): string {
  return `${name.padEnd(60)} ${others.map((text, at) => (at === others.length - 1 ? `  ${text}` : text.padStart(8))).join(' ')}`.trimEnd()
}

/** Every cell that is neither right nor offered as a field: file, row, column, value, what came instead. */
export function cellsOf(files: readonly FileVerdict[]): string {
  return files
    .flatMap(({ name, cells }) =>
      cells
        .filter(({ verdict }) => verdict !== 'right' && verdict !== 'own')
        .map(
          (cell) =>
            `${cell.verdict.padEnd(8)} ${name} | ${cell.row} | ${cell.column} | ${cell.target} | ${short(cell.expected)} | ${short(cell.instead)}`,
        ),
    )
    .join('\n')
}

function short(text: string): string {
  return text.replace(/\s+/gu, ' ').slice(0, 90)
}

/** What a bench or another script reads. */
export function figuresOf(files: readonly FileVerdict[]): {
  readonly right: number
  readonly wrong: number
  readonly lost: number
  readonly kind: number
} {
  const { cells, count, kinds } = totalsOf(files)
  return { right: count.right / cells, wrong: count.wrong / cells, lost: count.lost, kind: kinds.wrong }
}
