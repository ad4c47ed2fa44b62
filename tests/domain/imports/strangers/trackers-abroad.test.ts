import { describe, expect, it } from 'vitest'
import { priorityOf, taskStatusOf } from '../../../../src/domain/model/imports/recognising/values/words'
import { csv, guessFor, targetsOf } from '../../../support/import-file'

describe('an issue tracker in the language of its team', () => {
  it('says in German when a task is due', () => {
    const rows = [
      '4711,Neu,Flyer drucken,2026-03-10',
      '4718,Geschlossen,Angebot schicken,2026-03-12',
      '4723,Neu,Domain,2026-03-15',
    ]
    expect(targetsOf('tasks', '#,Status,Thema,Abgabedatum', ...rows)[3]).toBe('tasks.due')
  })

  it('calls the day for what is not done yet as that of what is, in Hungarian and Japanese', () => {
    const rows = (open: string, done: string) =>
      [open, done, open, done].map((status, at) => `A task ${at},${status},2026-03-1${at},${status === done ? '2026-03-20' : ''}`)
    const hungarian = targetsOf('tasks', 'Tárgy,Státusz,Befejezés dátuma,Lezárva', ...rows('Új', 'Lezárt'))
    expect(hungarian[2]).toBe('tasks.due')
    const japanese = targetsOf('tasks', '題名,ステータス,期日,終了日', ...rows('新規', '終了'))
    expect(japanese.slice(2)).toEqual(['tasks.due', 'tasks.completedAt'])
  })

  it.each(['Uzavřený', 'Zamknięty', 'Gesloten', 'Stängd', 'Kapatıldı', '已关闭', 'Решена', 'Lezárt', 'Ditutup'])(
    '%s is done',
    (word) => {
      expect(taskStatusOf(word)).toBe('done')
    },
  )

  it.each(['Omgående', 'Okamžitá', 'Immédiat', '今すぐ', 'Немедленный', 'Derhal'])('%s is urgent', (word) => {
    expect(priorityOf(word)).toBe('urgent')
  })
})

describe('a list of tasks out of a calendar', () => {
  it('is none of companies for its UIDs', () => {
    const table = csv(
      'UID,Přehled,Seznam popisů,Dokončeno,Vytvořeno,Začátek,Plánované dokončení,Naléhavost,Adresa URL,Místo',
      'a1b2c3,Zavolat tiskárnu,,,2026-03-01,2026-03-02,2026-03-10,5,,',
      'd4e5f6,Poslat nabídku,,2026-03-04,2026-03-01,2026-03-02,2026-03-12,1,,',
      '0a9b8c,Obnovit doménu,,,2026-03-01,2026-03-02,2026-03-20,9,,',
    )
    const guess = guessFor(table)
    expect([guess.primary, guess.columns[1]?.target]).toEqual(['tasks', 'tasks.title'])
  })
})
