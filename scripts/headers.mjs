/** Reads the `_headers` format of static hosts: a path pattern at the start of a line, its headers indented below. */
export function parseHeaderRules(text) {
  const rules = []
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue
    if (/^\s/.test(line)) {
      const colon = line.indexOf(':')
      rules.at(-1)?.headers.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()])
    } else {
      rules.push({ matches: matcher(line.trim()), headers: [] })
    }
  }
  return rules
}

/** The headers of every rule that matches the path; a later rule wins. */
export function headersFor(rules, path) {
  return Object.fromEntries(rules.filter((rule) => rule.matches(path)).flatMap((rule) => rule.headers))
}

function matcher(pattern) {
  if (!pattern.endsWith('*')) return (path) => path === pattern
  const prefix = pattern.slice(0, -1)
  return (path) => path.startsWith(prefix)
}
