import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encode, windows1252 } from '../../support/encode-text'
import { refusalOf, tableOf } from '../../support/import-file'
import { writeCards } from '../../support/write-card'
import { ALL_CARDS, ANDROID_CARDS, APPLE_CARDS, GOOGLE_CARDS, MODERN_CARDS, OUTLOOK_CARDS } from './families/cards'

/** Each card as what it says, by column. */
function cardsOf(source: string | Uint8Array) {
  const table = tableOf(source)
  return table.rows.map(({ cells }) =>
    Object.fromEntries(cells.flatMap((cell, at) => (cell === '' ? [] : [[table.columns[at]?.name ?? '', cell]]))),
  )
}

const problemsOf = (source: string) => tableOf(source).rows.map(({ problems }) => problems.map(({ rule }) => rule))

describe('reading cards', () => {
  it('parts cards of files that were put one behind the other', () => {
    const card = (name: string) => `BEGIN:VCARD\nVERSION:3.0\nFN:${name}\nEND:VCARD`
    expect(cardsOf(card('Ana Doe') + card('Bob Roe')).map((said) => said['Full Name'])).toEqual(['Ana Doe', 'Bob Roe'])
  })

  it('reads 2.1 of Outlook: character sets by property, soft breaks, bare kinds, no photo', () => {
    expect(cardsOf(windows1252(OUTLOOK_CARDS))).toEqual([
      {
        'Full Name': 'Dr. Jörg Müller',
        'Name Prefix': 'Dr.',
        'First Name': 'Jörg',
        'Last Name': 'Müller',
        'Organization Name': 'Acme GmbH',
        'Organization Department': 'Sales',
        'Organization Title': 'Head of Sales',
        Birthday: '1980-03-12',
        Notes: 'Met at the fair, wants an offer.\nCall on Monday.',
        'E-mail 1 - Label': '*',
        'E-mail 1 - Value': 'joerg@acme.example',
        'Phone 1 - Label': 'Work',
        'Phone 1 - Value': '+49 30 1234567',
        'Phone 2 - Label': 'Mobile',
        'Phone 2 - Value': '+49 171 1234567',
        'Phone 3 - Label': 'Work fax',
        'Phone 3 - Value': '+49 30 1234568',
        'Address 1 - Label': '* Work',
        'Address 1 - Street': 'Königsallee 1\nHof\n2nd floor',
        'Address 1 - City': 'Düsseldorf',
        'Address 1 - Region': 'NRW',
        'Address 1 - Postal Code': '40212',
        'Address 1 - Country': 'Germany',
        'IM 1 - Label': 'IM',
        'IM 1 - Value': 'joerg.im',
      },
    ])
    expect(problemsOf(OUTLOOK_CARDS)).toEqual([['photo-left-out']])
  })

  it('reads 3.0 of Apple: folds, escapes, labels beside values, a company’s card', () => {
    expect(cardsOf(APPLE_CARDS)).toEqual([
      {
        'Full Name': 'Ana Maria Doe, PhD',
        'First Name': 'Ana',
        'Middle Name': 'Maria',
        'Last Name': 'Doe',
        'Name Suffix': 'PhD',
        Nickname: 'Annie',
        'Organization Name': 'Doe \\& Sons; Ltd.',
        'Organization Department': 'Board',
        'Organization Title': 'Owner',
        Birthday: '--12-01',
        Notes:
          'A very long note that is folded over several lines by the address book, which does so after seventy-five bytes\nand has a second paragraph.',
        Labels: 'Friends ::: Family',
        'E-mail 1 - Label': '* Assistant',
        'E-mail 1 - Value': 'ana@doe.example',
        'E-mail 2 - Label': 'Home',
        'E-mail 2 - Value': 'ana@home.example',
        'Phone 1 - Label': 'iPhone Mobile',
        'Phone 1 - Value': '+1 (202) 555-0100',
        'Address 1 - Label': '* Home',
        'Address 1 - Street': '1 Long Street\nApt. 5',
        'Address 1 - City': 'Springfield',
        'Address 1 - Region': 'IL',
        'Address 1 - Postal Code': '62701',
        'Address 1 - Country': 'USA',
        'Website 1 - Label': '* HomePage',
        'Website 1 - Value': 'http://doe.example/a,b',
        'Website 2 - Label': 'Linkedin',
        'Website 2 - Value': 'https://www.linkedin.com/in/ana-doe',
        'Relation 1 - Label': '* Spouse',
        'Relation 1 - Value': 'Bob Doe',
        'Event 1 - Label': '* Anniversary',
        'Event 1 - Value': '2010-06-05',
      },
      { Kind: 'org', 'Organization Name': 'Acme Inc.', 'Phone 1 - Label': 'Main', 'Phone 1 - Value': '+1 555 0100' },
    ])
    expect(problemsOf(APPLE_CARDS)).toEqual([['photo-left-out'], []])
  })

  it('reads 4.0: URIs, preference by number, kinds, a birthday without a year', () => {
    expect(cardsOf(MODERN_CARDS)).toEqual([
      {
        'Full Name': 'Cy Poe',
        'Organization Title': 'Adviser',
        Birthday: '--12-01',
        'E-mail 1 - Label': '* Work Main',
        'E-mail 1 - Value': 'cy@poe.example',
        'E-mail 2 - Label': 'Home',
        'E-mail 2 - Value': 'cy@home.example',
        'Phone 1 - Label': 'Work',
        'Phone 1 - Value': '+1-555-555-0101 ext. 42',
        'Address 1 - Label': 'Work',
        'Address 1 - Formatted': '1 Main St\nSpringfield, IL',
        'Relation 1 - Label': 'Spouse',
        'Relation 1 - Value': 'Dee Poe',
        'Event 1 - Label': 'Anniversary',
        'Event 1 - Value': '2015-06-03',
        'IM 1 - Label': 'xmpp',
        'IM 1 - Value': 'cy@chat.example',
      },
      { Kind: 'org', 'Organization Name': 'Poe & Partners', 'Website 1 - Value': 'https://poe.example' },
      { Kind: 'group', FN: 'Book club', MEMBER: 'urn:uuid:03a0e51f-d1aa-4385-8a53-e29025acd8af' },
    ])
  })

  it('reads cards of Google and Android, those of an address alone too', () => {
    expect([...cardsOf(GOOGLE_CARDS), ...cardsOf(ANDROID_CARDS)]).toMatchObject([
      { 'Full Name': 'Bob Roe', 'Phone 2 - Label': 'Reception', 'Address 2 - City': 'Leeds', Labels: 'myContacts' },
      { 'E-mail 1 - Value': 'only@mail.example' },
      { 'First Name': 'Jan', 'Last Name': 'Žák', 'Phone 1 - Label': '* Mobile', 'Phone 2 - Value': '0601123457' },
      { 'E-mail 1 - Label': 'Home', 'E-mail 1 - Value': 'jan@example.com' },
    ])
  })

  it('reads mixed versions in one file, whatever the line ends, and knows the line of each card', () => {
    const text = Object.values(ALL_CARDS).join('\r\n')
    const whole = cardsOf(text)
    expect(whole).toHaveLength(10)
    for (const lineEnd of ['\n', '\r', '\r\r\n']) expect(cardsOf(text.replaceAll('\r\n', lineEnd))).toEqual(whole)
    expect(tableOf(GOOGLE_CARDS).rows.map(({ line }) => line)).toEqual([1, 14])
  })

  it.each(['utf-16le', 'utf-16be'] as const)('reads %s without a mark', (name) => {
    expect(cardsOf(encode(APPLE_CARDS, name))).toEqual(cardsOf(APPLE_CARDS))
  })

  it('reads undeclared bytes in the code page that was chosen, and declared ones in their own, in one file', () => {
    const text =
      'BEGIN:VCARD\nVERSION:2.1\nN;ENCODING=QUOTED-PRINTABLE:=AEi=BEka;Ana\nEND:VCARD\nBEGIN:VCARD\nVERSION:2.1\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=C5=BDi=C5=BE;Bob\nEND:VCARD\n'
    const names = tableOf(text, { encoding: 'iso-8859-2' }).rows.map(({ cells }) => cells.join(' '))
    expect(names).toEqual(['Ana Žižka', 'Bob Žiž'])
  })

  it.each([
    ['one that never ends', 'BEGIN:VCARD\nFN:Ana\nBEGIN:VCARD\nFN:Bob\nEND:VCARD\n', [['card-broken'], []]],
    ['lines that are set in as code is', 'BEGIN:VCARD\n    VERSION:3.0\n    FN:Ana\n    END:VCARD\n', [[]]],
    ['a line that is no property', 'BEGIN:VCARD\nFN:Ana\nwhat is this\nEND:VCARD\n', [['card-broken']]],
    ['a note with plain line breaks', 'BEGIN:VCARD\nNOTE:one\ntwo\nFN:Ana\nEND:VCARD\n', [[]]],
    ['a card within a card', 'BEGIN:VCARD\nFN:Ana\nAGENT:\nBEGIN:VCARD\nFN:Bob\nEND:VCARD\nTITLE:x\nEND:VCARD\n', [[]]],
    ['dangerous names', 'BEGIN:VCARD\nFN:Ana\n__proto__:x\nCONSTRUCTOR:y\nEND:VCARD\n', [[]]],
  ])('survives %s', (_, text, problems) => {
    expect(problemsOf(text)).toEqual(problems)
  })

  it('refuses a file of too many cards, and one without any', () => {
    expect([refusalOf('BEGIN:VCARD\nEND:VCARD\n'.repeat(100_001)), refusalOf('BEGIN:VCARDS\nx')]).toMatchObject([
      { reason: 'too-many-rows' },
      { reason: 'no-rows' },
    ])
  })

  it('takes a photo of a megabyte in its stride', () => {
    const photo = `${'A'.repeat(76)}\n `.repeat(14_000)
    expect(cardsOf(`BEGIN:VCARD\nFN:Ana\nPHOTO;ENCODING=b:${photo}\nEND:VCARD\n`)).toEqual([{ 'Full Name': 'Ana' }])
  })

  it('gives back what any card says, in every version', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 30 }).map((value) => value.replace(/\p{C}/gu, '').trim()),
      fc.constantFrom('', 'a,b;c:d', 'x\\ny', 'Ž李🚀', 'one\ntwo', '='),
    )
    const person = fc.record({
      'First Name': text.map((value) => value.replaceAll('\n', ' ')),
      'Last Name': text,
      'Organization Title': text,
      Notes: text,
      'E-mail 1 - Value': fc.constantFrom('ana@example.com', 'bob@example.com'),
    })
    fc.assert(
      fc.property(fc.array(person, { minLength: 1, maxLength: 4 }), fc.constantFrom('2.1', '3.0', '4.0'), (people, version) => {
        const filled = people.map((row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== '')))
        expect(cardsOf(writeCards(people, version))).toMatchObject(filled)
      }),
    )
  })
})
