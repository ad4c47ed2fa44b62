import { describe, expect, it } from 'vitest'
import { isPerson } from '../../../../src/domain/model/imports/recognising/kind/firm-or-person'
import { csv, guessFor, mapped } from '../../../support/import-file'

describe('a name in Korean', () => {
  it('is of a family that is known, and two syllables', () => {
    expect(['김지훈', '조경진'].filter(isPerson)).toHaveLength(2)
    expect(['강사', '서울', '고객'].filter(isPerson)).toEqual([])
    expect(mapped(csv('김지훈,010-1111-2222,강사', '이서연,010-2222-3333,학생', '조경진,010-5112-3237,학생'))[0]).toBe(
      'people.fullName',
    )
  })
})

describe('a name in Vietnamese', () => {
  const rows = [
    'Nguyễn Thị Hồng Nhung,0903 418 772,3.2 tỷ',
    'Trần Văn Hùng,0912 550 386,1.5 tỷ',
    'Bùi Thanh Tùng,0814 902 556,2 tỷ',
  ]

  it('begins with one of few families', () => {
    expect(['Nguyễn Thị Hồng Nhung', 'Tran Van Hung', 'Đặng Hoàng Nam'].filter(isPerson)).toHaveLength(3)
    expect(isPerson('Công ty TNHH Hoàng Nam')).toBe(false)
  })

  it('makes a list one of people, whatever they want and can spend', () => {
    const table = csv('Họ và tên,SĐT,Ngân sách,Nhu cầu', ...rows.map((row) => `${row},mua căn hộ`))
    expect(guessFor(table).primary).toBe('people')
  })
})

describe('a phone book without names of columns', () => {
  it('has both numbers of each, and the name of the father', () => {
    const table = csv(
      '"Андрей","Петров","Игоревич","+7 999 123-45-67","+7 999 321-45-66"',
      '"Игорь","Игорев","Петрович","+7 958 444-55-66","+7 958 655-66-77"',
      '"Петр","Андреев","Игоревич","+7 955 666-77-88","+7 955 877-88-99"',
      '"Валерий","Артюхов","Викторович","+7 911 222-33-44","+7 911 933-44-55"',
    )
    expect(mapped(table)).toEqual(['people.firstName', 'people.lastName', 'people.middleName', 'people.phone', 'people.phone'])
  })

  it('is of people where several work for one firm, each with an address of their own', () => {
    const table = csv(
      'satou@a.example,株式会社A社,佐藤',
      'sakashita@b.example,株式会社B社,坂下',
      'saitou@a.example,株式会社A社,斎藤',
    )
    expect(guessFor(table).primary).toBe('people')
  })
})

describe('a number', () => {
  it('beside a street is that of the house, on either side', () => {
    const target = 'companies.street'
    expect(
      mapped(csv('supplier,number,street,city', 'Pneus SA,7,Rue Bossuet,Lyon', 'Vélo SARL,39,Rue Paul,Lyon')).slice(1, 3),
    ).toEqual([target, target])
  })

  it('that the state knows people by is not called', () => {
    const table = csv('fornavn,etternavn,fnummer', 'Kari,Nordmann,01850897731', 'Ola,Hansen,02818397650', 'Per,Olsen,02858897443')
    expect(mapped(table)).toEqual(['people.firstName', 'people.lastName', null])
  })

  it('of whoever the row is of is how a program knows it', () => {
    const table = csv('empID,First Name,Last Name', '6970,Ann,Lee', '6813,Bo,Diaz', '6160,Cy,Roth')
    expect(mapped(table)[0]).toBe('people.recordId')
  })
})

describe('whoever looks after customers', () => {
  it('is nobody they spoke to', () => {
    const table = csv(
      'cliente,data_contato,responsavel,resumo',
      'Padaria Sol Ltda,2026-01-12,Luiz Rocha,Ligou para pedir um desconto na próxima compra',
      'Mercado Lua Ltda,2026-01-13,Pedro Duarte,Pediu uma proposta para o segundo semestre do ano',
      'Café Mar Ltda,2026-01-14,Ana Peixoto,Quer marcar uma visita para ver o produto novo',
    )
    expect(guessFor(table, { chosen: 'notes' }).columns.map(({ target }) => target)).not.toContain('people.fullName')
  })
})

describe('a word for whoever the row is of', () => {
  it('adds nothing to what a column is', () => {
    expect(mapped(csv('nama,no_telepon_pelanggan', 'Budi Santoso,0812-3456-7890', 'Siti Aminah,0813-4567-8901'))[1]).toBe(
      'people.phone',
    )
    expect(mapped(csv('Имя,Телефон личный', 'Анна Петрова,+7 999 123-45-67', 'Иван Сидоров,+7 999 765-43-21'))[1]).toBe(
      'people.phone',
    )
  })
})
