import { stripVTControlCharacters } from 'node:util'

/**
 * What a Vitest JSON report says of the contract of each adapter set. A scenario is known by its test's name:
 * `contract of <set>` › `<key>: <sentence>` or `known gap <key>: <sentence> — <reason>`.
 *
 * @param report the parsed JSON report, null where there is none
 * @returns one row a scenario that was registered, in their order
 */
export function contractRows(report) {
  return tests(report, 'contract of ').flatMap(({ group, title, status, message }) => {
    const match = /^(known gap )?(\S+\/\S+): (?:.* — (.*))?/.exec(title)
    if (match === null)
      return status === 'passed' ? [] : [{ set: group, key: 'suite', result: 'fail', why: `${title}: ${message}` }]
    const [, isGap, key, reason = ''] = match
    return [{ set: group, key, ...verdictOf(status, { isGap: isGap !== undefined, reason, message }) }]
  })
}

/** The planted faults: `planted faults` › `<key>: <what it is>; caught by <scenarios>`. */
export function faultRows(report) {
  return tests(report, 'planted faults').map(({ title, status, message }) => {
    const [, key, by] = /^(\S+): .*; caught by (.*)$/.exec(title) ?? [null, title, '']
    return { key, by, result: status === 'passed' ? 'caught' : 'missed', why: status === 'passed' ? '' : message }
  })
}

/** Adds a row `not-run` for every scenario that any set has and another lacks. */
export function completed(rows, sets) {
  const keys = [...new Set(rows.map(({ key }) => key))]
  const known = new Map(rows.map((row) => [`${row.set} ${row.key}`, row]))
  return sets.flatMap((set) =>
    keys.map(
      (key) => known.get(`${set} ${key}`) ?? { set, key, result: 'not-run', why: 'the suite of this set did not get to it' },
    ),
  )
}

/** The report as text: a line for every scenario that does not pass on all sets, a paragraph for those of a group that do. */
export function contractText(rows, faults) {
  const sets = [...new Set(rows.map(({ set }) => set))]
  const byKey = groupBy(rows, ({ key }) => key)
  const width = Math.max(...sets.map((set) => set.length), 9) + 2
  const lines = [`${sets.map((set) => set.padEnd(width)).join('')}scenario`]
  for (const [group, keys] of groups([...byKey.keys()])) {
    const isFine = (key) => byKey.get(key).every(({ result }) => result === 'pass')
    const fine = keys.filter(isFine)
    const cells = sets.map(() => 'pass'.padEnd(width)).join('')
    if (fine.length > 0) lines.push(...paragraph(`${cells}${group} (${fine.length}): `, names(fine, group), sets.length * width))
    for (const key of keys.filter((one) => !isFine(one))) lines.push(...detail(byKey.get(key), { sets, width }))
  }
  const counts = sets.map((set) => `${set}: ${tally(rows.filter((row) => row.set === set))}`)
  const missed = faults.filter(({ result }) => result === 'missed')
  lines.push('', ...counts, '', `planted faults: ${faults.length - missed.length} caught, ${missed.length} missed`)
  lines.push(...faults.map(({ key, by, result }) => `${result}  ${key.padEnd(26)}${by}`))
  return lines.join('\n')
}

function tests(report, prefix) {
  return (report?.testResults ?? []).flatMap(({ assertionResults, message }) =>
    assertionResults
      .filter(({ ancestorTitles }) => ancestorTitles[0]?.startsWith(prefix))
      .map(({ ancestorTitles, title, status, failureMessages }) => ({
        group: ancestorTitles[0].slice(prefix.length),
        title,
        status,
        message: firstLine(failureMessages[0] ?? message ?? ''),
      })),
  )
}

function verdictOf(status, { isGap, reason, message }) {
  if (status !== 'passed' && status !== 'failed') return { result: 'not-run', why: status }
  if (!isGap) return { result: status === 'passed' ? 'pass' : 'fail', why: message }
  return status === 'passed'
    ? { result: 'known-gap', why: reason }
    : { result: 'fail', why: 'a known gap that is mended: strike it off the list' }
}

/** `records/invalid/email` belongs to `records/invalid`, `records/replay` to `records`. */
function groups(keys) {
  return groupBy(keys, (key) => key.split('/').slice(0, -1).join('/'))
}

function names(keys, group) {
  return keys.map((key) => key.slice(group.length + 1))
}

const COLUMNS = 120

/** Names one after the other in lines that fit a terminal, indented but for the first. */
function paragraph(head, words, indent) {
  const lines = [head]
  for (const [at, word] of words.entries()) {
    const piece = at === words.length - 1 ? word : `${word}, `
    if (lines.at(-1).length + piece.trimEnd().length <= COLUMNS) lines[lines.length - 1] += piece
    else lines.push(' '.repeat(indent + 2) + piece)
  }
  return lines.map((line) => line.trimEnd())
}

function detail(rows, { sets, width }) {
  const bySet = new Map(rows.map((row) => [row.set, row]))
  const cells = sets.map((set) => (bySet.get(set)?.result ?? 'not-run').padEnd(width)).join('')
  return [`${cells}${rows[0].key}`, ...rows.filter(({ why }) => why !== '').map(({ set, why }) => `    ${set}: ${why}`)]
}

function tally(rows) {
  const counts = new Map()
  for (const { result } of rows) counts.set(result, (counts.get(result) ?? 0) + 1)
  return [...counts].map(([result, count]) => `${count} ${result}`).join(', ')
}

/** `Map.groupBy`, which Node 20 lacks. */
function groupBy(items, nameOf) {
  const found = new Map()
  for (const item of items) found.set(nameOf(item), [...(found.get(nameOf(item)) ?? []), item])
  return found
}

function firstLine(text) {
  return stripVTControlCharacters(text).split('\n')[0]
}
