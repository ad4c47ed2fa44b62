import { describe, expect, it } from 'vitest'
import { isStreet } from '../../../../src/domain/model/imports/recognising/values/streets'
import { contextFor, csv, guessFor, madeBy, planFor, tableOf, targetsOf } from '../../../support/import-file'

describe('the number of a house in a column of its own', () => {
  it('is of the street, with what is added to it, in Brazil', () => {
    const lines = ['Rua XV de Novembro;366;Apto 702;Blumenau', 'Av. Madre Benvenuta;1208;;Joinville', 'Rua B;S/N;Fundos;Itajaí']
    expect(targetsOf('people', 'Nome;Endereço;Número;Complemento;Cidade', ...lines.map((line) => `Ana Lima;${line}`))).toEqual([
      'people.fullName',
      'people.street',
      'people.street',
      'people.street',
      'people.city',
    ])
  })

  it('and in Italy', () => {
    const targets = targetsOf(
      'companies',
      'DENOMINAZIONE;INDIRIZZO;CIVICO;COMUNE',
      'Colle S.R.L.;VIA ROMA;12;MILANO',
      'Bianchi S.N.C.;VIA CASILINA;1/A;ROMA',
      'Verdi S.P.A.;STRADA STATALE 82;SNC;SORA',
    )
    expect(targets).toEqual(['companies.name', 'companies.street', 'companies.street', 'companies.city'])
  })

  it('but a number of a paper is no street', () => {
    expect([isStreet('C/2026/017'), isStreet('C/ Mayor 17')]).toEqual([false, true])
  })
})

describe('a column that is called as something else', () => {
  it.each([
    ['State', 'IN', 'companies.region'],
    ['State', 'Indiana', 'companies.region'],
  ])('%s over %s is a part of a country', (name, first, target) => {
    const rows = [`Acme LLC;${first};46410`, 'Beta Inc;IL;60465', 'Gamma Corp;CA;90210']
    expect(targetsOf('companies', `Name;${name};Zip`, ...rows)[1]).toBe(target)
  })

  it('is no number of people where the names of some stand', () => {
    const rows = ['Möllers GmbH;Anja Stolte', 'Nord AG;Jonas Wirz', 'Süd KG;Anja Stolte']
    expect(targetsOf('companies', 'Firma;Mitarbeiter', ...rows)[1]).not.toBe('companies.size')
  })

  it('is no hour of the day that is due where it says when to be reminded', () => {
    const rows = ['Call Ana;05.10.2026;08:00', 'Send offer;10.11.2026;09:30', 'Pay;12.11.2026;10:00']
    expect(targetsOf('tasks', 'Betreff;Fällig am;Erinnerungszeit', ...rows)[2]).not.toBe('tasks.dueTime')
  })

  it('is no job where it says how warm a lead is', () => {
    const rows = ['Anne Petit;Chaud', 'Luc Morel;Froid', 'Eva Roy;Tiède', 'Jean Blanc;Chaud']
    expect(targetsOf('people', 'Nom complet;Qualification', ...rows)[1]).not.toBe('people.jobTitle')
  })

  it('is the name of a family beside a given name, though a company is named besides', () => {
    const rows = ['Interim Atlas;DURIEUX;Jean', 'Meca Precision;FAYOLLE;Bernard', 'Transports Leray;LERAY;Monique']
    expect(targetsOf('people', 'Société;Nom;Prénom', ...rows)).toEqual(['companies.name', 'people.lastName', 'people.firstName'])
  })
})

it('whole names are no given ones, where no other column has the family’s', () => {
  const rows = ['สุชาดา พงษ์ไพร;0812345678', 'ณัฐ วงศ์ดี;0898765432', 'มานี ใจดี;0861112222']
  expect(targetsOf('people', 'ชื่อ;เบอร์โทร', ...rows)[0]).toBe('people.fullName')
  expect(targetsOf('people', 'First name;Phone', 'Ana;0301234', 'Mary Ann;0305678', 'Bo;0309876')[0]).toBe('people.firstName')
})

describe('programs by what they write', () => {
  it('Pipedrive in German says when a deal came to its stage and how it ended', () => {
    const names = [
      'Titel',
      'Letzte Phasenänderung',
      'Deal abgeschlossen am',
      'Datum des gewonnenen Deals',
      'Datum des verlorenen Deals',
    ]
    const days = '2026-02-10 11:31:40;2026-02-10 11:31:40;2026-02-10 11:31:40;2026-02-10 11:31:40'
    expect(targetsOf('deals', names.map((name) => `Deal - ${name}`).join(';'), `Dach;${days}`, `Tor;${days}`)).toEqual([
      'deals.title',
      'deals.stageEnteredAt',
      'deals.closedAt',
      'deals.wonAt',
      'deals.lostAt',
    ])
  })

  it('DATEV puts a line of its own above its columns, some of which are called alike', () => {
    const empty = Array.from({ length: 3 }, () => 'Leerfeld')
    const names = [
      'Konto',
      'Name (Adressattyp Unternehmen)',
      'Straße',
      'Postleitzahl',
      'Ort',
      'Land',
      'Telefon',
      'E-Mail',
      'Internet',
    ]
    const further = Array.from({ length: 40 }, (_, at) => `Indiv. Feld ${at}`)
    const header = [...names, ...empty, ...further]
    const row = ['10120', 'Bäckerei Thiele GmbH', 'Wallstraße 22', '38640', 'Goslar', 'DE', '05321 34170', 'a@thiele.example', '']
    const table = tableOf(['EXTF;700;16;Debitoren/Kreditoren;4;20260302101455218', header.join(';'), row.join(';')].join('\n'))
    expect(
      guessFor(table)
        .columns.slice(1, 5)
        .map(({ target }) => target),
    ).toEqual(['companies.name', 'companies.street', 'companies.postalCode', 'companies.city'])
  })

  it('Todoist and ClickUp count priorities from the most urgent', () => {
    const prioritiesOf = (...ranks: readonly string[]) => {
      const table = csv('Task;Priority', ...ranks.map((rank, at) => `Task ${at};${rank}`))
      const mapping = guessFor(table, { chosen: 'tasks' }).columns
      const plan = planFor(table, {}, { mapping, context: contextFor('tasks') })
      return plan.writes.flatMap((write) => madeBy(write, 'tasks')).map(({ data }) => data.priority)
    }
    expect(prioritiesOf('1', '2', '3', '4')).toEqual(['urgent', 'high', 'medium', 'low'])
    expect(prioritiesOf('1', '3', '2', '')).toEqual(['high', 'low', 'medium', 'none'])
    // TickTick's 1 is low.
    expect(prioritiesOf('0', '1', '3', '0')).toEqual(['none', 'none', 'none', 'none'])
  })
})
