import { describe, expect, it } from 'vitest'
import { countryCodeOf } from '../../../../src/domain/model/imports/recognising/values/country-names'
import { contextFor, csv, guessFor, madeBy, planFor, targetsOf } from '../../../support/import-file'

describe('a CRM in the language of its team', () => {
  it('says what a task is about, and of which firm it is where firms stand there', () => {
    const rows = (...abouts: readonly string[]) => abouts.map((about, at) => `Poslat nabídku ${at},Nový,${about}`)
    const header = 'Název,Stav,Rodič'
    expect(targetsOf('tasks', header, ...rows('Alfa s.r.o.', 'Beta s.r.o.', 'Gama a.s.'))[2]).toBe('companies.name')
    expect(targetsOf('tasks', header, ...rows('Web', 'Nový sklad', 'Ples'))[2]).toBe('tasks.related')
  })

  it('calls the day on which a task was done as it calls what is done', () => {
    const rows = ['Tiskárna,resuelto,2026-10-20', 'Wiki,abierto,', 'VPN,resuelto,2026-10-22']
    expect(targetsOf('tasks', 'Asunto,Estado,Resuelto', ...rows)[2]).toBe('tasks.completedAt')
  })

  it('calls a job as an address, and an address as a job', () => {
    const jobs = ['Anna,Kovács,Sales Manager', 'Péter,Szabó,Engineer', 'Éva,Tóth,Director']
    expect(targetsOf('people', 'Utónév,Vezetéknév,Cím', ...jobs)[2]).toBe('people.jobTitle')
  })

  it('swaps a region and a country', () => {
    const rows = ['Anna,Keller,Nord,Deutschland', 'Peter,Kunz,Süd,Deutschland']
    const columns = targetsOf('people', 'Vorname,Nachname,Land geschäftlich,Region geschäftlich', ...rows)
    expect(columns.slice(2)).toEqual(['people.region', 'people.country'])
  })

  it('writes the province beside the country in two words', () => {
    const rows = ['Anna,Bakker,Utrecht,Nederland', 'Piet,Jansen,Drenthe,Nederland']
    const columns = targetsOf('people', 'Voornaam,Achternaam,Staat/provincie,Land', ...rows)
    expect(columns.slice(2)).toEqual(['people.region', 'people.country'])
  })

  it('has the page of a firm under any word for one, where its mail is', () => {
    const rows = ['Ana,Alfa SIA,ana@alfa.example,https://www.alfa.example', 'Jan,Beta SIA,jan@beta.example,https://beta.example']
    expect(targetsOf('people', 'Vārds,Uzņēmums,E-pasts,Vietne', ...rows)[3]).toBe('companies.website')
  })

  it('knows somebody’s nickname beside their family’s name in Brazil, and the family’s alone in Portugal', () => {
    const brazil = targetsOf('people', 'Nome,Sobrenome,Apelido', 'Ana,Lima,Aninha', 'Rui,Melo,Ruizinho')
    const portugal = targetsOf('people', 'Nome,Apelido', 'Ana,Lima', 'Rui,Melo')
    expect([brazil[2], portugal[1]]).toEqual(['people.nickname', 'people.lastName'])
  })

  it.each(['Ne pas appeler', 'Nie Dzwoń', 'Do Not Call'])('%s is said in figures, too', (name) => {
    const rows = ['Anna,Novak,0', 'Peter,Larsen,1', 'Maria,Rossi,0']
    expect(targetsOf('people', `First name,Last name,${name}`, ...rows)[2]).toBe('people.doNotContact')
  })

  it.each([
    ['България', 'BG'],
    ['المملكة العربية السعودية', 'SA'],
    ['Lietuva', 'LT'],
  ])('%s is a country', (name, code) => {
    expect(countryCodeOf(name)).toBe(code)
  })

  it('calls deals by their description where none has another name, and after their firm where that is blank', () => {
    const table = csv('Описание,Контрагент,Сумма', 'Сайт,Alfa Ltd,12500.00', ',Borealis Ltd,480.00')
    const mapping = guessFor(table, { chosen: 'deals' }).columns
    const plan = planFor(table, {}, { mapping, context: contextFor('deals') })
    const titles = plan.writes.flatMap((write) => madeBy(write, 'deals')).map(({ data }) => data.title)
    expect(titles).toEqual(['Сайт', 'Borealis Ltd'])
  })
})
