import { describe, expect, it } from 'vitest'
import { planFor, tableOf, outcomesOf, written } from '../../../support/import-file'

const card = (...lines: readonly string[]) => tableOf(['BEGIN:VCARD', ...lines, 'END:VCARD', ''].join('\r\n'))
const whole = (...lines: readonly string[]) => written(planFor(card(...lines)))[0]

describe('cards as address books write them', () => {
  it('keeps what Outlook, Evolution, KDE and Nokia have properties of their own for', () => {
    const extras = [
      'FN:Ana Doe',
      'X-MS-MANAGER:Bo',
      'X-EVOLUTION-SPOUSE:Cy',
      'X-KADDRESSBOOK-X-AssistantsName:Di',
      'X-CHILDREN:Ed',
      'X-KADDRESSBOOK-X-Anniversary:20030708',
      'X-MS-INTERESTS:Chess',
      'X-MAIDENNAME:Roe',
      'X-WAB-SPOUSE_NAME:Fay',
      'RELATED;TYPE=friend:urn:uuid:b8767877-b4a1-4c70-9acc-505d3819e519',
      'X-EVOLUTION-BLOG-URL:http://blog.example',
      'X-ASSISTANT-TEL:+493012345678',
      'TEL;TYPE="X-EVOLUTION-CALLBACK":+493012345679',
    ]
    expect(whole('VERSION:3.0', ...extras)).toMatchObject({
      description:
        'Manager: Bo\nSpouse: Cy\nAssistant: Di\nChild: Ed\nSpouse: Fay\nAnniversary: 2003-07-08\nInterests: Chess\nMaiden name: Roe',
      links: [{ url: 'http://blog.example', label: 'Blog' }],
      phones: [{ label: 'Assistant' }, { label: 'Callback' }],
    })
  })

  it('keeps messengers by the name of their service, each once', () => {
    const messengers = [
      'IMPP;X-SERVICE-TYPE=Jabber;type=WORK:xmpp:ana@chat.example',
      'X-JABBER;type=WORK:ana@chat.example',
      'X-SKYPE-USERNAME:ana.sky',
      'X-messaging/xmpp-All:ana@kde.example',
      'SOCIALPROFILE;SERVICE-TYPE=Mastodon:https://social.example/@ana',
    ]
    expect(whole('VERSION:4.0', 'FN:Ana Doe', ...messengers)).toMatchObject({
      description: 'Jabber: ana@chat.example\nSkype: ana.sky\nJabber: ana@kde.example',
      links: [{ label: 'Mastodon' }],
    })
  })

  it('takes a role for the job where the card has no title, and keeps it beside one', () => {
    expect(whole('VERSION:3.0', 'FN:Ana Doe', 'ROLE:Adviser')).toMatchObject({ jobTitle: 'Adviser' })
    expect(whole('VERSION:3.0', 'FN:Ana Doe', 'ROLE:Adviser', 'TITLE:Head')).toMatchObject({
      jobTitle: 'Head',
      description: 'Role: Adviser',
    })
  })

  it('leaves out what only tells programs how to show, sign or sort a card', () => {
    const noise = ['X-MOZILLA-HTML:FALSE', 'X-PM-SIGN:true', 'X-FILE-AS:Doe', 'X-IMAGEHASH:a==', 'FBURL:http://x.example']
    const table = card('VERSION:3.0', 'FN:Ana Doe', ...noise)
    expect([table.columns.map(({ name }) => name), outcomesOf(planFor(table))]).toEqual([['Full Name'], ['1 create']])
  })

  it('reads a file that begins with a line of the program’s own', () => {
    const table = tableOf('##########\r\nexported\r\nBEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ana Doe\r\nEND:VCARD\r\n')
    expect(table.rows.map(({ line, cells }) => [line, ...cells])).toEqual([[3, 'Ana Doe']])
  })

  it('reads the character sets that cards of Chinese and Japanese phones name', () => {
    const head = Buffer.from('BEGIN:VCARD\r\nVERSION:2.1\r\nN;CHARSET=GB2312:')
    const gb = Buffer.concat([head, Buffer.from([0xcd, 0xf5, 0x3b, 0xc3, 0xf7]), Buffer.from('\r\nEND:VCARD\r\n')])
    expect(written(planFor(tableOf(gb)))).toMatchObject([{ firstName: '明', lastName: '王' }])
    const japanese = Buffer.concat([
      Buffer.from('BEGIN:VCARD\r\nVERSION:2.1\r\nN;CHARSET=EUC-JP:'),
      Buffer.from([0xbb, 0xb3, 0xc5, 0xc4]),
      Buffer.from('\r\nEND:VCARD\r\n'),
    ])
    expect(written(planFor(tableOf(japanese)))).toMatchObject([{ lastName: '山田' }])
  })

  it('takes a card whose only name is the company’s for the company, as routers write them', () => {
    const company = whole('VERSION:3.0', 'N:Meier GmbH;;;;', 'FN:Meier GmbH', 'ORG:Meier GmbH', 'TEL;TYPE=WORK:+4922112345')
    expect(company).toMatchObject({ name: 'Meier GmbH', newCompanies: ['Meier GmbH'] })
  })

  it('reads when a card was made', () => {
    expect(whole('VERSION:4.0', 'FN:Ana Doe', 'CREATED:20220705T093412Z')).toMatchObject({
      originalCreatedAt: '2022-07-05T09:34:12.000Z',
    })
  })
})
