/** Reads the `_headers` format of static hosts: a path pattern at the start of a line, its headers indented below. */
export function parseHeaderRules(text) {
  const rules = []
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue
    if (/^\s/.test(line)) {
      const colon = line.indexOf(':')
      if (/^\s+!/.test(line)) rules.at(-1)?.headers.push([line.replace('!', '').trim(), null])
      else rules.at(-1)?.headers.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()])
    } else {
      rules.push({ matches: matcher(line.trim()), headers: [] })
    }
  }
  return rules
}

/** The headers of every rule that matches the path; a later rule wins, and may take one back (`! Name`). */
export function headersFor(rules, path) {
  const all = Object.fromEntries(rules.filter((rule) => rule.matches(path)).flatMap((rule) => rule.headers))
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null))
}

function matcher(pattern) {
  if (!pattern.endsWith('*')) return (path) => path === pattern
  const prefix = pattern.slice(0, -1)
  return (path) => path.startsWith(prefix)
}
