import { describe, expect, it } from 'vitest'
import { ADDRESS_BOOKS } from '../../../../src/domain/model/imports/knowledge/address-books'
import { guessFor, planFor, tableOf, written } from '../../../support/import-file'

const quoted = (cells: readonly string[]) => cells.map((cell) => `"${cell}"`).join(',')
const fileOf = (names: readonly string[], values: readonly string[]) => tableOf(`${quoted(names)}\r\n${quoted(values)}\r\n`)
const rowOf = (names: readonly string[], values: readonly string[]) => planFor(fileOf(names, values))

const [THUNDERBIRD, ...OTHERS] = ADDRESS_BOOKS
const OUTLOOK = OTHERS.filter(({ source }) => source === 'outlook').flatMap(({ english, others }) =>
  others.map((words) => [english, words] as const),
)
const NAMES = THUNDERBIRD?.english.split('|') ?? []
const VALUES =
  'Ana|Doe|Ana Doe|Annie|ana@x.example|a2@x.example|+49 30 901820|+49 30 901821|+49 30 901822|+49 30 901823|+49 171 1234567|1 Home St|Flat 2|Leeds|Yorks|LS1|GB|2 Work St|Floor 3|London|Kent|EC1A|IE|Boss|Sales|Acme|http://work.example|http://home.example|1980|2|29|one|two|three|four|A note|ana22'.split(
    '|',
  )

describe('address books in the language of their program', () => {
  it('keeps all that Thunderbird exports', () => {
    expect(written(rowOf(NAMES, VALUES))).toEqual([
      {
        firstName: 'Ana',
        lastName: 'Doe',
        jobTitle: 'Boss',
        emails: [
          expect.objectContaining({ value: 'ana@x.example', primary: true }),
          expect.objectContaining({ value: 'a2@x.example' }),
        ],
        phones: ['Work', 'Home', 'Mobile', 'Fax', 'Pager'].map((label) => expect.objectContaining({ label })),
        links: [expect.objectContaining({ url: 'http://work.example' }), expect.objectContaining({ url: 'http://home.example' })],
        address: { street: '2 Work St, Floor 3', city: 'London', region: 'Kent', postalCode: 'EC1A', country: 'IE' },
        birthday: '1980-02-29',
        description:
          'A note\n\nHome: 1 Home St, Flat 2, Leeds, Yorks, LS1, GB\n\nNickname: Annie\nDepartment: Sales\nCustom 1: one\nCustom 2: two\nCustom 3: three\nCustom 4: four\nScreen Name: ana22',
        newCompanies: ['Acme'],
      },
    ])
  })

  it.each((THUNDERBIRD?.others ?? []).map((words) => [words.split('|')[0], words.split('|')] as const))(
    'reads Thunderbird’s in the language of “%s” as it reads the English one',
    (_, words) => {
      const [english, other] = [NAMES, words].map((names) => guessFor(fileOf(names, VALUES)))
      const bare = (guess: typeof english) => guess?.columns.map(({ target, group }) => [target, group])
      expect([other?.source, bare(other)]).toEqual(['thunderbird', bare(english)])
    },
  )

  it.each(OUTLOOK.map(([english, words]) => [words.split('|')[0], english.split('|'), words.split('|')] as const))(
    'reads Outlook’s in the language of “%s” as it reads the English one',
    (_, names, words) => {
      const mark = ['Home Street', 'Business Street']
      const values = [...names, ...mark].map((__, at) => `${at}`)
      const [english, other] = [
        [...names, ...mark],
        [...words, ...mark],
      ].map((header) => guessFor(fileOf(header, values)))
      const bare = (guess: typeof english) => guess?.columns.map(({ target, group }) => [target, group])
      expect([other?.source, bare(other)]).toEqual(['outlook', bare(english)])
    },
  )

  it('takes the first `Titre` of French Outlook for the form of address and the second for the job, and nobody for an owner', () => {
    const names = OUTLOOK[1]?.[1].split('|') ?? []
    const said: Readonly<Record<string, string>> = { Responsable: 'Le chef', Profession: 'Cuisinier' }
    const values = names.map((name, at) => (name === 'Titre' ? (at === 0 ? 'Mme' : 'Directrice') : (said[name] ?? '')))
    expect(written(rowOf([...names, 'Prénom', 'Nom'], [...values, 'Zoé', 'Noël']))).toEqual([
      {
        firstName: 'Zoé',
        lastName: 'Noël',
        namePrefix: 'Mme',
        jobTitle: 'Directrice',
        description: 'Profession: Cuisinier\nResponsable: Le chef',
      },
    ])
  })

  it('reads Yahoo’s numbers, which are called by their places alone', () => {
    const names =
      'First,Last,Email,Messenger ID,Home,Work,Pager,Fax,Mobile,Other,Yahoo Phone,Primary,Alternate Email 1,Alternate Email 2,Personal Website,Business Website,Work Post Code,Home Town,Home Post Code,Custom 1'.split(
        ',',
      )
    const values =
      'Ana,Doe,a@x.example,ana22,+1 212 555 0101,+1 212 555 0102,,,+1 212 555 0103,+1 212 555 0104,,,,,http://ana.example,http://biz.example,10001,Troy,12180,one'.split(
        ',',
      )
    expect(written(rowOf(names, values))).toMatchObject([
      {
        phones: ['Home', 'Work', 'Mobile', 'Other'].map((label) => ({ label })),
        links: [{ url: 'http://ana.example' }, { url: 'http://biz.example' }],
        address: { postalCode: '10001' },
        description: 'Home: Troy, 12180\n\nMessenger ID: ana22\nCustom 1: one',
      },
    ])
  })

  it('does not make the assistant’s number the first one', () => {
    const plan = rowOf(
      ["Assistant's Phone", 'Callback', 'Business Phone', 'First Name', 'E-mail Address', 'E-mail 2 Address'],
      ['+49 30 901820', '+49 30 901821', '+49 30 901822', 'Ana', 'a@x.example', ''],
    )
    expect(written(plan)).toMatchObject([
      { phones: [{ label: 'Work', primary: true }, { label: 'Assistant' }, { label: 'Callback' }] },
    ])
  })

  it('keeps both the form of address and the degree, as German lists have them', () => {
    expect(written(rowOf(['Anrede', 'Titel', 'Vorname', 'Nachname'], ['Frau', 'Dr.', 'Änne', 'Öz']))).toMatchObject([
      { namePrefix: 'Frau Dr.', firstName: 'Änne', lastName: 'Öz' },
    ])
  })

  it('takes the job and the address of an old Google file from where they are, and keeps what else it knows', () => {
    const said = {
      Name: 'Ana Doe',
      'Maiden Name': 'Roe',
      Location: 'Berlin',
      Occupation: 'Boss',
      'E-mail 1 - Value': 'ana@x.example',
      'IM 1 - Service': 'Skype',
      'IM 1 - Value': 'ana.sky',
      'Address 1 - Type': 'Work',
      'Address 1 - City': 'Köln',
      'Organization 1 - Title': 'CEO',
      'Organization 1 - Location': 'HQ',
      'Sip 1 - Type': 'SIP',
      'Sip 1 - Value': 'ana@sip.example',
    }
    expect(written(rowOf(Object.keys(said), Object.values(said)))).toMatchObject([
      {
        jobTitle: 'CEO',
        address: { city: 'Köln', street: null },
        description: 'Maiden Name: Roe\nLocation: Berlin\nOccupation: Boss\nSkype: ana.sky\nLocation: HQ\nSIP: ana@sip.example',
      },
    ])
  })

  it('reads columns of webmail that name a messenger or a kind of page', () => {
    const names = ['First Name', 'Nick', 'ICQ', 'IM Jabber', 'Website Blog', 'Website Work']
    expect(
      written(rowOf(names, ['Ana', 'Annie', '123', 'ana@chat.example', 'https://b.example', 'https://w.example'])),
    ).toMatchObject([
      {
        links: [{ label: 'Blog' }, { label: 'Work' }],
        description: 'Nick: Annie\nICQ: 123\nIM Jabber: ana@chat.example',
      },
    ])
  })
})
