import { describe, expect, it } from 'vitest'
import { guessMapping } from '../../../../src/domain/model/imports/recognising/guess-mapping'
import type { ImportCollection } from '../../../../src/domain/model/imports/import-collections'
import { noteKindOf } from '../../../../src/domain/model/imports/recognising/values/words'
import { planFor, tableOf, written } from '../../../support/import-file'

/** What each column becomes, the rows being about that. */
function targets(chosen: ImportCollection, ...lines: readonly string[]) {
  const { columns, rows } = tableOf(`${lines.join('\n')}\n`)
  const sampleOf = (at: number) => rows.map(({ cells }) => cells[at] ?? '').filter((cell) => cell !== '')
  return guessMapping(columns, sampleOf, { chosen }).columns.map(({ target }) => target)
}

describe('columns whose values say what their names do not', () => {
  it('names people by what companies are called, where people stand there', () => {
    expect(targets('people', 'Επωνυμία;Πόλη', 'Ντάλας Γιώργος;Λάρισα', 'Ζέρβα Αγγελική;Βόλος')[0]).toBe('people.fullName')
    expect(targets('people', 'Firma;Stadt', 'Alfa GmbH;Bonn', 'Beta GmbH;Ulm')[0]).toBe('companies.name')
  })

  it('takes a column of trades for the line of business, and none of searches or of kinds of organisations', () => {
    const lines = (header: string, ...values: readonly string[]) => [
      `nom;${header}`,
      ...values.map((value, at) => `Maison ${'ABC'[at]};${value}`),
    ]
    expect(targets('companies', ...lines('type', 'plombier', 'coiffeur', 'restaurant'))[1]).toBe('companies.industry')
    expect(targets('companies', ...lines('type', 'association', 'coop', 'coop'))[1]).toBe('companies.tags')
    expect(targets('companies', ...lines('Recherche', 'plombier', 'coiffeur', 'restaurant'))[1]).toBeNull()
  })

  it('takes what companies deal in for their line of business, and not how they trade', () => {
    const lines = ['Supplier;Category;Business Type', 'Alfa Ltd;Agriculture;Distributor/Wholesaler', 'Beta Ltd;Food;Manufacturer']
    expect(targets('companies', ...lines).slice(1)).toEqual(['companies.industry', null])
  })

  it('takes pages in networks for those of whom to ask for at a company', () => {
    const lines = [
      'company;contact;profile_page',
      'Alfa Ltd;Ana Roe;https://linkedin.com/in/a',
      'Beta Ltd;Bob Poe;https://linkedin.com/in/b',
    ]
    expect(targets('companies', ...lines)[2]).toBe('people.link')
  })

  it('leaves the industry of nobody for a field of its own', () => {
    expect(targets('deals', 'deal name;industry;amount', 'Renewal;Tech;100', 'Pilot;Finance;200')[1]).toBeNull()
    expect(targets('deals', 'deal name;company;industry', 'Renewal;Alfa;Tech', 'Pilot;Beta;Finance')[2]).toBe(
      'companies.industry',
    )
  })

  it('takes a position for nobody’s name', () => {
    const lines = ['call_date;participants;summary', '2026-04-17;Operations manager;Review', '2026-04-18;Sales director;Check-in']
    expect(targets('notes', ...lines)[1]).toBeNull()
  })

  it('reads of each row whether it is somebody or a company, whatever the column is called', () => {
    const lines = [
      '投資家名;法人/個人;電話',
      '山田太郎;個人;03-1234-5678',
      '鈴木商事株式会社;法人;03-1234-5679',
      '鈴木花子;個人;03-1234-5670',
    ]
    expect(targets('people', ...lines)).toEqual(['people.fullName', 'people.kind', 'people.phone'])
  })

  it('knows the kind of what happened by a word of it', () => {
    expect(['call_completed', 'Meeting held', 'email_sent', 'a long talk over the phone'].map(noteKindOf)).toEqual([
      'call',
      'meeting',
      'email',
      null,
    ])
  })

  it('reads nothing where a search found nothing', () => {
    const csv = 'First name,Last name,Phone,Job title\nAna,Doe,not_found,not_found\n'
    expect(written(planFor(tableOf(csv)))).toEqual([expect.objectContaining({ firstName: 'Ana', lastName: 'Doe' })])
    expect(Object.keys(written(planFor(tableOf(csv)))[0] ?? {})).not.toContain('jobTitle')
  })
})

describe('names of columns that add words of their own', () => {
  it('are what deals are worth, called, closed and looked after by, where nothing else is', () => {
    const lines = [
      'opp_id,rep_name,product,close_at,final_mrr_usd,discount_pct',
      'OPP-1,Jake Morris,ERP licence,2026-05-18,122.43,10',
      'OPP-2,Sofia Reyes,Consulting,2026-04-14,86.63,0',
    ]
    expect(targets('deals', ...lines)).toEqual([
      'deals.recordId',
      'deals.owner',
      'deals.title',
      'deals.closedAt',
      'deals.amount',
      null,
    ])
  })

  it('are whose task it is, and no day of writing it down', () => {
    const lines = ['Задача,Дата_внесения,responsable_am', 'Позвонить,2026-07-09,Alan', 'Написать,2026-07-10,Alan']
    expect(targets('tasks', ...lines)).toEqual(['tasks.title', null, 'tasks.assignee'])
  })

  it('are the size of a company, though it is a guess', () => {
    expect(targets('companies', 'company_name,company_size_est', 'Alfa,51-200', 'Beta,11-50')[1]).toBe('companies.size')
  })
})

describe('what a table has in common', () => {
  it('is left out of the names of its columns, where all of them end so', () => {
    const lines = ['NOMBRE_PROV,DIREC_PROV,TEL_PROV', 'Bahco,Calle 123,123-456789', 'Skill,Avenida 9,987-654321']
    expect(targets('companies', ...lines)).toEqual(['companies.name', 'companies.street', 'companies.phone'])
    expect(targets('people', 'first_name,last_name', 'Ana,Doe', 'Bob,Poe')).toEqual(['people.firstName', 'people.lastName'])
  })

  it('tells words above figures for names of columns', () => {
    const { columns } = tableOf('Lp;Dane klienta;numeruslugi\n1;Maria Rutkowska;1\n2;Jan Nowak;7\n3;Anna Nowak;3\n')
    expect(columns.map(({ name }) => name)).toEqual(['Lp', 'Dane klienta', 'numeruslugi'])
  })

  it('is a postal code beside a phone, as Brazil calls it, and the number of a house of any length', () => {
    const lines = [
      'Nome;Telefone;Logradouro;Número;CEP',
      'Ana;(11) 2555-8888;Rua Botuverá;11585;9670000',
      'Bia;(11) 2555-8889;Rua Verbo;50;09060-390',
    ]
    expect(targets('people', ...lines).slice(3)).toEqual(['people.street', 'people.postalCode'])
  })
})
