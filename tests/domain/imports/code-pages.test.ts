import { describe, expect, it } from 'vitest'
import { decode } from '../../../src/domain/model/imports/reading/text/decode'
import { ENCODINGS, type Encoding } from '../../../src/domain/model/imports/reading/text/encodings'
import { windows1252 } from '../../support/encode-text'
import { guessFor, tableOf } from '../../support/import-file'

/** The bytes of a text, found by reading all that there are. */
function encoded(text: string, encoding: Encoding): Uint8Array {
  const table = new Map<string, readonly number[]>()
  const isOfPairs = /jis|gb|big|euc/.test(encoding)
  const decoder = new TextDecoder(isOfPairs ? encoding : 'utf-8')
  const add = (...bytes: readonly number[]) => {
    const character = isOfPairs ? decoder.decode(Uint8Array.from(bytes)) : decode(Uint8Array.from(bytes), { encoding }).text
    if (Array.from(character).length === 1 && character !== '\ufffd' && !table.has(character)) table.set(character, bytes)
  }
  for (let one = 0; one < 256; one += 1) add(one)
  const leads = isOfPairs ? Array.from({ length: 0x7e }, (_, at) => 0x81 + at) : []
  for (const one of leads) for (let two = 0x40; two < 0xff; two += 1) add(one, two)
  return Uint8Array.from(Array.from(text).flatMap((character) => table.get(character) ?? []))
}

const LISTS: readonly (readonly [Encoding, string, readonly string[]])[] = [
  [
    'windows-1251',
    'Имя;Фамилия;Электронная почта;Компания\r\nИван;Петров;ivan@x.example;ООО Ромашка\r\n',
    ['firstName', 'lastName', 'email', 'name'],
  ],
  [
    'koi8-r',
    'Имя;Фамилия;Электронная почта;Компания\r\nИван;Петров;ivan@x.example;Ромашка\r\n',
    ['firstName', 'lastName', 'email', 'name'],
  ],
  [
    'windows-1250',
    'Imię;Nazwisko;Adres e-mail;Firma\r\nŁukasz;Żółw;lukasz@x.example;Żółw Sp. z o.o.\r\nMałgorzata;Łąka;m@x.example;\r\n',
    ['firstName', 'lastName', 'email', 'name'],
  ],
  [
    'shift_jis',
    '姓,名,会社,メールアドレス\r\n山田,太郎,株式会社サンプル,taro@x.example\r\n',
    ['lastName', 'firstName', 'name', 'email'],
  ],
  [
    'gb18030',
    '姓名,公司,电子邮件\r\n王伟,示例公司,wang@x.example\r\n李娜,上海公司,li@x.example\r\n',
    ['fullName', 'name', 'email'],
  ],
  [
    'euc-kr',
    '이름,회사,이메일\r\n김철수,서울전자 주식회사,kim@x.example\r\n이영희,부산상사,lee@x.example\r\n',
    ['fullName', 'name', 'email'],
  ],
  [
    'big5',
    '姓名,公司,電子郵件\r\n王小明,台北科技公司,wang@x.example\r\n李雷,高雄貿易,li@x.example\r\n',
    ['fullName', 'name', 'email'],
  ],
  [
    'euc-jp',
    '姓,名,会社,メールアドレス\r\n山田,太郎,株式会社サンプル,taro@x.example\r\n',
    ['lastName', 'firstName', 'name', 'email'],
  ],
  [
    'windows-1253',
    'First name;Last name;Company;Email\r\nΓιώργος;Παπαδόπουλος;Ελληνικά Λάδια;g@x.example\r\nΜαρία;Νικολάου;;m@x.example\r\n',
    ['firstName', 'lastName', 'name', 'email'],
  ],
  [
    'windows-1255',
    'First name;Last name;Company;Email\r\nדוד;כהן;תעשיות הגליל;d@x.example\r\nשרה;לוי;;s@x.example\r\n',
    ['firstName', 'lastName', 'name', 'email'],
  ],
  [
    'windows-1256',
    'First name;Last name;Company;Email\r\nمحمد;علي;شركة النور;m@x.example\r\nفاطمة;حسن;;f@x.example\r\n',
    ['firstName', 'lastName', 'name', 'email'],
  ],
  [
    'windows-1254',
    'Ad;Soyad;Şirket;E-posta\r\nİbrahim;Yıldız;Güneş Gıda;i@x.example\r\nAyşe;Öğüt;;a@x.example\r\n',
    ['firstName', 'lastName', 'name', 'email'],
  ],
  [
    'ibm850',
    'Vorname;Nachname;Firma;E-Mail\r\nJörg;Müller;Größe AG;j@x.example\r\nÄnne;Weiß;Café Zoë;a@x.example\r\n',
    ['firstName', 'lastName', 'name', 'email'],
  ],
  [
    'macintosh',
    'Vorname;Nachname;Firma;E-Mail\r\nJörg;Müller;Größe AG;j@x.example\r\nÄnne;Weiß;Café Zoë;a@x.example\r\n',
    ['firstName', 'lastName', 'name', 'email'],
  ],
]

describe('lists in the code page of another language than the reader’s', () => {
  it.each(LISTS)('are read: %s', (encoding, text, fields) => {
    const bytes = encoded(text, encoding)
    expect(decode(bytes)).toMatchObject({ encoding, text, how: 'likely' })
    expect(guessFor(tableOf(bytes)).columns.map(({ target }) => target?.split('.')[1])).toEqual(fields)
  })

  it.each([
    [
      'German',
      'Vorname;Nachname;Straße;Fläche\r\nJörg;Müller;Königsallee 1;35 m²\r\nÄnne;Weiß;Große Straße;12 m³\r\nÖzgür;Gunes',
    ],
    ['French', 'Prénom;Nom;Société\r\nFrançois;Lefèvre;Société Générale\r\nZoé;Noël;Crédit Agricole – «Élan»\r\n'],
    [
      'English with quotes',
      'Name,Notes\r\nAna,“It’s” – Bob’s “own” idea… won’t do\r\nBob,“Let’s” don’t can’t shouldn’t they’re it’s “who’s”\r\n',
    ],
    ['Danish', 'Navn;Adresse\r\nSøren Ærø;Østergade 1, København Ø\r\nBjørn Sørensen;Nørrebrogade, Århus\r\n'],
    ['Icelandic', 'Nafn;Netfang\r\nGuðrún Þórðardóttir;g@x.example\r\nÝmir Björnsson;y@x.example\r\nÞór Æ;t@x.example\r\n'],
    ['Spanish and Catalan', 'Nombre;Nota\r\nÍñigo;¿Qué tal? ¡Bien!\r\nNúria;col·lecció, l´Ampolla\r\nBegoña;5º 3ª\r\n'],
    ['amounts', 'Name;Price\r\nAna;£5 ¥10\r\nBob;3½ 2¼ £9\r\nCy;15 m³ 4 m² 9 ft³ 3 in³\r\nTotal¹;£m 5, £k 3, £million²\r\n'],
  ])('leave Western ones what they are: %s', (_, text) => {
    expect(decode(windows1252(text)).encoding).toBe('windows-1252')
  })

  it('reads a list that was joined from UTF-8 and the Western page as both', () => {
    const utf8 = new TextEncoder().encode('Name,Email\nJörg,j@x.example\nZoë,z@x.example\n')
    const both = Uint8Array.from([...utf8, ...windows1252('Müller,m@x.example\n')])
    expect(decode(both)).toMatchObject({
      text: 'Name,Email\nJörg,j@x.example\nZoë,z@x.example\nMüller,m@x.example\n',
      how: 'likely',
      unreadable: 0,
    })
  })

  it('puts back what was put into UTF-8 twice, and leaves alone what only looks like it', () => {
    const twice = (text: string) => decode(new TextEncoder().encode(text)).text
    expect(twice('Name\nMÃ¼ller\nGrÃ¶ÃŸe – fÃ¼r 5 â‚¬\n')).toBe('Name\nMÃ¼ller\nGrÃ¶ÃŸe – fÃ¼r 5 â‚¬\n')
    expect(twice('Name\nMÃ¼ller\nGrÃ¶ÃŸe, 5 â‚¬\n')).toBe('Name\nMüller\nGröße, 5 €\n')
    expect(twice('SÃO PAULO;JOÃO;Â£5\n')).toBe('SÃO PAULO;JOÃO;Â£5\n')
  })

  it('can be chosen by hand all the same', () => {
    const bytes = encoded('Имя;Фамилия\r\nИван;Петров\r\n', 'windows-1251')
    for (const encoding of ENCODINGS) expect(decode(bytes, { encoding })).toMatchObject({ encoding, how: 'chosen' })
  })
})
