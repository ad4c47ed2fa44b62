import { describe, expect, it } from 'vitest'
import type { FileNames } from '../../../../src/domain/model/imports/kind-guess'
import { guessMapping } from '../../../../src/domain/model/imports/recognising/guess-mapping'
import { tableOf } from '../../../support/import-file'
import { PEOPLE } from './files'
import { ASKED, NOTES, TASKS } from './files-of-activity'
import { COMPANIES } from './files-of-companies'
import { DEALS } from './files-of-deals'

function guessed(text: string, called: FileNames = {}) {
  const { columns, rows } = tableOf(text)
  return guessMapping(columns, (at) => rows.flatMap(({ cells }) => cells[at] || []), called)
}

function kindOf(text: string, called: FileNames = {}): string {
  const { primary, isSure } = guessed(text, called)
  return isSure ? primary : 'asked'
}

describe('what the rows of a file are about', () => {
  it.each([...PEOPLE, ...COMPANIES, ...DEALS, ...TASKS, ...NOTES, ...ASKED].map((file) => [file.what, file] as const))(
    '%s',
    (_, { kind, text }) => {
      expect(kindOf(text)).toBe(kind)
    },
  )

  it('is left open where a list has names of people and of companies, and whom to ask for is all that it says besides', () => {
    const text =
      'Name,Phone,City\nAcme Ltd,030 55555,Rome\nAna Doe,030 55556,Rome\nBob Poe,030 55557,Rome\nGlobex Inc,030 55558,Rome\n'
    expect(kindOf(text)).toBe('asked')
  })

  it('is companies where a flag says so of nearly each, and speaks for them where rows have the numbers that companies have', () => {
    const partners = (flag: string) => `Name,Phone,Is a Company\nAna Doe,030 55555,True\nBob Poe,030 55556,${flag}\n`
    expect([kindOf(partners('True')), kindOf(partners('False'))]).toEqual(['companies', 'people'])
    const clients = 'CNPJ / CPF,Nome,Telefone\n51.604.560/0001-96,Ana Prado,1193131307\n04.528.571/0001-54,Rui Matos,1532511444\n'
    const { reasons } = guessed(clients).kinds.find(({ kind }) => kind === 'companies') ?? { reasons: [] }
    expect(reasons).toContainEqual({ by: 'values', column: 'CNPJ / CPF', are: 'company-numbers' })
  })

  it('is what the file or its sheet is called, where its columns say nothing', () => {
    const text = 'Name,Phone,City\nNorthwind,030 55555,Rome\nGlobex,030 55556,Rome\n'
    expect([
      kindOf(text),
      kindOf(text, { file: 'Suppliers 2025.csv' }),
      kindOf(text, { file: 'export.xlsx', sheet: 'Lieferanten' }),
      kindOf(text, { file: 'mitglieder.csv' }),
      kindOf(text, { file: 'contacts of companies.csv' }),
    ]).toEqual(['asked', 'companies', 'companies', 'people', 'asked'])
  })

  it('is asked where the file alone says people, and those that it names are nobody', () => {
    const text = [
      'name,description,phone,website,email,created_at',
      'Combat Help,Talks to whoever served,0800 555 1619,,,2026-02-16',
      'Night Listeners,Listens at any hour,0800 555 1620,,,2026-02-17',
      'Heroes United,Looks after families,0800 555 1621,,,2026-02-18',
      'Open Door Line,Advice on housing and debts,0800 555 1622,,,2026-02-19',
    ].join('\n')
    const nameless = 'What,Phone,Email\nAlpha,0800 555 1619,a@line.example\nBeta,0800 555 1620,b@line.example\n'
    expect([kindOf(text, { file: 'contacts_export.csv' }), kindOf(nameless, { file: 'contacts.csv' })]).toEqual([
      'asked',
      'asked',
    ])
  })

  it('is asked where people stand under what companies are called', () => {
    const people = 'Επωνυμία;Πόλη\nΠαπαδοπούλου Μαρία;Λάρισα\nΝτάλας Γεώργιος;Βόλος\nΒασιλείου Ελένη;Αθήνα\n'
    const firms = 'Επωνυμία;Πόλη\nΝτάλας ΑΕ;Λάρισα\nΑφοί Βασιλείου ΟΕ;Βόλος\nΜηχανική ΕΠΕ;Αθήνα\n'
    expect([kindOf(people), kindOf(firms)]).toEqual(['asked', 'companies'])
  })

  it.each(['Title;Client;Amount', 'Titre;Client;Montant', 'Titel;Kunde;Betrag', 'Titolo;Cliente;Importo', 'Tytuł;Klient;Kwota'])(
    'is deals where what has a title has a price, too, and a company, and nobody is named: %s',
    (header) => {
      const rows = 'Annual maintenance;Durand SA;12000\nSecurity audit;Martin SARL;4500\n'
      expect(kindOf(`${header}\n${rows}`)).toBe('deals')
      expect(kindOf(`${header};E-mail;Name\n${rows.replaceAll(/(\d)$/gm, '$1;a@b.example;Ana Roe')}`)).not.toBe('deals')
    },
  )

  it('is companies by legal forms that stand in front of their names', () => {
    const named = (...names: readonly string[]) =>
      kindOf(`Nama;Telepon\n${names.map((name, at) => `${name};021 555 00${at}`).join('\n')}\n`)
    expect(named('PT Maju Jaya', 'CV Sinar Abadi', 'PT Laut Biru')).toBe('companies')
  })

  it('is no list of people where somebody is named beside what is called Name', () => {
    const text = 'name;fio;phone\nКафе Тверская;Иванов И.И.;+74951234567\nСалон Красота;Петрова А.А.;+79161234567\n'
    expect(kindOf(text)).not.toBe('people')
  })

  it('is deals where a part of a name says what only those have', () => {
    const text = 'nom;montant;probabilite_pct\nSite vitrine;1200;40\nRefonte;5400;60\n'
    expect(kindOf(text)).toBe('deals')
  })

  it('is companies where the file is called so and most names are none of people', () => {
    const text =
      'nome,telefone,cidade\nAuto Jafet,94736-1499,Sorocaba\nMercado das Peças,99984-8222,Curitiba\nAna Prado,99984-8223,Curitiba\n'
    expect(kindOf(text, { file: 'fornecedores.csv' })).toBe('companies')
  })

  it('is not told by names of columns over flags and figures that cannot be what they say', () => {
    const text =
      'Nome;Telefone;Email;Ano Volume Negócios;EST;FAS\nAlfa Engenharia;215 555 485;geral@alfa.example;2024;0;1\nBeta Projetos;213 555 280;geral@beta.example;2023;1;0\nGama Obras;213 555 281;geral@gama.example;2023;1;0\n'
    expect(kindOf(text, { file: 'fornecedores.csv' })).toBe('companies')
  })

  it('comes with its reasons, the most telling first, and those of the other kinds', () => {
    const text = 'Client,Stage,Amount,Close date,Email\nAcme Ltd,Proposal,1200,2025-06-30,ana@acme.example\n'
    const { kinds } = guessed(text, { file: 'deals.csv' })
    const wanted = new Set(['deals', 'people'])
    expect(kinds.flatMap(({ kind, reasons }) => (wanted.has(kind) ? [{ kind, reasons }] : []))).toEqual([
      {
        kind: 'deals',
        reasons: [
          { by: 'columns', names: ['Stage', 'Close date', 'Amount'] },
          { by: 'file-name', name: 'deals' },
          { by: 'values', column: 'Stage', are: 'stages' },
        ],
      },
      { kind: 'people', reasons: [{ by: 'columns', names: ['Email'] }] },
    ])
  })
})
