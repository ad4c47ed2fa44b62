import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NAME_STEMS } from '../../../../src/domain/model/imports/knowledge/name-stems'
import { guessMapping } from '../../../../src/domain/model/imports/recognising/guess-mapping'
import { recogniseStems } from '../../../../src/domain/model/imports/recognising/columns/recognise-stem'
import { csv, guessFor } from '../../../support/import-file'

const mapped = (...rows: readonly string[]) => guessFor(csv(...rows)).columns.map(({ target }) => target)

describe('a name that nobody listed', () => {
  it.each([
    ['Geburtstagsdatum', '1990-03-04', '1984-11-30', 'people.birthday'],
    ['rojstni_dan_osebe', '1990-03-04', '1984-11-30', 'people.birthday'],
    ['Firmentelefonnr neu', '+49 30 901820', '+49 30 901821', 'people.phone'],
    ['dianhua_yi', '+86 10 6552 9988', '+86 10 6552 9989', 'people.phone'],
    ['Abteilungsfunktion', 'Buyer', 'Director of Sales', 'people.jobTitle'],
  ])('%s is read by its stem, where its values agree', (name, first, second, target) => {
    expect(mapped(`Name,Email,${name}`, `Ana Doe,ana@acme.example,${first}`, `Jan Roe,jan@beta.example,${second}`)[2]).toBe(
      target,
    )
  })

  it.each([
    ['Geburtsstadtnummer', '17', '4'],
    ['email_confidence_score', '0.91', '0.4'],
    ['mother_birthdayx', '1960-03-04', '1954-11-30'],
    ['company size class', 'small', 'large'],
    ['Quelle der Liste custom', 'batch 1', 'batch 2'],
  ])('%s is left to become a field of its own, where its values or its other words say otherwise', (name, first, second) => {
    expect(mapped(`Name,Email,${name}`, `Ana Doe,ana@acme.example,${first}`, `Jan Roe,jan@beta.example,${second}`)[2]).toBeNull()
  })

  it('takes no field from a column that is known', () => {
    expect(mapped('Name,Telefon,Telefonat mit', 'Ana Doe,030 901820,030 901823', 'Jan Roe,030 901821,030 901824')[1]).toBe(
      'people.phone',
    )
  })

  it('means the same however a program writes it', () => {
    const stems = Object.values(NAME_STEMS).flatMap((names) => names.split('|').filter((name) => /^[a-z]{6,}$/.test(name)))
    fc.assert(
      fc.property(fc.constantFrom(...stems), (stem) => {
        const capital = stem.charAt(0).toUpperCase() + stem.slice(1)
        const written = [stem, stem.toUpperCase(), `x_${stem}`, `x ${stem}`, `x.${stem}`, `xx${capital}`]
        const [first, ...others] = written.slice(2).map((name) => recogniseStems(name, 'people'))
        expect(recogniseStems(written[1] ?? '', 'people')).toEqual(recogniseStems(stem, 'people'))
        for (const other of others) expect(other).toEqual(first)
      }),
    )
  })
})

describe('columns that mean another thing in this file', () => {
  it('has what pages are called for the names of companies, where nobody is named', () => {
    const { columns, rows } = csv(
      'Title,Website,Phone',
      'Acme Studio,https://acme.example,030 901820',
      'Beta Haus,https://beta.example,030 901821',
    )
    const guess = guessMapping(columns, (at) => rows.map(({ cells }) => cells[at] ?? ''), { chosen: 'companies' })
    expect(guess.columns[0]?.target).toBe('companies.name')
  })

  it('has a country for a region, where all values are countries', () => {
    const rows = ['Name,Email,Region', 'Ana Doe,ana@acme.example,SG', 'Jan Roe,jan@beta.example,MY']
    expect(mapped(...rows)[2]).toBe('people.country')
  })

  it('has the amount in figures, and not in words', () => {
    const rows = [
      'Deal Name,Stage,Opportunity Size,Deal Amount',
      'Roof,Proposal,Large,900',
      'Wall,Won,Small,800',
      'Door,Lost,Small,70',
    ]
    expect(mapped(...rows).slice(2)).toEqual([null, 'deals.amount'])
  })

  it('has the given name beside that of the family', () => {
    const rows = ['name,last_name,phone', 'Luis Mauricio,Padilla,+52 477 729 0246', 'Araceli,Ruiz,+52 477 275 1559']
    expect(mapped(...rows).slice(0, 2)).toEqual(['people.firstName', 'people.lastName'])
  })

  it('has the region that is one, beside the number of a department', () => {
    const rows = [
      'entreprise,departement,region',
      'Acme SARL,29,Bretagne',
      'Beta SAS,33,Nouvelle-Aquitaine',
      'Gamma SA,67,Grand Est',
    ]
    expect(mapped(...rows)).toEqual(['companies.name', null, 'companies.region'])
  })

  it('has no pictures for pages of people', () => {
    const rows = ['first_name,last_name,picture', 'Ana,Doe,https://x.example/1.jpg', 'Jan,Roe,https://x.example/2.jpg']
    expect(mapped(...rows)[2]).toBeNull()
  })

  it('has firms under the name of the family, which leaves open what the rows are', () => {
    const rows = [
      'clie_nro,apellido',
      '1,Acme Argentina Srl',
      '2,Beta Logistica S.A.',
      '3,Gamma Cargo Srl',
      '4,Delta Textil S.R.L.',
    ]
    const { primary, isSure } = guessFor(csv(...rows))
    expect(primary === 'companies' || !isSure).toBe(true)
  })

  it('has codes of the post beside a town, whatever they are called', () => {
    const rows = ['Name,Irgendwas,Ort', 'Ana Doe,10115,Berlin', 'Jan Roe,53111,Bonn', 'Eva Lind,20095,Hamburg']
    expect(mapped(...rows)).toEqual(['people.fullName', 'people.postalCode', 'people.city'])
  })
})

describe('where the names of columns are', () => {
  it('is above the numbers that a program gives its rows, though nothing stands over those', () => {
    const rows = [
      ',Gizmo,Zork',
      '0,Acme Research Institute,France',
      '1,Beta University,',
      '2,Gamma Ltd,Spain',
      '3,Delta Inc,Italy',
    ]
    expect(csv(...rows).columns.map(({ name }) => name)).toEqual(['', 'Gizmo', 'Zork'])
  })
})

describe('what is reached by mail and by phone', () => {
  it('is no task for having a priority and a state', () => {
    const rows = [
      'Название;Приоритет;Активность;Email;Телефон;Сайт',
      'Салон «Небо»;A;работает;a@nebo.example;+7 343 343-06-30;https://nebo.example',
      'Клиника «Лик»;B;работает;b@lik.example;+7 473 222-24-09;https://lik.example',
      'Студия «Гели»;B;работает;c@geli.example;+7 928 036-26-57;https://geli.example',
    ]
    expect(guessFor(csv(...rows)).primary).not.toBe('tasks')
  })
})
