import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvCell, csvUncell } from '../../../src/domain/model/imports/reading/delimited/csv-cell'
import { dateOrderOf, readBirthday } from '../../../src/domain/model/imports/recognising/values/dates'
import { lifecycleOf } from '../../../src/domain/model/imports/recognising/values/words'
import {
  bareEmail,
  readLabel,
  splitEmails,
  splitLinks,
  splitList,
  splitPhones,
} from '../../../src/domain/model/imports/recognising/values/multi-value'
import { nameParts } from '../../../src/domain/model/imports/recognising/values/name-parts'
import { withSecondSurname } from '../../../src/domain/model/imports/recognising/values/second-surname'
import { readTable } from '../../../src/domain/model/imports/reading/delimited/read-table'
import type { Person } from '../../../src/domain/model/people/person'
import { planFor, tableOf, written } from '../../support/import-file'

const TODAY = '2026-11-21'

describe('reading a birthday', () => {
  it.each([
    ['1984-02-29', '1984-02-29'],
    ['1984-02-29 00:00', '1984-02-29'],
    ['1984-02-29T10:00:00.000Z', '1984-02-29'],
    ['19840229', '1984-02-29'],
    [' --12-01', '--12-01'],
    ['--1201', '--12-01'],
    ['--02-29', '--02-29'],
    ['1604-05-06', '--05-06'],
    ['24.12.1975', '1975-12-24'],
    ['25/12/1970', '1970-12-25'],
    ['12/25/1970', '1970-12-25'],
    ['5/5/1970', '1970-05-05'],
    ['09 Oct 1984', '1984-10-09'],
    ['7-Feb-62', '1962-02-07'],
    ['7-Feb-22', '2022-02-07'],
    ['October 9, 1984', '1984-10-09'],
    ['9. März 1984', '1984-03-09'],
    ['9 de enero de 1984', '1984-01-09'],
    ['1er août 1984', '1984-08-01'],
    ['May 9', '--05-09'],
    ['30000', '1982-02-18'],
    ['31. 03.84', '1984-03-31'],
    ['Mar 31, 1984, 12:34 PM', '1984-03-31'],
  ])('reads %j', (text, date) => {
    expect(readBirthday(text, null, TODAY)).toEqual({ date })
  })

  it.each(['', '-', 'N/A', 'TBD', '0/0/00', '0.0.00', '0000-00-00', '0001-01-01', '00/00/0000'])('takes %j for none', (text) => {
    expect(readBirthday(text, null, TODAY)).toBeNull()
  })

  it.each(['1984', '2026-11-22', '1984-02-30', '31/04/1984', '3/4/1980', 'soon', '13/13/1980', '99999999', 'Room 12'])(
    'cannot read %j without being told more',
    (text) => {
      expect(readBirthday(text, null, TODAY)).toBe('unreadable')
    },
  )

  it('follows the order of the column', () => {
    expect([readBirthday('3/4/80', 'day-first', TODAY), readBirthday('3/4/80', 'month-first', TODAY)]).toEqual([
      { date: '1980-04-03' },
      { date: '1980-03-04' },
    ])
  })

  it('finds the order of a column from all its values', () => {
    expect([
      dateOrderOf(['1/2/1980', '25/12/1970']),
      dateOrderOf(['1/2/1980', '12/25/1970']),
      dateOrderOf(['1/2/1980', '3/3/1990']),
      dateOrderOf(['25/12/1970', '12/25/1970']),
      dateOrderOf(['1980-01-02', '1.2.1980', '', 'soon']),
    ]).toEqual(['day-first', 'month-first', 'unknown', 'mixed', 'settled'])
  })

  it('gives a real day or none, whatever the text', () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$/))
    fc.assert(
      fc.property(text, fc.constantFrom('day-first', 'month-first', null), (value, order) => {
        const read = readBirthday(value, order, TODAY)
        if (read === null || read === 'unreadable') return
        const iso = read.date.replace(/^--/, '2000-')
        expect(new Date(`${iso}T00:00:00Z`).toISOString().slice(0, 10)).toBe(iso)
      }),
    )
  })
})

describe('several values in one cell', () => {
  it.each([
    ['a@x.org ::: b@x.org', ['a@x.org', 'b@x.org']],
    ['a@x.org; b@x.org,c@x.org\nd@x.org', ['a@x.org', 'b@x.org', 'c@x.org', 'd@x.org']],
    ['Ana Doe <ana@x.org>', ['Ana Doe <ana@x.org>']],
    ['"Doe, Ana" <ana@x.org>, Bob <bob@x.org>', ['"Doe, Ana" <ana@x.org>', 'Bob <bob@x.org>']],
    ['Doe, Ana <ana@x.org>', ['Ana <ana@x.org>']],
    ['nonsense', ['nonsense']],
  ])('parts the addresses of %j', (cell, parts) => {
    expect(splitEmails(cell)).toEqual(parts)
  })

  it.each([
    ['+49 30 901820 ::: +49 30 901821', ['+49 30 901820', '+49 30 901821']],
    ['+1 (202) 555-0101, +1 (202) 555-0102', ['+1 (202) 555-0101', '+1 (202) 555-0102']],
    ['030 901820 / 030 901821', ['030 901820', '030 901821']],
    ['0211/8995-0', ['0211/8995-0']],
    ['+1 202 555 0101, ext. 5', ['+1 202 555 0101, ext. 5']],
  ])('parts the numbers of %j', (cell, parts) => {
    expect(splitPhones(cell)).toEqual(parts)
  })

  it('parts groups, and reads the star of a label', () => {
    expect([splitList('* myContacts ::: Friends; Kunde'), readLabel('* Work'), readLabel('Home'), readLabel('*')]).toEqual([
      ['* myContacts', 'Friends', 'Kunde'],
      { label: 'Work', primary: true },
      { label: 'Home', primary: false },
      { label: null, primary: true },
    ])
  })
})

describe('values with words beside them', () => {
  const contacts = (name: 'Email' | 'Phone', value: string) =>
    written(planFor(tableOf(`Name;${name}\nAna Doe;"${value.replaceAll('"', '""')}"\n`)))[0] as Partial<Person>

  it.each([
    ['030 1234567 (Büro)', '+49301234567', 'Büro'],
    ['mobil 0171/1234567', '+491711234567', 'mobil'],
    ['Gsm: (+225) 01 01 01 26 12', '+2250101012612', 'Gsm'],
    ['0171 1234567 privat', '+491711234567', 'privat'],
    ['030 1234567"', '+49301234567', null],
    ['\u202a+49 30 1234567\u202c', '+49301234567', null],
    ['０３０ １２３４５６７', '+49301234567', null],
    ['٠٣٠ ١٢٣٤٥٦٧', '+49301234567', null],
    ['+49 (0)351 / 12 34 56 - 7', '+493511234567', null],
    ['1-800-MYFAX', null, null],
  ])('reads the number in %s', (text, e164, label) => {
    expect(contacts('Phone', text).phones).toMatchObject([{ e164, label }])
  })

  it.each([
    ['letters', 'a'.repeat(200_000)],
    ['words in brackets', `(${'a '.repeat(100_000)})`],
    ['an address without an end', `@${'a'.repeat(200_000)}`],
    ['blanks', `1${' '.repeat(200_000)}x`],
    ['addresses without an end', 'a@'.repeat(100_000)],
  ])('do not take long over a cell of %s', (_, text) => {
    expect([nameParts(text), bareEmail(text), splitPhones(text), splitLinks(text)]).toHaveLength(4)
    expect(tableOf(`Name;Email;?\nAna;ana@x.example;"${text}"\n`).rows).toHaveLength(1)
  })

  it.each([
    ['Juan Pérez', 'Juan', 'Pérez'],
    ['Juan Pérez Gómez', 'Juan', 'Pérez Gómez'],
    ['Juan Carlos Pérez', 'Juan Carlos', 'Pérez'],
    ['María José García López', 'María José', 'García López'],
    ['Ana María de la Cruz Muñoz', 'Ana María', 'de la Cruz Muñoz'],
    ['Lucía Ruiz de la Fuente', 'Lucía', 'Ruiz de la Fuente'],
    ['Juan P. Gómez', 'Juan P.', 'Gómez'],
    ['Dr. Juan Pérez Gómez', 'Juan', 'Pérez Gómez'],
    ['John Michael Smith', 'John Michael', 'Smith'],
  ])('parts %s in Spain where its surnames begin', (name, firstName, lastName) => {
    expect(withSecondSurname(nameParts(name), 'ES')).toMatchObject({ firstName, lastName })
  })

  it('has a couple’s forms of address before the name that they share', () => {
    expect(nameParts('Mr & Mrs Smith')).toMatchObject({ namePrefix: 'Mr & Mrs', firstName: '', lastName: 'Smith' })
    expect(nameParts('Herr und Frau Dr. Otto Meier')).toMatchObject({ namePrefix: 'Herr und Frau Dr.', firstName: 'Otto' })
  })

  it('has one surname elsewhere', () => {
    expect(withSecondSurname(nameParts('Anna Katharina Maier'), 'DE').lastName).toBe('Maier')
    expect(withSecondSurname(nameParts('Joana Prado Lima'), 'PT').lastName).toBe('Lima')
  })

  it('takes numbers on both sides of a slash for two where they look like two', () => {
    expect(splitPhones('030 1234567 / 0171 1234567')).toHaveLength(2)
    expect(splitPhones('212 555 0101 / 212 555 0102')).toHaveLength(2)
    expect(splitPhones('+49 351 / 12 34 56')).toHaveLength(1)
  })

  it.each([
    'smtp:ana@x.example',
    'ana@x.example (privat)',
    '"Ana" ana@x.example',
    'mailto:ana@x.example?subject=Hi',
    'ana (at) x.example',
    'ana[at]x[dot]example',
    'ana @ x.example',
    'ana@x.example.',
    'ana@x.example/',
    '[ana@x.example](mailto:ana@x.example)',
    'ana＠x.example',
    '\u200eana@x.example\u200b',
  ])('reads the address in %s', (text) => {
    expect(contacts('Email', text).emails).toMatchObject([{ value: 'ana@x.example' }])
  })

  it('makes no address of where somebody works', () => {
    expect(contacts('Email', 'Ana Doe @ acme.example').emails).toBeUndefined()
  })

  it('takes a word between two addresses for what joins them', () => {
    expect(contacts('Email', 'ana@x.example und bob@x.example').emails).toHaveLength(2)
  })

  it.each([
    '<https://acme.example>',
    '[Acme](https://acme.example)',
    'https:/acme.example',
    'https//acme.example',
    'http://https://acme.example',
    '\u200bhttps://acme.example',
  ])('reads the page in %s', (text) => {
    const [, company] = written(planFor(tableOf(`Company;Website\nBeta AG;beta.example\nAcme GmbH;"${text}"\n`)))
    expect(company).toMatchObject({ website: 'https://acme.example' })
  })
})

describe('parting a name', () => {
  it.each([
    ['Ana', 'Ana', ''],
    ['Ana Doe', 'Ana', 'Doe'],
    ['山田 太郎', '太郎', '山田'],
    ['김 철수', '철수', '김'],
    ['ジョン スミス', 'ジョン', 'スミス'],
    ['Ana Doe (she/her)', 'Ana', 'Doe'],
    ['Herr Meier', '', 'Meier'],
    ['Prof. Dr. med. Hans Meier M.Sc.', 'Hans', 'Meier'],
    ['Ana Maria Doe', 'Ana Maria', 'Doe'],
    ['Doe, Ana Maria', 'Ana Maria', 'Doe'],
    ['Dr. Ana van der Berg', 'Ana', 'van der Berg'],
    ['John Smith, MBA', 'John', 'Smith'],
    ['Zahra Wacana, M.Farm', 'Zahra', 'Wacana'],
    ['Qori Usamah, S.Kom.', 'Qori', 'Usamah'],
    ['Doe, J.Robert', 'J.Robert', 'Doe'],
    ['Yo-Yo Ma', 'Yo-Yo', 'Ma'],
    ['Ada 🚀', 'Ada 🚀', ''],
    ['Leonardo da Vinci', 'Leonardo', 'da Vinci'],
  ])('parts %s', (name, firstName, lastName) => {
    expect(nameParts(name)).toMatchObject({ firstName, lastName })
  })

  it('loses no letter', () => {
    const word = fc.constantFrom('Ana', 'Dr.', 'van', 'der', 'Jr.', 'MBA', 'Doe,', 'é', 'Ma', '🚀', ',', 'Prof')
    fc.assert(
      fc.property(fc.array(word, { maxLength: 6 }), (words) => {
        const letters = (text: string) => text.replace(/[\s,]/g, '').split('').toSorted().join('')
        expect(letters(Object.values(nameParts(words.join(' '))).join(''))).toBe(letters(words.join('')))
      }),
    )
  })
})

describe('the lifecycle of other programs', () => {
  it.each([
    ['Sales Qualified Lead', 'prospect'],
    ['salesqualifiedlead', 'prospect'],
    ['subscriber', 'lead'],
    ['Evangelist', 'customer'],
    ['Kunde', 'customer'],
    ['Galactic Overlord', null],
  ])('maps %s', (text, lifecycle) => {
    expect(lifecycleOf(text)).toBe(lifecycle)
  })
})

describe('writing a cell', () => {
  it.each(['=1+1', '+49 30', '-1+1', '@SUM(A1)', '|cmd', '%0A', '\t=1', '\r=1', ' =1', '\u200b=1', '＝1', "'=1", 'a\n=1'])(
    'leaves %j harmless and reads it back',
    (value) => {
      const [row] = readTable(csvCell(value), { delimiter: ',' }).rows
      expect([/^"?[=+\-@|%\s＝]/.test(csvCell(value)), csvUncell(row?.[0] ?? '')]).toEqual([false, value])
    },
  )

  it.each([
    '\u202e=1',
    '\u2066+1',
    '\u00ad-1a',
    '\u180e@a',
    '\u0001=1',
    '\u3164=1',
    '\u00a0\ufeff=1',
    '"=1',
    '\ufe66 1',
    '\u2061＝1',
  ])('sees what stands behind characters that nobody sees: %j', (value) => {
    expect([csvCell(value).replace(/^"/, '').startsWith("'"), csvUncell(`'${value}`)]).toEqual([true, value])
  })

  it.each([
    [',', "Looms;=cmd|'/C calc'!A0;x"],
    [',', 'Looms\t=1+1'],
    [',', 'Looms\n=HYPERLINK(A1)\nx'],
    [',', 'Looms\r\n- 1|cmd'],
    [';', "Looms,=cmd|'/C calc'!A0,x"],
    [';', 'Looms,\u202e@SUM(1)'],
  ])('guards what becomes a cell where “%s” is not the delimiter: %j', (delimiter, value) => {
    const cell = csvCell(value, delimiter)
    const elsewhere = cell.split(/[;,\t\r\n"]/)
    expect([
      elsewhere.filter((part) => /^\P{L}*[=+\-@|]/u.test(part) && !part.startsWith("'")),
      csvUncell(readTable(cell, { delimiter }).rows[0]?.[0] ?? '', delimiter),
    ]).toEqual([[], value])
  })

  it('leaves the points of a list and what its own delimiter parts', () => {
    const value = 'To do:\n- call, -ish\n+ write, +49'
    expect(csvCell(value)).toBe(`"${value}"`)
  })

  it('leaves a number below zero a number', () => {
    expect(['-1', '-12.50', "'-1"].map((value) => [csvCell(value), csvUncell(csvCell(value))])).toEqual([
      ['-1', '-1'],
      ['-12.50', '-12.50'],
      ["''-1", "'-1"],
    ])
  })

  it('reads back any value', () => {
    const value = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.stringMatching(/^['=+@|"\s,;\u202e\u2066\u00ad\ufeff-]{0,9}[a-z]?$/),
    )
    fc.assert(
      fc.property(fc.array(value, { minLength: 2, maxLength: 5 }), fc.constantFrom(',', ';', '\t'), (cells, delimiter) => {
        const line = cells.map((cell) => csvCell(cell, delimiter)).join(delimiter)
        expect(readTable(line, { delimiter }).rows[0]?.map((cell) => csvUncell(cell, delimiter))).toEqual(cells)
      }),
    )
  })
})
