import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planFor, refusalOf, tableOf, outcomesOf, written } from '../../support/import-file'

const THUNDERBIRD = [
  'dn:: Y249QW5hIE3DvGxsZXIsbWFpbD1hbmFAeC5leGFtcGxl',
  'objectclass: top',
  'objectclass: person',
  'objectclass: mozillaAbPersonAlpha',
  'givenName: Ana',
  'sn:: TcO8bGxlcg==',
  'cn:: QW5hIE3DvGxsZXI=',
  'mozillaNickname: Annie',
  'mail: ana@x.example',
  'mozillaSecondEmail: a2@x.example',
  'modifytimestamp: 0Z',
  'telephoneNumber: +49 30 901820',
  'homePhone: +49 30 901821',
  'fax: +49 30 901822',
  'mobile: +49 171 1234567',
  'street: 2 Work St',
  'mozillaWorkStreet2: Floor 3',
  'l: London',
  'postalCode: EC1A',
  'c: IE',
  'mozillaHomeStreet: 1 Home St',
  'mozillaHomeLocalityName: Leeds',
  'title: Boss',
  'ou: Sales',
  'o: Acme',
  'mozillaWorkUrl: http://work.example',
  'birthyear: 1980',
  'birthmonth: 2',
  'birthday: 29',
  'mozillaCustom1: one',
  'nsAIMid: ana22',
  'description: a note that is folded',
  '  over two lines',
]
const LIST = ['dn: cn=Friends', 'objectclass: top', 'objectclass: groupOfNames', 'cn: Friends', 'member: cn=Ana Doe']

describe('directories as LDIF', () => {
  it('reads all that Thunderbird writes of a person, and passes its mailing lists over with notice', () => {
    const plan = planFor(tableOf([...THUNDERBIRD, '', ...LIST, ''].join('\r\n')))
    expect(outcomesOf(plan)).toEqual(['1 create', '35 skip group-card'])
    expect(written(plan)).toEqual([
      {
        firstName: 'Ana',
        lastName: 'Müller',
        jobTitle: 'Boss',
        emails: [
          expect.objectContaining({ value: 'ana@x.example', primary: true }),
          expect.objectContaining({ value: 'a2@x.example' }),
        ],
        phones: ['Work', 'Home', 'Mobile', 'Fax'].map((label) => expect.objectContaining({ label })),
        links: [{ url: 'http://work.example', label: 'Work' }],
        address: { street: '2 Work St, Floor 3', city: 'London', region: null, postalCode: 'EC1A', country: 'IE' },
        birthday: '1980-02-29',
        description:
          'a note that is folded over two lines\n\nHome: 1 Home St, Leeds\n\nNickname: Annie\nDepartment: Sales\nAIM: ana22\nCustom 1: one',
        newCompanies: ['Acme'],
      },
    ])
  })

  it('reads what a server of directories writes: versions, remarks, several values, places for names', () => {
    const entry = [
      'version: 1',
      '',
      '# a remark',
      'dn: uid=ana,ou=people,dc=x',
      'objectClass: inetOrgPerson',
      'cn;lang-en: Ana Doe',
      'mail: ana@x.example',
      'mail: ana@y.example',
      'manager: cn=Bo Roe,ou=people,dc=x',
      'postalAddress: 1 High St$London$GB',
      'jpegPhoto:: AAAA',
      'employeeNumber: 77',
    ]
    const table = tableOf(entry.join('\n'))
    expect(table.columns.map(({ name }) => name)).toContain('employeenumber')
    expect(outcomesOf(planFor(table))).toEqual(['3 create; photo-left-out'])
    expect(written(planFor(table))).toMatchObject([
      {
        firstName: 'Ana',
        lastName: 'Doe',
        emails: [{ value: 'ana@x.example' }, { value: 'ana@y.example' }],
        address: { street: '1 High St, London, GB' },
        description: 'Manager: Bo Roe',
      },
    ])
  })

  it('gives back what any entry says, folded and in base64', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 40 }).map((value) => value.replace(/[\p{C}\p{Z}]+/gu, ' ').trim())
    const line = (name: string, value: string) => {
      const isPlain = /^[!-9;-~][ -~]*$/.test(value)
      const whole = isPlain ? `${name}: ${value}` : `${name}:: ${Buffer.from(value).toString('base64')}`
      return whole.replace(/(.{30})(?=.)/g, '$1\n ')
    }
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 4 }), (people) => {
        const entries = people.map(([cn, title], at) =>
          [`dn: uid=${at}`, 'objectclass: person', line('cn', `x${cn}`), line('title', title), `uid: ${at}`].join('\n'),
        )
        const { columns, rows } = tableOf(`${entries.join('\n\n')}\n`)
        const named = (name: string) => columns.findIndex((column) => column.name === name)
        expect(rows.map(({ cells }) => [cells[named('Full Name')], cells[named('Organization Title')] ?? ''])).toEqual(
          people.map(([cn, title]) => [`x${cn}`, title]),
        )
      }),
      { numRuns: 50 },
    )
  })
})

describe('files that are no lists', () => {
  it.each([
    ['a calendar', 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n', 'calendar'],
    ['a mail', 'Received: by x\r\nFrom: a@b.example\r\nSubject: Hello, world\r\n\r\nHi\r\n', 'document'],
    ['a PDF after a blank line', '\n%PDF-1.4\n1 0 obj\n', 'pdf'],
    ['a phone book as XML', '<?xml version="1.0"?>\n<phonebooks><phonebook><contact/></phonebook></phonebooks>', 'xml'],
  ])('are called by their names: %s', (_, text, kind) => {
    expect(refusalOf(text)).toEqual({ reason: 'not-a-table', kind })
  })

  it('reads a list with NULs in it or after it', () => {
    const text = `Name,Email\nAna\u0000 Doe,ana@x.example\nBo,\u0000\u0000bo@x.example\n${'\u0000'.repeat(4096)}`
    expect(written(planFor(tableOf(text)))).toMatchObject([{ firstName: 'Ana', lastName: 'Doe' }, { firstName: 'Bo' }])
  })
})
