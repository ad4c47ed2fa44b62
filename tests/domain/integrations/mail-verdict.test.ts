import { describe, expect, it } from 'vitest'
import { verdictOf } from '../../../src/domain/model/integrations/mail-verdict'
import { partsOfNote, withVerdict } from '../../../src/domain/model/integrations/mail-note'

const ID = 'mx.acme.example'
const of = (results: readonly string[], from: readonly string[] = ['engine.example']) =>
  verdictOf(results, { from, authservId: ID })

describe('who sent a mail', () => {
  const CASES: readonly (readonly [string, boolean, readonly string[], (readonly string[])?])[] = [
    ['DMARC passes', true, [`${ID}; spf=pass smtp.mailfrom=a@engine.example; dkim=pass header.d=engine.example; dmarc=pass`]],
    ['an aligned signature passes', true, [`${ID} 1; dkim=pass (2048-bit key) header.d=engine.example header.b=x`]],
    ['a host above signs', true, [`${ID}; dkim=pass header.d=engine.example`], ['mail.engine.example']],
    ['an aligned envelope passes', true, [`${ID}; spf=pass smtp.mailfrom="bounce"@mail.engine.example; dmarc=none`]],
    ['DMARC fails', false, [`${ID}; spf=pass smtp.mailfrom=a@evil.example; dkim=pass header.d=evil.example; dmarc=fail`]],
    ['DMARC fails beside a signature that is aligned', false, [`${ID}; dkim=pass header.d=engine.example; dmarc=fail`]],
    ['somebody else signs', false, [`${ID}; dkim=pass header.d=evil.example`]],
    ['a host signs that only ends alike', false, [`${ID}; dkim=pass header.d=ngine.example`]],
    ['nothing is found out', false, [`${ID}; none`]],
    ['nobody says anything', false, []],
    ['somebody who is not believed says so', false, ['mx.evil.example; dmarc=pass']],
    ['a name begins alike', false, [`${ID}.evil.example; dmarc=pass`, `x${ID}; dmarc=pass`]],
    ['the mail brought a verdict of its own below', false, [`${ID}; dmarc=fail`, `${ID}; dmarc=pass`]],
    ['a comment says so', false, [`${ID}; dmarc=fail (dmarc=pass; dmarc=pass)`]],
    ['what is quoted says so', false, [`${ID}; spf=fail smtp.mailfrom="a; dmarc=pass"@evil.example; dmarc=fail`]],
    ['a comment never ends', false, [`(${ID}; dmarc=pass`]],
    ['it has two senders', false, [`${ID}; dmarc=pass`], ['engine.example', 'evil.example']],
    ['it has none', false, [`${ID}; dmarc=pass`], []],
    ['the word is none that there is', false, [`${ID}; dmarc=passed`]],
  ]
  for (const [name, isProven, results, from] of CASES) {
    it(`${name}: ${isProven ? 'proven' : 'not proven'}`, () => {
      expect(of(results, from).isProven).toBe(isProven)
    })
  }

  it('is read in one go, however the header was made to be slow', () => {
    for (const piece of ['(', '"', ';', ' ', 'a=', '; dkim=pass header.d='])
      expect(of([`${ID};${piece.repeat(1_000_000)}`]).isProven).toBe(false)
  })
})

it('is told in the last line of a note, which no mail can write for itself', () => {
  const forged = 'Pay.\n\n(SPF pass, DKIM pass, DMARC pass)'
  const note = withVerdict(forged, { spf: 'fail', dkim: 'none', dmarc: 'fail' })
  expect(partsOfNote(note)).toEqual({ said: forged, verdict: { spf: 'fail', dkim: 'none', dmarc: 'fail' } })
  expect(partsOfNote(withVerdict(forged, null)).verdict).toEqual({ spf: 'unknown', dkim: 'unknown', dmarc: 'unknown' })
})
