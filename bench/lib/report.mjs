import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** A measured row with its ratio and whether the goal, a most or a least, is met; a row that could not be measured is a missed goal. */
export function judge({ key, value, baseline, unit, goal, difference = false, isLeast = false, why }) {
  if (value === null) return { key, value, unit, baseline: null, ratio: null, goal, met: false, why }
  const ratio = baseline === null ? null : difference ? (value - baseline.value) / baseline.unit : value / baseline
  const reached = ratio ?? value
  const met = isLeast ? reached >= goal : reached <= goal
  return {
    key,
    value: round(value),
    unit,
    baseline: roundBaseline(baseline),
    ratio: ratio === null ? null : round(ratio),
    goal,
    ...(isLeast ? { isLeast } : {}),
    met,
  }
}

export function writeResults(path, rows) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `${JSON.stringify({ rows }, null, 2)}\n`)
}

export function printTable(rows) {
  const cells = [
    ['key', 'value', 'baseline', 'ratio', 'goal', ''],
    ...rows.map(({ key, value, unit, baseline, ratio, goal, isLeast, met, why }) => [
      key,
      value === null ? 'not measured' : `${value} ${unit}`,
      baseline === null ? '–' : String(baseline),
      ratio === null ? '–' : String(ratio),
      `${isLeast ? '≥' : '≤'} ${goal}`,
      met ? 'met' : `MISSED${why === undefined ? '' : `: ${why}`}`,
    ]),
  ]
  printColumns(cells)
}

/** @param cells rows of equal length, the heads first */
export function printColumns(cells) {
  const widths = cells[0].map((_, column) => Math.max(...cells.map((row) => row[column].length)))
  for (const row of cells)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    )
}

function roundBaseline(baseline) {
  return baseline === null ? null : round(typeof baseline === 'object' ? baseline.value : baseline)
}

function round(value) {
  return Math.abs(value) >= 1000 ? Math.round(value) : Number(value.toPrecision(4))
}
