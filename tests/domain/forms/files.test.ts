import { zipSync } from 'fflate'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isOfType } from '../../../src/domain/model/forms/file-signs'
import { sentName, sentTypeOf, sentTypes } from '../../../src/domain/model/forms/form-files'

const utf8 = new TextEncoder()
const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
const zip = (names: readonly string[]) => zipSync(Object.fromEntries(names.map((name) => [name, utf8.encode('x')])))
const openDocument = (kind: string, more: readonly string[] = []) =>
  zipSync(
    Object.fromEntries([
      ['mimetype', utf8.encode(`application/vnd.oasis.opendocument.${kind}`)],
      ...more.map((name): [string, Uint8Array] => [name, utf8.encode('x')]),
    ]),
    { level: 0 },
  )
const OFFICE = '[Content_Types].xml'
const SOUND: Readonly<Record<string, Uint8Array>> = {
  'a.jpg': latin('\u00ff\u00d8\u00ff\u00e0 JFIF'),
  'a.JPEG': latin('\u00ff\u00d8\u00ff\u00e1 Exif'),
  'a.png': latin('\u0089PNG\r\n\u001a\n'),
  'a.gif': latin('GIF89a'),
  'a.webp': latin('RIFF\u0000\u0000\u0000\u0000WEBPVP8 '),
  'a.heic': latin('\u0000\u0000\u0000\u0018ftypheic'),
  'a.avif': latin('\u0000\u0000\u0000\u0018ftypavif'),
  'a.pdf': latin('%PDF-1.7'),
  'a.docx': zip([OFFICE, 'word/document.xml']),
  'a.xlsx': zip([OFFICE, 'xl/workbook.xml']),
  'a.pptx': zip([OFFICE, 'ppt/presentation.xml']),
  'a.odt': openDocument('text'),
  'a.ods': openDocument('spreadsheet'),
  'a.odp': openDocument('presentation'),
  'a.txt': utf8.encode('Ten looms,\r\nfür Ärzte'),
  'a.csv': utf8.encode('Name;Ort\n'),
}
const typeOf = (name: string) => sentTypeOf(name, 'both')!

describe('a file that a stranger sends', () => {
  it('is what its name says when its bytes begin so', () => {
    const taken = Object.entries(SOUND).filter(([name, bytes]) => isOfType(bytes, typeOf(name)))
    expect(taken.map(([name]) => name)).toEqual(Object.keys(SOUND))
    expect(new Set(Object.keys(SOUND).map(typeOf))).toEqual(new Set(sentTypes('both')))
  })

  it('is nothing else: no name takes what another names, but for text', () => {
    for (const [name, bytes] of Object.entries(SOUND)) {
      const others = sentTypes('both').filter((type) => type !== typeOf(name) && isOfType(bytes, type))
      expect([name, others.filter(({ type }) => !type.startsWith('text/')).map(({ type }) => type)]).toEqual([name, []])
    }
  })

  it('brings no program: not by another name, nor as a macro', () => {
    const wrong: readonly (readonly [string, Uint8Array])[] = [
      ['a.png', latin('MZ')],
      ['a.txt', latin('MZ\u0090\u0000')],
      ['a.txt', utf8.encode('#!/bin/sh\n')],
      ['a.docx', zip(['word/document.xml'])],
      ['a.docx', zip([OFFICE, 'word/document.xml', 'word/vbaProject.bin'])],
      ['a.xlsx', zip([OFFICE, 'word/document.xml'])],
      ['a.odt', openDocument('text', ['Basic/Standard/Module1.xml'])],
      ['a.docx', latin('PK\u0003\u0004')],
    ]
    expect(wrong.filter(([name, bytes]) => isOfType(bytes, typeOf(name)))).toEqual([])
    for (const name of ['a.html', 'a.svg', 'a.exe', 'a.docm', 'a.zip', 'a.png.exe', 'png', ''])
      expect([name, sentTypeOf(name, 'both')]).toEqual([name, null])
    expect(sentTypeOf('a.pdf', 'pictures')).toBeNull()
  })

  it('is judged whatever its bytes are', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.constantFrom(...Object.keys(SOUND)), (tail, name) => {
        const bytes = Uint8Array.from([...SOUND[name]!.slice(0, 60), ...tail])
        expect([true, false]).toContain(isOfType(bytes, typeOf(name)))
      }),
    )
  })
})

describe('the name that a stranger gives a file', () => {
  it('has no path, and reads as it is', () => {
    expect(
      [
        '../../etc/passwd.txt',
        'C:\\fakepath\\plan.png',
        'photo\u202egnp.exe',
        '..hidden.txt',
        ' a \n b.txt',
        '\u200b',
        'Ärzte 😀.pdf',
      ].map(sentName),
    ).toEqual(['passwd.txt', 'plan.png', 'photognp.exe', 'hidden.txt', 'a b.txt', '', 'Ärzte 😀.pdf'])
  })

  it('is cut before its ending', () => {
    const name = sentName(`${'x'.repeat(500)}.pdf`)
    expect([name.length, name.slice(-4)]).toEqual([120, '.pdf'])
  })

  it('is one line that a record takes, and stays as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (given) => {
        const name = sentName(given)
        expect(name.length).toBeLessThanOrEqual(120)
        expect(name).not.toMatch(/[/\\\u0000-\u001f\u007f-\u009f\u202a-\u202e]/)
        expect(sentName(name)).toBe(name)
      }),
    )
  })
})
