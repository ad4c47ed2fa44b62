import { describe, expect, it } from 'vitest'
import { WHOLE_ADDRESS_BOOKS } from '../../../../src/domain/model/imports/knowledge/address-books'
import { guessFor, planFor, tableOf, written } from '../../../support/import-file'

const quoted = (cells: readonly string[]) => cells.map((cell) => `"${cell}"`).join(',')
const fileOf = (names: readonly string[], values: readonly string[]) => tableOf(`${quoted(names)}\r\n${quoted(values)}\r\n`)
const englishOf = (source: string) => WHOLE_ADDRESS_BOOKS.find((book) => book.source === source)?.columns.split('|') ?? []

/** As the program of that language writes it. */
const DANISH =
  'Fornavn|Efternavn|Vis navn|Alias|Primær mail|Sekundær mail|Skærmnavn|Arbejdstelefon|Hjemmetelefon|Faxnummer|Personsøgernummer|Mobilnummer|Hjemmeadresse|Hjemmeadresse 2|Hjemmeby|Hjemmestat|Hjemmepostnummer|Hjemmeland|Arbejdsadresse|Arbejdsadresse 2|Arbejdsby|Arbejdsstat|Arbejdspostnummer|Arbejdsland|Job titel|Afdeling|Organisation|Webside 1|Webside 2|Fødselsår|Fødselsmåned|Fødselsdag|Brugerdef. 1|Brugerdef. 2|Brugerdef. 3|Brugerdef. 4|Notater'.split(
    '|',
  )
const SWEDISH =
  'Förnamn|Efternamn|Visa|Smeknamn|E-post|Ytterligare e-post|Skärmnamn|Telefon arbete|Telefon privat|Faxnummer|Personsökare|Mobiltelefon|Adress privat (rad 1)|Adress privat (rad 2)|Stad privat|Landsdel (Stat) privat|Postnummer privat|Land privat|Adress arbete (rad 1)|Adress arbete (rad 2)|Stad arbete|Landsdel (Stat) arbete|Postnummer arbete|Land arbete|Titel|Avdelning|Organisation|Webbplats privat|Webbplats arbete|Född år|Född månad|Född dag|Annan uppgift 1|Annan uppgift 1|Annan uppgift 1|Annan uppgift 1|Anteckningar'.split(
    '|',
  )
const CZECH =
  'Formátované jméno|Před jménem|Jméno|Další jména|Jméno rodiny|Za jménem|Přezdívka|Narozeniny|Výročí|E-mail (upřednostňovaný)|E-mail (2)|E-mail (3)|E-mail (4)|Ulice domácí adresy|Poštovní schránka domů|Město domácí adresy|Stát domácí adresy|PSČ domácí adresy|Země domácí adresy|Popisek domácí adresy|Ulice obchodní adresy|Poštovní schránka do práce|Město obchodní adresy|Stát obchodní adresy|PSČ obchodní adresy|Země obchodní adresy|Popisek obchodní adresy|Telefon domů|Telefon do práce|Mobilní telefon|Fax domů|Fax do práce|Telefon do auta|ISDN|Pager|Poštovní klient|Titul|Role|Organizace|Poznámka|Domovská stránka|Blog|Povolání|Kancelář|Vedoucí|Asistent|Partner'.split(
    '|',
  )
const said: Readonly<Record<string, string>> = {
  'Formatted Name': 'Dr. Ana Doe',
  'Honorific Prefixes': 'Dr.',
  'Given Name': 'Ana',
  'Family Name': 'Doe',
  Birthday: '1980-02-29',
  'EMail (preferred)': 'ana@x.example',
  'EMail (3)': 'a3@x.example',
  'Business Address Street': '2 Work St',
  'Business Address City': 'London',
  'Home Phone': '+49 30 901821',
  'Business Phone': '+49 30 901820',
  Role: 'Boss',
  Organization: 'Acme',
  Note: 'A note',
  Homepage: 'http://ana.example',
  Manager: 'Eva',
}

describe('an address book that a program always writes in one order', () => {
  it.each([
    ['thunderbird', 'Danish', DANISH],
    ['thunderbird', 'Swedish, which calls four columns one thing', SWEDISH],
    ['kaddressbook', 'Czech', CZECH],
  ])('%s in %s is read as it is in English', (source, _, names) => {
    const english = englishOf(source)
    const values = english.map((name) => said[name] ?? (/e-?mail/i.test(name) ? 'a@x.example' : name))
    const bare = (header: readonly string[]) => {
      const guess = guessFor(fileOf(header, values))
      return [guess.source, guess.primary, guess.columns.map(({ target, group }) => [target, group])]
    }
    expect(bare(names)).toEqual([source, 'people', bare(english)[2]])
  })

  it('keeps all that KAddressBook knows of somebody', () => {
    const values = englishOf('kaddressbook').map((name) => said[name] ?? '')
    expect(written(planFor(fileOf(CZECH, values)))).toEqual([
      {
        firstName: 'Ana',
        lastName: 'Doe',
        namePrefix: 'Dr.',
        jobTitle: 'Boss',
        birthday: '1980-02-29',
        emails: [
          expect.objectContaining({ value: 'ana@x.example', primary: true }),
          expect.objectContaining({ value: 'a3@x.example' }),
        ],
        phones: ['Home', 'Work'].map((label) => expect.objectContaining({ label })),
        links: [expect.objectContaining({ url: 'http://ana.example' })],
        address: expect.objectContaining({ street: '2 Work St', city: 'London' }),
        description: 'A note\n\nVedoucí: Eva',
        newCompanies: ['Acme'],
      },
    ])
  })

  it('is not told by the number of its columns', () => {
    const names = DANISH.map((name) => name.replace('Brugerdef. 3', 'Kunde'))
    const values = names.map((_, at) => `Værdi ${at}`)
    expect(guessFor(fileOf(names, values)).source).toBe('other')
  })
})
