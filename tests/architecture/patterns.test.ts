import { readdirSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'oxc-parser'
import { analyse } from 'scslre'
import { expect, it } from 'vitest'

const ROOT = 'src'

it('matches any text in time that grows with its length alone', () => {
  const steep = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) =>
      patternsIn(`${ROOT}/${name}`).flatMap((pattern) => steepPartsOf(pattern).map((part) => `${name}: ${part}`)),
    )
  expect(steep).toEqual([])
})

function patternsIn(file: string): readonly RegExp[] {
  const found: RegExp[] = []
  const visitor = new Visitor({
    Literal(node) {
      if ('regex' in node) found.push(new RegExp(node.regex.pattern, node.regex.flags))
    },
  })
  visitor.visit(parseSync(file, readFileSync(file, 'utf8')).program)
  return found
}

/** The quantifiers that may go over the same characters again and again, with the pattern they are in. */
function steepPartsOf(pattern: RegExp): readonly string[] {
  return analyse(pattern).reports.map((report) => {
    const quantifiers = report.type === 'Trade' ? [report.startQuant, report.endQuant] : [report.quant]
    return `${quantifiers.map(({ raw }) => raw).join(' and ')} in ${String(pattern)}`
  })
}
