import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseSync, Visitor } from 'oxc-parser'
import { describe, expect, it } from 'vitest'
import { IMPORT_COLLECTIONS } from '../../../src/domain/model/imports/import-collections'
import { ADDRESS_BOOKS } from '../../../src/domain/model/imports/knowledge/address-books'
import { COLUMN_NAMES } from '../../../src/domain/model/imports/knowledge/column-names'
import { FURTHER_COLUMN_NAMES } from '../../../src/domain/model/imports/knowledge/further-column-names'
import { FURTHER_RECORD_COLUMNS } from '../../../src/domain/model/imports/knowledge/further-record-columns'
import { FIELD_WEIGHTS, NOUNS, SIGNS } from '../../../src/domain/model/imports/knowledge/kind-signs'
import * as headers from '../../../src/domain/model/imports/knowledge/header-words'
import {
  OWN_EXPORT_COLUMNS,
  OWN_EXPORT_FAMILIES,
  OWN_EXPORT_SHARED,
} from '../../../src/domain/model/imports/knowledge/own-export'
import { PROGRAMS } from '../../../src/domain/model/imports/knowledge/file-kinds'
import { CLOSE_COLUMNS, OWN_COLUMNS, SHARED_COLUMNS } from '../../../src/domain/model/imports/knowledge/record-columns'
import * as values from '../../../src/domain/model/imports/knowledge/value-words'
import { matchKey } from '../../../src/domain/model/imports/match-key'
import { TARGETS } from '../../../src/domain/model/imports/targets'

const FOLDER = fileURLToPath(new URL('../../../src/domain/model/imports/knowledge', import.meta.url))
const FILES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))

type Table = Readonly<Partial<Record<string, string>>>

/** Every table of names by what they mean, with the tables that are read together with it. */
const TABLES: readonly (readonly [string, readonly Table[]])[] = [
  ...Object.entries({ ...COLUMN_NAMES, ...FURTHER_COLUMN_NAMES }).map(([name, table]) => [name, [table]] as const),
  ...PROGRAMS.map(({ source, names }) => [source, [names]] as const),
  ...IMPORT_COLLECTIONS.map((collection) => [`columns of ${collection}`, columnsOf(collection)] as const),
  ...IMPORT_COLLECTIONS.map((collection) => [`Close's ${collection}`, [CLOSE_COLUMNS[collection] ?? {}]] as const),
  ...IMPORT_COLLECTIONS.map((collection) => [`our own ${collection}`, [OWN_EXPORT_COLUMNS[collection]]] as const),
  ['kinds of columns', [headers.KINDS]],
  ['places', [headers.PLACES]],
  ['prefixes', [headers.PREFIXES]],
  ['signs of kinds', [Object.fromEntries(SIGNS.map(({ names }, at) => [`sign ${at}`, names]))]],
  ...IMPORT_COLLECTIONS.map((kind) => [`what rows are called: ${kind}`, [{ [kind]: NOUNS[kind] }]] as const),
  ['parts of a birthday', [headers.BIRTHDAY_PARTS]],
  ['parts of an address', [headers.ADDRESS_PARTS]],
  ['joined parts of an address', [headers.JOINED_PARTS]],
  ...headers.FAMILIES.map(({ names, parts }) => [`parts of ${names}`, [parts]] as const),
  ...Object.entries(values).flatMap(([name, table]) =>
    typeof table === 'string' || name === 'CURRENCY_SIGNS' ? [] : [[name, [table]] as const],
  ),
]

function columnsOf(collection: (typeof IMPORT_COLLECTIONS)[number]): readonly Table[] {
  const shared = SHARED_COLUMNS.flatMap((table) => (table.in.includes(collection) ? [table.names] : []))
  return [OWN_COLUMNS[collection], ...shared, FURTHER_RECORD_COLUMNS[collection] ?? {}]
}

/** Names that stand under two meanings: the second is never read. */
function twice(tables: readonly Table[]): readonly string[] {
  const seen = new Map<string, string>()
  return tables.flatMap((table) =>
    Object.entries(table).flatMap(([meaning, names = '']) =>
      names.split('|').flatMap((name) => {
        const key = matchKey(name)
        const before = seen.get(key)
        seen.set(key, meaning)
        return before === undefined ? [] : [`${name}: ${before} and ${meaning}`]
      }),
    ),
  )
}

describe('what is known of files', () => {
  it.each(FILES)('is data and nothing else in %s', (file) => {
    const found: string[] = []
    const { program } = parseSync(file, readFileSync(`${FOLDER}/${file}`, 'utf8'))
    const report = ({ type }: { readonly type: string }) => void found.push(type)
    new Visitor({
      CallExpression: report,
      NewExpression: report,
      ArrowFunctionExpression: report,
      FunctionDeclaration: report,
      SpreadElement: report,
      TemplateLiteral: report,
      ConditionalExpression: report,
    }).visit(program)
    expect(found).toEqual([])
  })

  it.each(TABLES)('says each name once, and none that is blank: %s', (_, tables) => {
    const names = tables.flatMap((table) => Object.values(table)).flatMap((all = '') => all.split('|'))
    expect([twice(tables), names.filter((name) => matchKey(name) === '')]).toEqual([[], []])
  })

  it('means targets that there are', () => {
    const tables = IMPORT_COLLECTIONS.flatMap((collection) =>
      [...columnsOf(collection), CLOSE_COLUMNS[collection] ?? {}, OWN_EXPORT_COLUMNS[collection]].flatMap((table) =>
        Object.keys(table).map((target) => target.replace('*', collection)),
      ),
    )
    const known = new Set<string>(TARGETS)
    tables.push(...Object.keys(FIELD_WEIGHTS))
    const shared = Object.keys({ ...OWN_EXPORT_SHARED, ...OWN_EXPORT_FAMILIES })
    const isOfAny = (target: string) => IMPORT_COLLECTIONS.some((collection) => known.has(target.replace('*', collection)))
    expect([tables.filter((target) => !known.has(target)), shared.filter((target) => !isOfAny(target))]).toEqual([[], []])
  })

  it('has as many names of an address book in each language as in English', () => {
    const counts = ADDRESS_BOOKS.map(({ english, others }) => [english, ...others].map((names) => names.split('|').length))
    expect(counts.filter((all) => new Set(all).size > 1)).toEqual([])
  })
})
