import { describe, expect, it } from 'vitest'
import { recogniseTarget } from '../../../../src/domain/model/imports/recognising/columns/recognise-target'
import { csv, guessFor, mapped } from '../../../support/import-file'

const meaningOf = (name: string) => {
  const said = recogniseTarget(name, { source: 'other', primary: 'people' })
  return said === null ? null : `${said.target.replace('people.', '')} ${said.group}`.trim()
}

describe('a column that says where somebody is reached, in words that are bent or written together', () => {
  it.each([
    ['Hjemmetelefon', 'phone'],
    ['Arbejdspostnummer', 'postalCode work'],
    ['Vejnavn, hjemmeadresse', 'street home'],
    ['Stadsadress hem', 'city home'],
    ['Kotiosoitteen postinumero', 'postalCode home'],
    ['Ulice domácí adresy', 'street home'],
    ['Adresa do zaměstnání', 'address work'],
    ['Adres do pracy (ulica)', 'street work'],
    ['Adres (miasto)', 'city'],
    ['Ország (otthoni)', 'country home'],
    ['Poslovna adresa, poštanski broj', 'postalCode work'],
    ['Домашня адреса (місто)', 'city home'],
    ['Пощенски код на служебен адрес', 'postalCode work'],
    ['Πόλη διεύθυνσης οικίας', 'city home'],
    ['Ev Adresi Şehir', 'city home'],
    ['Namų adreso gatvė', 'street home'],
    ['Darba adreses pilsēta', 'city work'],
    ['عنوان المنزل، المدينة', 'city home'],
    ['勤務先住所 郵便番号', 'postalCode work'],
    ['집 주소 도시', 'city home'],
    ['居住地址(街道)', 'street home'],
    ['İkinci e-posta', 'email'],
    ['Druhý e-mail', 'email'],
    ['Дополнительная электронная почта 2', 'email'],
  ])('%s', (name, meaning) => {
    expect(meaningOf(name)?.replace(/^(phone|email) .*$/, '$1')).toBe(meaning)
  })

  it.each(['Poste de travail', 'Domov', 'Landing page', 'Pasta', 'Stadium', 'Postava', 'Hemma'])(
    '%s is none: a part of it says something else, or it says one thing alone',
    (name) => {
      expect(meaningOf(name) ?? '').not.toMatch(/^(street|city|region|postalCode|country|address)/)
    },
  )
})

describe('names and addresses of address books', () => {
  it('keep both addresses of somebody, whatever they are called', () => {
    const table = csv('Vorname,Nachname,Privatadresse,Geschäftsadresse', 'Ana,Doe,Hauptstr. 5,Nebenstr. 6', 'Bo,Roe,Ring 1,Weg 2')
    expect(
      guessFor(table)
        .columns.map(({ target, group }) => [target, group])
        .slice(2),
    ).toEqual([
      ['people.address', 'home'],
      ['people.address', 'work'],
    ])
  })

  it('are addresses of mail where they are electronic', () => {
    const table = csv('Prénom,Nom,Adresse électronique 1,Adresse électronique 2', 'Ana,Doe,a@x.example,b@x.example')
    expect(mapped(table).slice(2)).toEqual(['people.email', 'people.email'])
  })

  it('give the family’s name in Serbian, which is the father’s in Bulgarian', () => {
    expect(mapped(csv('Дато име,Презиме', 'Ана,Петровић', 'Бранко,Јовић'))[1]).toBe('people.lastName')
    expect(mapped(csv('Име,Презиме,Фамилия', 'Ана,Петрова,Дочева', 'Иво,Петров,Дочев'))[1]).toBe('people.middleName')
  })
})

describe('lines and states of an address', () => {
  it.each([
    'Adresszeile 2',
    'Dirección, renglón 2',
    'Ligne d’adresse 2',
    'Адрес (2-я строка)',
    '주소 2',
    '地址行 2',
    'Adres Satırı 2',
  ])('%s goes on where the street began', (name) => {
    expect(meaningOf(name)).toBe('street')
  })

  it('call the part of a country as they call a country, beside another word for that', () => {
    const table = csv('Jméno,Příjmení,Město,Stát,Země', 'Ana,Doe,Troy,New York,USA', 'Bo,Roe,Ulm,Bayern,Německo')
    expect(mapped(table).slice(3)).toEqual(['people.region', 'people.country'])
    expect(mapped(csv('Jméno,Příjmení,Město,Stát', 'Ana,Doe,Brno,Česko', 'Bo,Roe,Ulm,Německo'))[3]).toBe('people.country')
  })

  it('are called by a given name beside the family’s in Korean', () => {
    expect(mapped(csv('성,이름,이메일', '김,민수,a@x.example', '이,영희,b@x.example')).slice(0, 2)).toEqual([
      'people.lastName',
      'people.firstName',
    ])
  })
})
