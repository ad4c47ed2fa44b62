import { describe, expect, it } from 'vitest'
import { csv, guessFor, mapped } from '../../../support/import-file'

const rows = (...lines: readonly string[]) => mapped(csv(...lines))
const deals = (...lines: readonly string[]) => guessFor(csv(...lines), { chosen: 'deals' }).columns.map(({ target }) => target)

describe('a column says what it is by those beside it', () => {
  it('`Estado` behind a town is where that lies, and what a deal has come to has its own', () => {
    const columns = deals(
      'Negócio,Nome da empresa,Website,Cidade,Estado,Status do negócio',
      'Exemplo,Acme Ltda,acme.example,São Paulo,SP,aberto',
      'Global,Global S.A.,global.example,Rio de Janeiro,RJ,aberto',
      'Tech,Tech Soluções,tech.example,Belo Horizonte,MG,aberto',
    )
    expect(columns.slice(2)).toEqual(['companies.website', 'companies.city', 'companies.region', 'deals.status'])
  })

  it('`Title` is the job where jobs are in it, and not how somebody is addressed', () => {
    const people = (title: string, other: string) =>
      rows(`first_name,last_name,${title},${other}`, 'Jane,Smith,CEO,founder', 'Bob,Johnson,CTO,founder', 'Ann,Lee,CFO,investor')
    expect(people('title', 'role').slice(2)).toEqual(['people.jobTitle', null])
    expect(people('title', 'job_title').slice(2)).toEqual([null, 'people.jobTitle'])
  })

  it('the end of a telephone number is no number', () => {
    const people = rows('Vorname;Nachname;Festnetz;Durchwahl', 'Lars;Vogt;02241 556677;-12', 'Sandra;Ritter;0228 445566;-8')
    expect(people.slice(2)).toEqual(['people.phone', null])
  })

  it('since when a deal has been where it is stands beside its stage', () => {
    const columns = deals('company,stage,entered_date,exited_date', 'Apex Retail,demo,2025-07-01,2025-07-08')
    expect(columns.slice(1)).toEqual(['deals.stage', 'deals.stageEnteredAt', null])
  })

  it('a brand is the company of the people beside it, and a `csm` looks after them', () => {
    const people = rows(
      'brand,last_name,first_name,email,csm',
      'Bogner,Moreau,Léa,lea@bogner.example,Camille Dubois',
      'APEX Tech,Khan,Nadia,nadia@apex.example,Marc Lefèvre',
    )
    expect([people[0], people[4]]).toEqual(['companies.name', 'people.owner'])
  })

  it('a record of another program is no site of the company', () => {
    const companies = rows(
      'name,email,hubspot_link',
      'Affiliate Ltd,info@affiliate.example,',
      'Priority Ltd,mail@priority.example,https://app.hubspot.com/contacts/1/company/2',
    )
    expect(companies[2]).toBeNull()
  })
})
