import { type Cell, EMPTY, type Given, pick, same, personOf, ascii, hostOf } from './given'

export function owner(given: Given): Cell {
  const { sample, pool, row } = given
  const name = pick(pool.members, row)
  if (/^[0-9]/.test(sample) || sample === '') return { text: sample }
  if (sample.includes('@')) return { text: `${name.toLowerCase().replaceAll(' ', '.')}@workspace.example`, expected: name }
  return { text: sample.startsWith('[') ? `[${name}]` : name, expected: name }
}

export function tags({ sample, row, pool, nth }: Given): Cell {
  if (sample === '' && nth > 0) return EMPTY
  const words = [sample.split(/[,;]/)[0]?.replaceAll('"', '').trim() || 'vip', ...pool.words.tags]
  const [first, second] = [pick(words, row), pick(words, row + 1)]
  const mark = /["\s]?[,;]\s?["\s]?/.exec(sample)?.[0]
  if (mark === undefined || row % 2 === 0) return { text: sample.startsWith('"') ? `"${first}"` : first, expected: first }
  const joined = `${first}${mark.replace(/^\s+(?=,)/, '')}${second}`
  return { text: sample.startsWith('"') ? `"${joined}"` : joined, expected: `${first}; ${second}` }
}

export function link(given: Given): Cell {
  const { sample, name, row } = given
  if (sample === '' && row !== 2) return EMPTY
  if (sample === '' && !/linkedin|xing|facebook/i.test(name)) return EMPTY
  const handle = `${ascii(personOf(given).first) || 'hana'}${row}`
  if (sample.startsWith('@')) return { text: `@${handle}`, expected: `https://x.com/${handle}` }
  if (/^\w+$/.test(sample)) return { text: handle, expected: `https://x.com/${handle}` }
  const site = /xing/i.test(name)
    ? 'https://www.xing.com/profile/'
    : /facebook/i.test(name)
      ? 'https://www.facebook.com/'
      : 'https://www.linkedin.com/in/'
  const isOwn = sample !== '' && !sample.includes('linkedin')
  const url = isOwn ? sample.replace(/[\w-]+\.example/, hostOf(given)) : site + handle
  return same(url)
}

export function website(given: Given): Cell {
  const isProfile = given.sample.includes('linkedin')
  return isProfile ? { text: '' } : same((given.sample || 'https://acme.example').replace(/[\w-]+\.example/, hostOf(given)))
}

export function notes(given: Given): Cell {
  const { sample, pool, who, at } = given
  const text = pick(pool.words.notes, who + at)
  if (sample.startsWith('<')) return { text: `<p>${text.replaceAll('\n', '<br>')}</p>`, expected: text }
  return same(text)
}
