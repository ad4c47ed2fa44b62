import { describe, expect, it } from 'vitest'
import { currencyOf } from '../../../../src/domain/model/imports/recognising/values/amounts'
import {
  endingOf,
  isOpenStatus,
  lifecycleOf,
  noteKindOf,
  priorityOf,
  repeatOf,
  taskKindOf,
  taskStatusOf,
  yesOrNo,
} from '../../../../src/domain/model/imports/recognising/values/words'

type Words = Readonly<Record<string, string>>

function casesOf(words: Words): readonly (readonly [string, string])[] {
  return Object.entries(words).flatMap(([meaning, names]) => names.split(' | ').map((name) => [name, meaning] as const))
}

describe('the words in the cells of a stranger', () => {
  it.each(
    casesOf({
      open: 'Needs action | NEEDS-ACTION | Überfällig | Nicht erledigt | En retard | Sin completar | Mee bezig | Å gjøre | Ждёт выполнения | 待處理 | 할 일',
      done: 'Geschlossen | Effectué | Vybavené | Fuldført | Narejeno | 完了 | 解決済み | نعم',
      cancelled: 'Won’t do | Abgesagt | Verworfen | Afgezegd | Kansellert | Ακυρωμένο | 取消し | ملغي',
      snoozed: 'Différé | Pospuesto | Odłożone | Udskudt | Отложена | 延期',
    }),
  )('%s: a task is %s', (word, status) => expect(taskStatusOf(word)).toBe(status))

  it.each(
    casesOf({
      low: 'Lowest | Unwichtig | Nízky | Not urgent | 不急',
      medium: 'Moderate | Standard | 通常 | 중간',
      high: 'Vysoký | Sehr wichtig | Важный | 重要',
      urgent: 'Very High | Eilt | Sehr hoch | Très haute | Krytyczny | Критический | 最高 | Segera',
    }),
  )('%s: a priority is %s', (word, priority) => expect(priorityOf(word)).toBe(priority))

  it.each(
    casesOf({
      daily: 'Jeden Tag | Chaque jour | Cada día | يوميا',
      weekly: 'Jede Woche | Every Monday | jeden Montag | co poniedziałek | cada lunes | Every 7 days',
      monthly: 'Chaque mois | Ogni mese | 매달',
    }),
  )('%s: it comes again %s', (word, repeat) => expect(repeatOf(word)).toBe(repeat))

  it.each(
    casesOf({
      won: 'Opdracht | Vyhrané | Kauppa | Zamówienie | 成約済み | Lunas',
      lost: 'Kein Interesse | Não interessado | Scaduto | Отказался | 興味なし',
    }),
  )('%s: a deal is %s', (word, ending) => expect(endingOf(word)).toBe(ending))

  it.each(['U tijeku', 'В роботі', 'W trakcie', '跟进中'])('%s: a deal goes on', (word) => expect(isOpenStatus(word)).toBe(true))

  it.each(
    casesOf({
      lead: 'Zájemce | Interesada | Заявка',
      prospect: 'Potentieller Kunde | En négociation | 見込み顧客',
      customer: 'Vaste klant | Постоянный клиент | お客様 | Khách quen',
      former: 'Gekündigt | Résilié | Nieaktywny | 退会済み',
    }),
  )('%s: somebody is a %s', (word, lifecycle) => expect(lifecycleOf(word)).toBe(lifecycle))

  it.each(casesOf({ call: 'Cold call | Llamada telefónica | Oddzwonić', meeting: 'Besichtigung | Sopralluogo | Видеовстреча' }))(
    '%s: to be done is a %s',
    (word, kind) => expect(taskKindOf(word)).toBe(kind),
  )

  it.each(casesOf({ call: 'Voicemail | Anrufbeantworter | 来電', meeting: 'Persönlich | In person | Tatap muka' }))(
    '%s: what happened was a %s',
    (word, kind) => expect(noteKindOf(word)).toBe(kind),
  )

  it.each(
    casesOf({
      yes: 'WAAR | PRAWDA | ИСТИНА | DOĞRU | ✓ | ✔️ | ☑️ | ✅ | ○ | [x]',
      no: 'FAŁSZ | ЛОЖЬ | YANLIŞ | ☐ | ✗ | ❌ | × | [ ]',
    }),
  )('%s: %s', (word, flag) => expect(yesOrNo(word)).toBe(flag))
})

describe('a currency by its whole name', () => {
  it.each([
    ['Franc suisse', 'CHF'],
    ['US Dollar', 'USD'],
    ['Pound Sterling', 'GBP'],
    ['Koruna česká', 'CZK'],
    ['Российский рубль', 'RUB'],
    ['Peso', 'ARS'],
  ])('%s is %s in a workspace of Argentina', (name, code) => expect(currencyOf(name, 'ARS')).toBe(code))

  it.each(['Krone', 'Points', ''])('%s is none that is known', (name) => expect(currencyOf(name, 'EUR')).toBeNull())
})

describe('words with something around them', () => {
  it.each([
    ['1 - High', 'high'],
    ['3-Low', 'low'],
    ['Medium (2)', 'medium'],
    ['A: Hoch', 'high'],
    ['🔴 High', 'high'],
  ])('%s is counted besides', (word, priority) => expect(priorityOf(word)).toBe(priority))

  it.each([
    ['☐', 'open'],
    ['❌', 'open'],
    ['✔️', 'done'],
    ['100 %', 'done'],
    ['100,00%', 'done'],
    ['80%', 'open'],
  ])('%s says how far a task is', (sign, status) => expect(taskStatusOf(sign)).toBe(status))

  it.each(['📎', '—', '★', ''])('%s says nothing', (sign) => {
    expect([taskStatusOf(sign), yesOrNo(sign), priorityOf(sign), endingOf(sign)]).toEqual([null, null, null, null])
  })
})
