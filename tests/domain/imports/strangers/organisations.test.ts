import { describe, expect, it } from 'vitest'
import { isFirm } from '../../../../src/domain/model/imports/recognising/kind/firm-or-person'
import { csv, guessFor, mapped } from '../../../support/import-file'

describe('organisations are told by what they are called', () => {
  it.each([
    ['Arabic', 'شركة الأمل', 'مدرسة النور', 'عيادة الشفاء'],
    ['Hebrew', 'תיכון אהל משה', 'ישיבת איילת השחר', 'בית ספר הדר'],
    ['Persian', 'شرکت پارس', 'دبیرستان شهید بهشتی'],
    ['Japanese', '新宿クリニック', '第一中学校', '東京商事'],
    ['Chinese', '北京大学', '上海第一医院', '长江科技'],
    ['Korean', '서울병원', '한빛학원', '대한물산'],
    ['Thai', 'โรงเรียนสวนกุหลาบ', 'ร้านดอกไม้'],
    ['Vietnamese', 'Nhà hàng Hoa Sen', 'Trường Tiểu học Kim Đồng'],
    ['Turkish', 'Şişli Belediyesi', 'Atatürk Lisesi'],
    ['Russian', 'Министерство финансов', 'Областная больница № 2'],
    ['Polish', 'Urząd Miasta', 'Szkoła Podstawowa nr 3'],
    ['Hungarian', 'Városi Önkormányzat', 'Petőfi Iskola'],
  ])('in %s', (_, ...names) => {
    expect(names.filter((name) => !isFirm(name))).toEqual([])
  })

  it('and people are not', () => {
    const people = [
      'Dimos Papas',
      'محمد علي',
      'משה כהן',
      '김지훈',
      '佐藤 太郎',
      '王小明',
      'Nguyễn Văn An',
      'สมชาย ใจดี',
      'Jan Kowalski',
    ]
    expect(people.filter(isFirm)).toEqual([])
  })

  it('a list that has both under one name is asked about', () => {
    const table = csv(
      'Name,מייל',
      'תמר כהן,tamar@x.example',
      'תיכון אהל משה,school@y.example',
      'ישיבת איילת השחר,office@z.example',
    )
    expect(guessFor(table).isSure).toBe(false)
  })
})

describe('who is in most of the rows', () => {
  it('is not what each row is of', () => {
    const rows = ['15.04.2019', '16.04.2019', '17.04.2019', '18.04.2019'].map(
      (day, at) => `${at};${day};Департамент;${at}000;в обработке`,
    )
    expect(guessFor(csv('id;date;organization;sum;status', ...rows)).isSure).toBe(false)
  })
})

describe('how many work there', () => {
  it('tells of companies, and is kept in ranges that are open', () => {
    const table = csv('name,country,employees_band', 'Client 1,DE,<50', 'Client 2,DE,500-1000', 'Client 3,MX,>1000')
    expect(guessFor(table).kinds.find(({ kind }) => kind === 'companies')?.weight).toBeGreaterThan(2)
    expect(guessFor(table, { chosen: 'companies' }).columns[2]?.target).toBe('companies.size')
  })
})

describe('a name of a column', () => {
  it('is parted where the script changes, and before a word for a number', () => {
    expect(mapped(csv('ユーザID,氏名', 'id0001,佐藤 太郎', 'id0002,鈴木 花子', 'id0007,田中 一郎'))).toEqual([
      'people.recordId',
      'people.fullName',
    ])
    expect(mapped(csv('部員番号,名前', '1001,佐藤 太郎', '1004,鈴木 花子', '1010,田中 一郎'))).toEqual([
      'people.recordId',
      'people.fullName',
    ])
  })

  it('says of whom it is the number, in any script', () => {
    const idOf = (name: string) => mapped(csv(`${name},이름`, '1001,김지훈', '1004,이서연', '1010,박민수'))[0]
    expect(['회원번호', '학생번호', '会員コード', '고객ID', 'Mã khách hàng'].map(idOf)).toEqual(Array(5).fill('people.recordId'))
  })

  it('of a switchboard is none over what firms are certified by', () => {
    const columns = (...values: readonly string[]) => mapped(csv('company name,standard', ...values))
    expect(columns('Beta Ltd,ISO 9001', 'Gamma Ltd,ISO 14001')[1]).toBeNull()
    expect(columns('Beta SARL,01 42 68 53 00', 'Gamma SARL,01 42 68 53 01')[1]).toBe('companies.phone')
  })

  it('that says when a note was written says when it was', () => {
    const table = csv(
      'id,text,created_on',
      '1,Ana wants a quote for the counter,2026-06-03',
      '2,Called back and she was busy,2026-06-10',
    )
    expect(guessFor(table, { chosen: 'notes' }).columns[2]?.target).toBe('notes.happenedAt')
  })
})

describe('a place on a map', () => {
  it('is nobody’s page', () => {
    const table = csv(
      'name,email,linkMaps',
      'Ana Doe,ana@x.example,https://maps.app.goo.gl/a1',
      'Bo Roe,bo@x.example,https://maps.app.goo.gl/b2',
    )
    expect(mapped(table)[2]).toBeNull()
  })
})

describe('a table without names of columns', () => {
  it('has whom a row is of before whoever else is named in it', () => {
    const table = csv(
      'C0001,Alex Carter,alex@x.example,555-0100,Jamie Lee',
      'C0002,Anna Nguyen,anna@x.example,555-0101,Anna Kim',
      'C0003,Casey Patel,casey@x.example,555-0102,Peter Brooks',
      'C0004,Peter Morgan,peter@x.example,555-0103,Sarah Reed',
    )
    expect(mapped(table)).toMatchObject({ 1: 'people.fullName', 4: null })
  })
})
