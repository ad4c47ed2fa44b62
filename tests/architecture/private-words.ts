import { parseSync, Visitor } from 'oxc-parser'

/** Words this project once used for things that have a standard term. The glossary in ARCHITECTURE.md has the terms. */
const PRIVATE_WORDS = ['desk', 'ear', 'heard', 'laid', 'standing', 'told']
const ANY = new RegExp(PRIVATE_WORDS.join('|'), 'i')

/** The names with a private word in them, as `path: name`. Words in comments and texts do not count. */
export function findPrivateNames(sources: ReadonlyMap<string, string>): readonly string[] {
  // Few files contain the letters at all: only those are parsed.
  return [...sources].filter(([, source]) => ANY.test(source)).flatMap(([path, source]) => privateNamesIn(path, source))
}

function privateNamesIn(path: string, source: string): readonly string[] {
  const names = new Set<string>()
  const note = ({ name }: { readonly name: string }): void => {
    if (wordsOf(name).some((word) => PRIVATE_WORDS.includes(word))) names.add(`${path}: ${name}`)
  }
  new Visitor({ Identifier: note, PrivateIdentifier: note }).visit(parseSync(path, source).program)
  return [...names].toSorted()
}

function wordsOf(name: string): readonly string[] {
  const spaced = name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
  return spaced.toLowerCase().split(/[^a-z0-9]+/)
}
