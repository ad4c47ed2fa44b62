import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decode } from '../../../src/domain/model/imports/reading/text/decode'
import { codePageOf, ENCODINGS } from '../../../src/domain/model/imports/reading/text/encodings'
import { fileKind, textKind } from '../../../src/domain/model/imports/reading/file-kind'
import { encode, windows1252 } from '../../support/encode-text'

const TABLE = 'Vorname;Nachname;Straße\r\nJörg;Müller;Königsallee 1\r\nŽofia;Кузнецова;北京路\r\n'

describe('decoding a file', () => {
  it.each(['utf-8', 'utf-16le', 'utf-16be', 'utf-32le', 'utf-32be'] as const)(
    'reads %s by its mark, and leaves the mark out',
    (name) => {
      const result = decode(encode(`\ufeff${TABLE}`, name))
      expect(result).toEqual({ text: TABLE, encoding: name, how: 'mark', unreadable: 0 })
    },
  )

  it.each(['utf-16le', 'utf-16be'] as const)('knows %s without a mark by its look', (name) => {
    expect(decode(encode(TABLE, name))).toEqual({ text: TABLE, encoding: name, how: 'likely', unreadable: 0 })
  })

  it('takes what is valid UTF-8 as that', () => {
    expect(decode(encode(TABLE, 'utf-8'))).toEqual({ text: TABLE, encoding: 'utf-8', how: 'valid', unreadable: 0 })
  })

  it('tells the pages of Taiwan and of China apart for whoever reads Chinese', () => {
    const taiwan = Buffer.from(
      'b77cadfba96da6572ca4bda571a657bad92cb971b8dcb8b9bd582cb371b054a661a77d0d0ac4acaaf7a4f42cc2d7a976b941b2a3a6b3adada4bda5712c3036353833373732312cbb4fab6ea5abb5bda4c6b0cfa4a4a473b8f4a447ac710d0ab3afacfcacc22ca5c3b1b6b971a46caad1a5f7a6b3adada4bda5712c3036353833373732322cbb4fab6ea5abb773a5abb0cfb45fbfb3b8f40d0a',
      'hex',
    )
    const china = Buffer.from(
      'bbe1d4b1d0d5c3fb2cb9abcbbec3fbb3c62cb5e7bbb0bac5c2eb2ccda8d1b6b5d8d6b70d0acbd5bdf0cbae2cb7e1d7dac5a9b2fad3d0cfdeb9abcbbe2c3036353833373732312ccca8c4cfcad0c9c6bbafc7f8d6d0c9bdc2b7b6feb6ce0d0ab3c2c3c0c1e12cd3c0bdddb5e7d7d3b9c9b7ddd3d0cfdeb9abcbbe2c3036353833373732322ccca8c4cfcad0d0c2cad0c7f8b8b4d0cbc2b70d0a',
      'hex',
    )
    for (const fallback of ['gb18030', 'big5'] as const) {
      expect(decode(taiwan, { fallback }).encoding).toBe('big5')
      expect(decode(china, { fallback }).encoding).toBe('gb18030')
    }
  })

  it('takes other bytes for Windows-1252, the euro sign and curly quotes included', () => {
    const text = 'Name,Note\r\nJosé,“5 €”\r\n'
    expect(decode(windows1252(text))).toEqual({ text, encoding: 'windows-1252', how: 'assumed', unreadable: 0 })
  })

  it('prefers the code page of the reader to Windows-1252', () => {
    const bytes = Uint8Array.from([0x4e, 0x0a, 0x8e, 0x6f, 0x66]) // Žof in windows-1250
    expect([codePageOf('cs-CZ'), decode(bytes, { fallback: codePageOf('cs-CZ') }).text]).toEqual(['windows-1250', 'N\nŽof'])
  })

  it('keeps a UTF-8 file with one broken character as UTF-8, and says how many it could not read', () => {
    const bytes = [...encode('Müller, Jörg, Änne, Łódź, Ötzi, Ürün, Ægir', 'utf-8'), 0xff]
    const result = decode(Uint8Array.from(bytes))
    expect(result).toMatchObject({ encoding: 'utf-8', how: 'likely', unreadable: 1 })
  })

  it('lets the choice of a person end the guessing', () => {
    const bytes = Uint8Array.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2])
    expect(decode(bytes, { encoding: 'windows-1251' })).toEqual({
      text: 'Привет',
      encoding: 'windows-1251',
      how: 'chosen',
      unreadable: 0,
    })
  })

  it('can read every encoding on offer', () => {
    const bytes = encode('abc', 'utf-32le')
    expect(ENCODINGS.map((encoding) => typeof decode(bytes, { encoding }).text)).toEqual(ENCODINGS.map(() => 'string'))
  })

  it('never throws, whatever the bytes', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => typeof decode(bytes).text === 'string'))
  })

  it('reads any text back from UTF-8 and, with a mark, from UTF-16 and UTF-32', () => {
    const name = fc.constantFrom('utf-8', 'utf-16le', 'utf-16be', 'utf-32le', 'utf-32be')
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), name, (text, encoding) => {
        expect(decode(encode(`\ufeff${text}`, encoding)).text).toBe(text)
      }),
    )
  })
})

describe('what kind of file it is', () => {
  it.each([
    ['an Excel workbook', 'PK\u0003\u0004....[Content_Types].xml', 'spreadsheet'],
    ['a zip archive', 'PK\u0003\u0004....Connections.csv', 'archive'],
    ['an old Excel workbook', '\u00d0\u00cf\u0011\u00e0\u00a1W\0o\0r\0k\0b\0o\0o\0k\0', 'old-spreadsheet'],
    ['a PDF', '%PDF-1.7', 'pdf'],
    ['an image', '\u0089PNG\r\n', 'image'],
    ['nothing', '', 'empty'],
    ['a table', 'Name,Email\n', 'text'],
  ])('knows %s', (_, bytes, kind) => {
    expect(fileKind(Uint8Array.from(bytes, (character) => character.charCodeAt(0)))).toBe(kind)
  })

  it.each([
    ['a card', 'BEGIN:VCARD\r\nVERSION:3.0', 'vcard'],
    ['a page that calls itself a workbook', '<html><table>', 'web-page'],
    ['JSON', '[{"name": "Ana"}]', 'json'],
    ['blank lines', ' \r\n\r\n', 'empty'],
    ['a program', '\u0001\u0002\u0003\u0004\u0005abc', 'binary'],
    ['a table', '"Name","Email"', 'text'],
  ])('knows the text of %s', (_, text, kind) => {
    expect(textKind(text)).toBe(kind)
  })
})
