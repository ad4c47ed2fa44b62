import { expect, it } from 'vitest'
import { madeBy, planFor, tableOf } from '../../../support/import-file'

it('makes a deal, a task and a note of a row of Pipedrive’s that holds all of them, each about the others', () => {
  const table = tableOf(
    'Deal - Title,Deal - Value,Deal - Stage,Person - Name,Organization - Name,Activity - Subject,Activity - Due date,Activity - Done,Note - Content\n' +
      'Fleet,1200,Offer,Ana Doe,Acme,Call Ana,2027-01-15,Done,Wants ten vans\n' +
      'Pilot,900,Offer,Bob Poe,Globex,,,,\n',
  )
  const { writes } = planFor(table)
  expect(writes.map((write) => write.writes.map(({ collection }) => collection).toSorted())).toEqual([
    ['companies', 'deals', 'notes', 'people', 'tasks'],
    ['companies', 'deals', 'people'],
  ])
  const [first] = writes
  if (first === undefined) return expect.fail()
  const [task] = madeBy(first, 'tasks')
  const [note] = madeBy(first, 'notes')
  expect([first.primary.collection, task?.data.status, note?.data.body]).toEqual(['deals', 'done', 'Wants ten vans'])
  expect(note?.data.subjects?.length).toBe(3)
  expect(task?.data.subjects).toEqual(note?.data.subjects)
})

it('makes the deal of a file of tasks that says more of it than its name, and only looks for one that it names', () => {
  const activities =
    'Activity - Subject,Activity - Type,Activity - Due date,Activity - Done,Deal - Title,Deal - Value\n' +
    'Send offer,Task,2027-01-15,To do,Fleet,1200\n'
  const made = (text: string) => planFor(tableOf(text)).writes.flatMap((write) => madeBy(write, 'deals')).length
  expect([made(activities), made(activities.replace(',Deal - Value', '').replace(',1200', ''))]).toEqual([1, 0])
})

it('makes a person and a deal of a list of people who have one beside them', () => {
  const text =
    'First name,Last name,Email,Deal name,Deal stage,Deal amount\nAna,Doe,ana@acme.example,Fleet,Offer,1200\nBob,Poe,bob@acme.example,,,\n'
  const { writes } = planFor(tableOf(text))
  expect(writes.map(({ writes: own }) => own.map(({ collection }) => collection).toSorted())[0]).toEqual(['deals', 'people'])
})

it('takes calls, mails and meetings that were logged for notes of that kind on their day', () => {
  const text =
    'Activity date,Activity type,Subject,Body,Contact\n2025-01-04 10:00,Call,Intro,Wants a quote,Ana Doe\n2025-01-05 11:00,Email,Offer,Sent it,Bob Poe\n2025-01-06 12:00,Meeting,Demo,Went well,Bob Poe\n'
  const notes = planFor(tableOf(text)).writes.flatMap((write) => madeBy(write, 'notes'))
  expect(notes.map(({ data }) => [data.kind, data.happenedAt])).toEqual([
    ['call', '2025-01-04T09:00:00.000Z'],
    ['email', '2025-01-05T10:00:00.000Z'],
    ['meeting', '2025-01-06T11:00:00.000Z'],
  ])
})

it('takes the title of a call, a mail and a meeting from the column that its kind has', () => {
  const text =
    'Activity type,Activity date,Call title,Call notes,Email subject,Email body,Meeting name,Meeting description,Note body\n' +
    'Call,2025-01-04 10:00,Intro,Wants a quote,,,,,\n' +
    'Email,2025-01-05 11:00,,,Offer,Sent it,,,\n' +
    'Meeting,2025-01-06 12:00,,,,,Demo,Went well,\n' +
    'Note,2025-01-07 13:00,,,,,,,Call her in the morning\n'
  const notes = planFor(tableOf(text)).writes.flatMap((write) => madeBy(write, 'notes'))
  expect(notes.map(({ data }) => [data.kind, data.body])).toEqual([
    ['call', 'Intro\n\nWants a quote'],
    ['email', 'Offer\n\nSent it'],
    ['meeting', 'Demo\n\nWent well'],
    ['note', 'Call her in the morning'],
  ])
})
