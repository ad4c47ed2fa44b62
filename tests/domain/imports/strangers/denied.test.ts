import { describe, expect, it } from 'vitest'
import { isStreet } from '../../../../src/domain/model/imports/recognising/values/streets'
import { csv, guessFor, mapped, outcomesOf, planFor, written } from '../../../support/import-file'

const guessed = (...rows: readonly string[]) => {
  const { isSure, primary } = guessFor(csv(...rows))
  return isSure ? primary : 'asked'
}

describe('what looks like something and is not', () => {
  it('is a sentence with a number and a word for a street', () => {
    const rows = [
      'Wait 2 days, then find the best contact route',
      'Coordinate dates, then ask for the route',
      'Research the road, if 3 reply',
    ]
    expect(mapped(csv('Name;Email;next_step', ...rows.map((step, at) => `Ann Lee ${at};a${at}@x.example;${step}`)))[2]).toMatch(
      /description$/,
    )
  })

  it('is the page on which somebody read of a company', () => {
    const table = csv(
      'Company;verified_source_url',
      'Beta Ltd;https://beta.example/contact',
      'Gamma Ltd;https://gamma.example/contact',
    )
    expect(mapped(table)).toEqual(['companies.name', null])
  })

  it('is the number of a category, a province or a tag', () => {
    const table = csv('Company;Category;Province;Tag', 'Beta Ltd;8;2;9', 'Gamma Ltd;7;4;5', 'Delta Ltd;8;1;9')
    expect(mapped(table)).toEqual(['companies.name', null, null, null])
  })

  it('is a province of two letters that a country has as well', () => {
    const table = csv('nome;cognome;provincia', 'Ada;Rossi;MN', 'Ugo;Bianchi;PG', 'Eva;Russo;BS')
    expect(mapped(table)[2]).toBe('people.region')
  })

  it('is a state that says how far somebody has come', () => {
    const words = csv('empresa;estado', 'Atlas SA;Pendiente', 'Nova SA;Pendiente', 'Delta SA;Completado')
    expect(mapped(words)).toEqual(['companies.name', null])
    const table = csv(
      'entreprise;contact;etat',
      'Atlas SARL;Nadia Roy;nouveau',
      'Nova SARL;Omar Roy;gagnee',
      'Delta SARL;Eve Roy;perdue',
    )
    expect(mapped(table)[2]).toBe(null)
  })
})

describe('what looks like nothing and is something', () => {
  it('is an address that is written small', () => {
    expect(['calle giuseppe garibaldi 12, madrid', 'wait 2 days and ask for the best route'].map(isStreet)).toEqual([true, false])
  })

  it('is a state whose two letters are short for what is not said', () => {
    const table = csv('First name,Last name,City,State', 'Ann,Lee,Garner,NC', 'Bob,Poe,Fargo,ND')
    expect(written(planFor(table))).toMatchObject([{ address: { region: 'NC' } }, { address: { region: 'ND' } }])
  })

  it('is what is to be done, in a list without another word for it', () => {
    const table = csv('What,Who,By when,Done?', 'Replace the tank,Olivia,2027-03-18,no', 'Fix the shower,Olivia,2027-03-19,no')
    expect(mapped(table)[0]).toBe('tasks.title')
  })
})

describe('a number that a spreadsheet cut short', () => {
  it('makes nobody the same as somebody else', () => {
    const table = csv('numero;nome', '5,51196E+12;Osni Filipo', '5,51196E+12;Maria Souza', '5,51188E+12;Ana Paula')
    expect([mapped(table)[0], ...outcomesOf(planFor(table))]).toEqual([null, '2 create', '3 create', '4 create'])
  })

  it('is a telephone number with a nought behind it', () => {
    const table = csv('nome;cellulare', 'Ada Rossi;3472808603.0', 'Ugo Bianchi;3397795402.0')
    expect(written(planFor(table))).toMatchObject([{ phones: [{ raw: '3472808603' }] }, { phones: [{ raw: '3397795402' }] }])
  })
})

describe('what a file is of', () => {
  it('is deals where each row has a title that is no job, a value and a stage, though somebody is named', () => {
    expect(
      guessed(
        'id,title,contact_name,company,phone,value,status',
        '3,Access control for an office,Ann Lee,Beta Ltd,+44 20 7946 0101,45000,proposal',
        '4,Cameras in a shop,Bob Poe,Gamma Ltd,+44 20 7946 0102,32000,negotiation',
        '5,Door bells,Cy Roe,Delta Ltd,+44 20 7946 0103,8500,won',
      ),
    ).toBe('deals')
  })

  it('is asked where people and firms stand under one name', () => {
    expect(
      guessed(
        'id,nume,email,telefon',
        '1,SC Construct SRL,c@x.example,021123',
        '2,Popescu Ion,i@y.example,072212',
        '3,Mama SRL,m@z.example,021987',
      ),
    ).toBe('asked')
  })

  it('is asked where each row has a company, and some nobody beside it', () => {
    const rows = ['Roy;Ann', ';', 'Poe;Bob', ';', ';', 'Lee;Cy'].map(
      (who, at) => `K-${at};${who};Beta ${at} GmbH;0821 349721${at}`,
    )
    expect(guessed('Kunden-Nr.;Nachname;Vorname;Organisation;Telefon', ...rows)).toBe('asked')
  })

  it('is no list of people where some are in several rows, with a day and a text in each', () => {
    expect(
      guessed(
        '姓名,手机号,跟进日期,跟进方式,跟进内容',
        '刘芳,13810010001,2026-06-10,微信,客户反馈护理效果很好',
        '刘芳,13810010001,2026-05-13,电话,提醒客户到店',
        '陈静,13810010002,2026-05-06,电话,客户体验后表示考虑办卡',
        '陈静,13810010002,2026-05-09,电话,客户询问套餐详情',
      ),
    ).not.toBe('people')
  })

  it('is not what a number names that stands beside the row’s own', () => {
    expect(
      guessed(
        'id,contactId,dealId,type,description,createdAt',
        'a1,c1,d1,meeting,Kick-off: scope and timeline,2026-04-22',
        'a2,c1,d1,email,Sent the revised proposal,2026-04-18',
        'a3,c2,d2,call,Asked for references,2026-04-19',
      ),
    ).not.toBe('deals')
  })
})

it('says of whom a company names that they are at another one', () => {
  const table = csv(
    'Company,Contact,Contact email',
    'Beta Ltd,Ann Lee,ann@agency.example',
    'Gamma Ltd,Ann Lee,ann@agency.example',
    'Delta Ltd,Bob Poe,bob@delta.example',
  )
  expect(outcomesOf(planFor(table))).toEqual(['2 create', '3 create; at-another-company "Ann Lee"', '4 create'])
})
