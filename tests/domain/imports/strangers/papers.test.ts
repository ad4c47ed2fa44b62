import { describe, expect, it } from 'vitest'
import type { ImportCollection } from '../../../../src/domain/model/imports/import-collections'
import { withoutUnit } from '../../../../src/domain/model/imports/recognising/values/amounts'
import { contextFor, csv, guessFor, madeBy, personOf, planFor, targetsOf } from '../../../support/import-file'

const planOf = (chosen: ImportCollection, ...lines: readonly [string, ...string[]]) => {
  const table = csv(...lines)
  const mapping = guessFor(table, { chosen }).columns
  return planFor(table, {}, { mapping, context: contextFor(chosen) })
}

describe('amounts in the thousands or millions that their column counts in', () => {
  it.each([
    ['Umsatz (T€)', 'k €'],
    ['Betrag (in TEUR)', 'k €'],
    ['Amount (k€)', 'k €'],
    ['契約総額(万円)', '万円'],
    ['Сумма (тыс. руб.)', 'тыс. руб.'],
    ['Budget (Mio. €)', 'Mio. €'],
  ])('%s', (name, unit) => {
    expect(withoutUnit(name)?.unit).toBe(unit)
  })

  it.each(['Amount (USD)', 'Price (net)', 'Total (incl. VAT)', 'Value ($)', '(k€)'])('and not %s', (name) => {
    expect(withoutUnit(name)).toBeNull()
  })

  it('are what the deals are worth, unless a cell says for itself what it counts in', () => {
    const plan = planOf('deals', 'Deal name;Amount (k€)', 'Hall;12.5', 'Roof;300', 'Door;900 €', 'Gate;1.2 Mio. €')
    const amounts = plan.writes.flatMap((write) => madeBy(write, 'deals')).map(({ data }) => data.amountMinor)
    expect(amounts).toEqual([1_250_000, 30_000_000, 90_000, 120_000_000])
  })
})

describe('numbers and codes of papers and programs, of which each row has its own', () => {
  it('are what the row is known by', () => {
    const rows = ['GEM/2026/B/7863114,Office chairs,Open', 'GEM/2026/B/7862100,Laptops,Open', 'GEM/2026/B/7861001,Paper,Lost']
    expect(targetsOf('deals', 'bid_number,title,status', ...rows)[0]).toBe('deals.recordId')
  })

  it('are no numbers that people read, no codes of a tax or a place, no days, and nothing that two rows have', () => {
    const people = (name: string, ...values: readonly string[]) =>
      targetsOf('people', `Name,${name}`, ...values.map((value, at) => `Ana Doe${at},${value}`))[1]
    expect(people('Candidate FP ID', '586711', '586024', '591300')).toBe('people.recordId')
    expect(people('Key number', '0017', '0018', '0021')).toBeNull()
    expect(people('Tax Number', 'A123', 'B123', 'C123')).toBeNull()
    expect(people('NAF code', '43.32A', '01.19Z', '62.01Z')).toBeNull()
    expect(people('Group code', 'A12', 'A12', 'B13')).toBeNull()
    expect(people('Ref date no', '2026-01-02', '2026-01-03', '2026-01-04')).toBeNull()
  })

  it('count offers, and are no amounts, beside what those are for', () => {
    const rows = ['1042,Oak removal,"$9,400.00"', '1043,Two pines,"4,850.00"', '1044,Crown thinning,2200']
    expect(targetsOf('deals', 'Quote #,Title,Total ($)', ...rows)).toEqual(['deals.recordId', 'deals.title', 'deals.amount'])
  })
})

describe('whom a deal is with', () => {
  it('is somebody whose name is in the address, though no table knows it', () => {
    const plan = planOf(
      'deals',
      'Title,Client name,Client email,Total',
      'Oak,Oakhill Ltd,info@oakhill.example,900',
      'Maple,Zyra Whitcomb,zyra@whitcomb.example,700',
    )
    expect(plan.writes.map((write) => [madeBy(write, 'companies').length, madeBy(write, 'people').length])).toEqual([
      [1, 1],
      [0, 1],
    ])
  })

  it('is somebody in `cliente_nombre`, and a Chinese name of one word', () => {
    const spanish = planOf('deals', 'titulo,cliente_nombre,total', 'Casa,RAMIRO PEÑA,900', 'Bodega,Acme S.A.,800')
    const chinese = planOf('deals', '商機名稱,客戶名稱,金額', '節能,廖家豪,900', '維護,永捷電子股份有限公司,800')
    for (const plan of [spanish, chinese]) expect(plan.writes.map((write) => madeBy(write, 'companies').length)).toEqual([0, 1])
  })

  it('is somebody under the name of a customer, beside a column of firms', () => {
    const rows = ['節能,廖家豪,祥麟精密', '維護,沈雅婷,豆坊餐飲', '汰換,陳怡君,永捷電子', '系統,王小明,佳欣科技']
    const columns = targetsOf('deals', '商機名稱,客戶名稱,客戶公司', ...rows)
    expect(columns.slice(1)).toEqual(['people.fullName', 'companies.name'])
  })

  it('is under `Name`, beside firms, in many languages of Africa and India', () => {
    const rows = [
      'L1,Ada Okonkwo,Glow,Quoted',
      'L2,Chinedu Eze,Eze,Won',
      'L3,Wanjiku Mwangi,Safi,Lead',
      'L4,Snehal Patil,Nav,Lost',
    ]
    expect(targetsOf('deals', 'ID,Name,Business,Stage', ...rows)[1]).toBe('people.fullName')
  })

  it('has nothing to do with how a colleague is reached', () => {
    const rows = ['Casa,Marta Silva,marta@x.example,987604312', 'Bodega,Cristian Rivas,cristian@x.example,955417803']
    const columns = targetsOf('deals', 'titulo,asesor_nombre,asesor_email,asesor_telefono', ...rows)
    expect(columns).toEqual(['deals.title', 'deals.owner', null, null])
  })
})

describe('names and questions of forms', () => {
  it('are known without what says that they must be filled', () => {
    const rows = ['Ana,Doe,ana@x.example', 'Jan,Berg,jan@x.example']
    const columns = targetsOf('people', 'First name*required,Last name *,Email* (we never share it)', ...rows)
    expect(columns).toEqual(['people.firstName', 'people.lastName', 'people.email'])
  })

  it('say in brackets which part of an address they are', () => {
    const rows = ['蘇金水,臺南市,善化區', '陳美玲,臺南市,新市區']
    expect(targetsOf('people', '會員姓名*必填,地址(縣市)*必填,地址(城市)*必填', ...rows).slice(1)).toEqual([
      'people.region',
      'people.city',
    ])
  })

  it('have a letter of another alphabet that looks the same', () => {
    const rows = ['Олена,Коваль,Черкаси', 'Іван,Шевченко,Умань']
    expect(targetsOf('people', 'Iм’я,Прiзвище,Мiсто', ...rows).slice(1)).toEqual(['people.lastName', 'people.city'])
  })

  it.each(['How did you hear about this event?', 'Wie sind Sie auf uns aufmerksam geworden?', 'Comment nous avez-vous connus ?'])(
    'ask where somebody comes from: %s',
    (question) => {
      expect(targetsOf('people', `Name,${question}`, 'Ana Doe,Friends', 'Jan Berg,Radio')[1]).toBe('people.source')
    },
  )

  it('call somebody by another name than their form of address', () => {
    const rows = ['Jolene,Jolene,Reyes', 'Suzette,Suzette,Kim', 'Bo,Robert,Ash']
    expect(targetsOf('people', 'CON_Salutation,First,Last', ...rows)[0]).toBeNull()
    const slovene = ['Gospa,Milojka,Travnikar', 'Gospod,Anton,Hudournik', 'Gospod,Matjaž,Rebec']
    expect(targetsOf('people', 'prednaziv,ime,priimek', ...slovene)[0]).toBe('people.namePrefix')
  })

  it('name firms by `Company name`, and whom to ask for there by `Name`', () => {
    const rows = ['Rotacork,Andre Lomas', 'Merrin Ltd,David Brennick', 'Newbridge,Noah Sparling']
    expect(targetsOf('companies', 'Company Name,Name', ...rows)).toEqual(['companies.name', 'people.fullName'])
  })

  it('give the street and the number of the house apart', () => {
    const rows = ['Kwast BV,Dorpsstraat,12,Bussum', 'Linde BV,Zandweg,3-a,Ommen']
    expect(targetsOf('companies', 'Bedrijfsnaam,Adres,Huisnummer,Plaats', ...rows).slice(1, 3)).toEqual([
      'companies.street',
      'companies.street',
    ])
  })
})

describe('several in one cell', () => {
  it('are three, of whom one is called by a word', () => {
    const plan = planOf('tasks', 'Task,Contact', 'Workshop,"Marina Gerber, Thomas Wolff, Clerk"')
    expect(plan.writes.flatMap((write) => madeBy(write, 'people'))).toHaveLength(3)
  })

  it('stand on lines of their own', () => {
    const plan = planOf('deals', 'Deal name,Contact person', 'Car,"Andre Lomas\nMick Eaves"')
    expect(plan.writes.flatMap((write) => madeBy(write, 'people'))).toHaveLength(2)
  })

  it('are one with the letters of a degree', () => {
    const [write] = planOf('people', 'Name,Email', '"Janelle Brito, DVM",j@x.example').writes
    expect(write && personOf(write)).toMatchObject({ firstName: 'Janelle', lastName: 'Brito', nameSuffix: 'DVM' })
  })
})

it('a task comes again by the rule of a calendar', () => {
  const plan = planOf(
    'tasks',
    'Title,Due date,Repeat',
    'Rent,2026-01-01,RRULE:FREQ=MONTHLY;INTERVAL=1',
    'Tax,2026-01-02,FREQ=WEEKLY;INTERVAL=2',
  )
  const tasks = plan.writes.flatMap((write) => madeBy(write, 'tasks')).map(({ data }) => data.repeat ?? null)
  expect(tasks).toEqual(['monthly', 'none'])
})

describe('what values say against the name of their column', () => {
  it('is a number that is called, though its column counts', () => {
    const rows = ['Ana Doe,+355692345618', 'Jan Berg,+355682345619', 'Mia Lund,+355672345610']
    expect(targetsOf('people', 'Name,Numri', ...rows)[1]).toBe('people.phone')
  })

  it('is the day on which a deal was closed, where no more deals have one than have ended', () => {
    const rows = ['Golf,Vinto,2026-01-12', 'Panda,Aperta,', 'Tipo,Perso,2026-02-02', 'Ypsilon,Aperta,']
    expect(targetsOf('deals', 'Trattativa,Stato,Data chiusura', ...rows)[2]).toBe('deals.closedAt')
    const planned = rows.map((row) => row.replace(/,$/, ',2026-06-30'))
    expect(targetsOf('deals', 'Trattativa,Stato,Data chiusura', ...planned)[2]).toBe('deals.expectedCloseOn')
  })

  it('is no country, no job and no street', () => {
    expect(targetsOf('people', 'Име,Страна', 'Ана,Невеста', 'Иван,Жених', 'Марија,Невеста', 'Петар,Жених')[1]).toBeNull()
    expect(targetsOf('people', 'Emri,Roli', 'Ana Doe,user', 'Jan Berg,user', 'Mia Lund,admin')[1]).not.toBe('people.jobTitle')
    expect(targetsOf('deals', 'ลูกค้า,เลขที่', 'A,QT-250305-0012', 'B,QT-250306-0013')[1]).not.toBe('companies.street')
  })

  it('is the day of a task under an empty name', () => {
    const rows = ['Book the hall,2026-08-10', 'Send the cards,2026-09-01', 'Choose a cake,2026-09-12']
    expect(targetsOf('tasks', 'Task,', ...rows)[1]).toBe('tasks.due')
  })

  it('is a job under `Title`, beside what a deal is called', () => {
    const rows = ['Gala 2026,Events Director', 'Spring Ball,Marketing Manager', 'Dinner,Director']
    expect(targetsOf('deals', 'Event Name,Title', ...rows)[1]).toBe('people.jobTitle')
  })
})
