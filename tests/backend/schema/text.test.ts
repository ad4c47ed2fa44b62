import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isId } from '../../../src/domain/model/kernel/id'
import { isRank, rankBetween } from '../../../src/domain/model/kernel/rank'
import { spellings } from '../../../src/domain/model/kernel/similar-text'
import { fold } from '../../../src/domain/model/kernel/text-fold'
import { openSchemaDatabase, type SchemaDatabase } from '../support/schema-database'

/**
 * Letters younger than Unicode 15, which Debian's PostgreSQL 15 and its ICU know: Garay, Tulu-Tigalari and their like.
 * Until the server learns of them it compares them as they stand.
 */
const YOUNGER =
  /[\u1c89\u1c8a\ua7cb-\ua7cf\ua7d2\ua7d4\ua7da-\ua7dc\ua7f1\u{105c0}-\u{105ff}\u{10d40}-\u{10d8f}\u{11380}-\u{113ff}\u{16100}-\u{1613f}\u{16d40}-\u{16d7f}\u{16ea0}-\u{16eff}]/u

const characters = allCharacters()
const text = fc.string({
  unit: fc.constantFrom(...telling(), ...characters.filter((_, index) => index % 97 === 0)),
  maxLength: 30,
})

let database: SchemaDatabase
beforeAll(async () => {
  database = await openSchemaDatabase()
})
afterAll(() => database.close())

describe('text in the database', () => {
  it('is folded as in the domain, character by character', async () => {
    const rows = await database.sql<{ given: string; folded: string }[]>`
      select given, private.fold(given) as folded from unnest(${[...characters]}::text[]) given`
    expect(rows.filter(({ given, folded }) => folded !== fold(given))).toEqual([])
  })

  it('is folded as in the domain, whatever stands beside what', async () => {
    const texts = fc.sample(text, 5000)
    const rows = await database.sql<{ given: string; folded: string }[]>`
      select given, private.fold(given) as folded from unnest(${texts}::text[]) given`
    expect(rows.filter(({ given, folded }) => folded !== fold(given))).toEqual([])
  })

  it('is spelled in a search that may be similar as in the domain', async () => {
    const letters = fc.string({
      unit: fc.constantFrom('a', 'b', 'c', 'm', 'z', 'é', 'ж', '愛', '😀', '7', '-', '%'),
      minLength: 1,
      maxLength: 18,
    })
    const words = [...fc.sample(letters, 1500), ...fc.sample(fc.stringMatching(/^[a-z]{3,17}$/), 1500)]
    const rows = await database.sql<{ given: string; spelled: string[] }[]>`
      select given, private.spellings(given) as spelled from unnest(${words}::text[]) given`
    const inDomain = (word: string) =>
      spellings(word)?.map((pattern) => `%${pattern}%`) ?? [`%${word.replace(/[\\%_]/g, '\\$&')}%`]
    const sorted = (patterns: readonly string[]) => patterns.toSorted()
    expect(rows.map(({ spelled }) => sorted(spelled))).toEqual(rows.map(({ given }) => sorted(inDomain(given))))
  })

  it.each([
    ['people', `(search_text || E'\n' || name_fold)`],
    ['companies', 'search_text'],
    ['deals', 'search_text'],
    ['tasks', 'search_text'],
    ['notes', 'search_text'],
  ])('is looked up in the index of %s, however it may be spelled', async (table, searched) => {
    const lines = await database.sql.begin(async (sql) => {
      // There are too few rows here for an index to be worth it.
      await sql`set local enable_seqscan = off`
      return sql.unsafe<{ 'QUERY PLAN': string }[]>(
        `explain select id from public.${table} where workspace_id = gen_random_uuid()
          and ${searched} like any (private.spellings('schmdit'))`,
      )
    })
    const plan = lines.map((line) => line['QUERY PLAN']).join('\n')
    expect(plan).toMatch(/Bitmap Index Scan on \w+[^]*Index Cond: [^]*~~ ANY/)
  })

  it('is one name in any case, as in the domain', async () => {
    const texts = fc.sample(text, 5000)
    const rows = await database.sql<{ given: string; key: string }[]>`
      select given, private.same_case(given) as key from unnest(${texts}::text[]) given`
    expect(rows.filter(({ given, key }) => key !== given.normalize('NFC').toLowerCase())).toEqual([])
  })

  it('is as long as JavaScript counts it', async () => {
    const texts = fc.sample(text, 2000)
    const rows = await database.sql<{ given: string; most: number; fits: boolean }[]>`
      select given, most, private.fits(given, most) as fits
      from unnest(${texts}::text[]) given, generate_series(0, 40, 3) most`
    expect(rows.filter(({ given, most, fits }) => fits !== given.length <= most)).toEqual([])
  })

  it('is an id when the domain says so', async () => {
    const near = fc
      .tuple(fc.uuid(), fc.nat(36), fc.nat(2), fc.constantFrom('', '-', '0', 'A', 'g', '_', '%', '\n', 'é'))
      .map(([id, at, gone, put]) => `${id.slice(0, at)}${put}${id.slice(at + gone)}`)
    const moved = fc.uuid().chain((id) => fc.shuffledSubarray(Array.from(id), { minLength: 36 }).map((signs) => signs.join('')))
    const texts = fc.sample(fc.oneof(fc.uuid(), near, moved), 5000)
    const rows = await database.sql<{ given: string; told: boolean }[]>`
      select given, private.is_id(given) as told from unnest(${texts}::text[]) given`
    expect(rows.filter(({ given, told }) => told !== isId(given))).toEqual([])
  })

  it('is a rank when the domain says so', async () => {
    const made = fc.sample(fc.array(fc.boolean(), { maxLength: 40 }), 500).map((turns) => {
      let [low, high]: [string | null, string | null] = [null, null]
      for (const up of turns) {
        const middle = rankBetween(low, high)
        if (up) low = middle
        else high = middle
      }
      return rankBetween(low, high)
    })
    const spoilt = made.flatMap((rank) => [`${rank}0`, rank.slice(1), rank.slice(0, -1), `-${rank}`, `${rank}é`])
    const texts = [...made, ...spoilt, 'a', 'a0', 'A', `A${'0'.repeat(26)}`, `A${'0'.repeat(25)}1`, 'zz', 'Z', '', '0a']
    const rows = await database.sql<{ given: string; is: boolean }[]>`
      select given, private.is_rank(given) as is from unnest(${texts}::text[]) given`
    expect(rows.filter(({ given, is }) => is !== isRank(given))).toEqual([])
  })
})

/** Every character that text can hold and the server knows. NUL is no character to PostgreSQL. */
function allCharacters(): readonly string[] {
  const all: string[] = []
  for (let point = 1; point < 0x110000; point += 1) {
    if (point >= 0xd800 && point < 0xe000) continue
    const character = String.fromCodePoint(point)
    if (/\p{Assigned}/u.test(character) && !/\p{Co}/u.test(character) && !YOUNGER.test(character)) all.push(character)
  }
  return all
}

/** Where folding has something to decide: cases, accents, sigmas, marks that combine, Hangul, the astral. */
function telling(): readonly string[] {
  return Array.from('aAzZ09 -ßẞøØłĐæŒıİIiςσΣéÉ\u0301\u0308\u0345\u0327ǅﬁ각ᄀ\u11a8ä𝒜😀\u{10400}ΐΑ\u200d\u00ad％')
}
