import { describe, expect, it } from 'vitest'
import { csv, guessFor, madeBy, planFor, targetsOf, written } from '../../../support/import-file'
import { testId } from '../../../support/test-ids'

const mapped = (...rows: readonly string[]) => guessFor(csv(...rows)).columns.map(({ target }) => target)

describe('a question of a form', () => {
  it.each([
    ['Wat is je voornaam?', 'people.firstName'],
    ['Quel est votre numéro de téléphone ?', 'people.phone'],
    ['¿En qué empresa trabajas?', 'companies.name'],
    ['Wie viele Mitarbeiter hat Ihr Unternehmen?', 'companies.size'],
    ['What does your company do?', null],
    ['Waar kunnen we je mee helpen?', null],
  ])('%s asks for %s', (question, target) => {
    expect(mapped(`Email,${question}`, 'ana@acme.example,Acme 12', 'jan@beta.example,Beta 34')[1]).toBe(target)
  })

  it('that is answered with yes or no says no number', () => {
    expect(mapped('Name,Is this your phone number?', 'Ana Doe,yes', 'Jan Roe,no')[1]).toBeNull()
  })
})

describe('what a database puts before all names', () => {
  it('goes where it says nothing', () => {
    expect(mapped('cli_nome,cli_cognome,cli_tel,cli_citta', 'Ana,Doe,+39 06 69812345,Roma')).toEqual([
      'people.firstName',
      'people.lastName',
      'people.phone',
      'people.city',
    ])
  })

  it('stays where it says what the rows are', () => {
    expect(guessFor(csv('deal_title,deal_value,deal_stage,deal_owner', 'Roof,900,Offer,Olivia')).primary).toBe('deals')
  })
})

describe('names of columns beside each other', () => {
  it('tell the day of closing from the day that was expected', () => {
    const header = 'Deal Name,Amount,Expected Close Date,Close Date'
    expect(mapped(header, 'Roof,900,2026-12-01,2026-12-13').slice(2)).toEqual(['deals.expectedCloseOn', 'deals.closedAt'])
    expect(mapped('Deal Name,Amount,Close Date', 'Roof,900,2026-12-01')[2]).toBe('deals.expectedCloseOn')
  })

  it('make a last name of a name beside a first one', () => {
    expect(mapped('Vorname,Name,Ort', 'Ana,Doe,Bonn', 'Jan,Roe,Köln').slice(0, 2)).toEqual([
      'people.firstName',
      'people.lastName',
    ])
  })
})

describe('the title of a deal', () => {
  it('is never what a column says of something else', () => {
    const rows = ['Ana Doe,900,Offer,Board votes soon', 'Jan Roe,800,Offer,Wants to see samples']
    expect(mapped('Contact,Amount,Deal Stage,Latest remark note', ...rows)[3]).not.toBe('deals.title')
  })
})

describe('a deal with a reason for its loss', () => {
  it('is lost where nothing else says how it ended', () => {
    const table = csv('Deal Name,Stage,Amount,Lost Reason', 'Roof,Offer,900,Price', 'Door,Offer,800,', 'Gate,Won,700,Price')
    expect(written(planFor(table))).toMatchObject([
      { stageId: testId('lost') },
      { stageId: testId('offer') },
      { stageId: testId('won') },
    ])
  })
})

describe('the size of a company', () => {
  it('stays out where what is said lies across two of ours', () => {
    const table = csv('Company,Employees', 'Acme Inc,100-500', 'Beta Inc,51-200', 'Gamma Inc,60-90', 'Delta Inc,50-200')
    const sizes = planFor(table).writes.flatMap((write) => madeBy(write, 'companies').map(({ data }) => data.size))
    expect(sizes).toEqual([null, '51-200', '51-200', '51-200'])
  })
})

describe('people of scripts without capitals', () => {
  it.each([
    ['Georgia', ['გიორგი ბერიძე', 'ნინო მაისურაძე', 'ლევან გელაშვილი', 'დავით კაპანაძე']],
    ['Thailand', ['นายวิชัย ศรีสุข', 'นางสาวมาลี ทองดี', 'สมชาย ใจดี', 'คุณอรทัย วงศ์สวัสดิ์']],
    ['India', ['राजेश कुमार', 'सुनीता शर्मा', 'प्रिया गुप्ता', 'अनिल वर्मा']],
    ['Arabia', ['نورة القحطاني', 'هدى السالم', 'رانيا خوري', 'منى زكي']],
  ])('are whom deals are with in %s', (_, names) => {
    const deals = targetsOf('deals', 'Deal name,Customer,Amount', ...names.map((name, at) => `Roof ${at},${name},100`))
    expect(deals[1]).toBe('people.fullName')
  })
})

describe('the first of a household', () => {
  it('is whom the row is about', () => {
    const rows = ['小川,健一,,美穂,154-0015', '藤井,久子,,,602-8064', '西村,大輔,高木,香,530-0047'] as const
    expect(targetsOf('people', '姓1,名1,姓2,名2,〒番号', ...rows)).toEqual([
      'people.lastName',
      'people.firstName',
      null,
      null,
      'people.postalCode',
    ])
  })
})

describe('whom a visit is to', () => {
  const rows = [
    'Grażyna Wilk,505771204,ul. Lipowa 8 82-300 Elbląg,2026-03-11',
    'Roman Piekarski,505771205,Polna 3/5 Kwidzyn,2026-03-12',
    'Jan Cichoń,505771206,ul. Francuska 40 Katowice,2026-03-13',
  ] as const

  it('has the address', () => {
    expect(targetsOf('tasks', 'klient,telefon,adres,data', ...rows)[2]).toBe('people.address')
  })

  it('has not where they meet', () => {
    expect(targetsOf('tasks', 'klient,telefon,Location,data', ...rows)[2]).not.toBe('people.address')
  })
})
