import type { Id } from '../../model/kernel/id'
import { DAY_MS, instantOf } from '../../model/kernel/instant'
import { dayIn } from '../../model/kernel/plain-date'
import type { Note } from '../../model/notes/note'
import { subjectOf, type Subject } from '../../model/records/subject'
import type { Task } from '../../model/tasks/task'
import type { New, SampleDraw } from './sample-options'

const TASKS: readonly (readonly [Task['kind'], string])[] = [
  ['call', 'Call {name} about the offer'],
  ['email', 'Send {name} the updated quote'],
  ['meeting', 'Coffee with {name}'],
  ['to-do', 'Ask {name} who signs'],
  ['to-do', 'Prepare the demo for {name}'],
  ['call', 'Check in with {name} after the trial'],
  ['email', 'Thank {name} for the referral'],
  ['to-do', 'Find the old contract for {name}'],
]

const NOTES: readonly (readonly [Note['kind'], string])[] = [
  ['call', 'Spoke with {name}. They like the plan but want **two prices**: one with training, one without.'],
  [
    'meeting',
    'Met {name} at the site.\n\n- The old machines go in the autumn\n- Access from the yard side only\n- Decision next month',
  ],
  ['note', '{name} prefers a call before noon. Fridays are off.'],
  ['email', '{name} wrote that the board meets on the 14th. Nothing moves before that.'],
  ['call', 'Left {name} a voicemail. Second try on Thursday.'],
  ['note', 'A good word from {name} opened two more doors. Worth a proper *thank you*.'],
  ['meeting', 'Demo for {name} and four colleagues. Questions:\n\n1. Where is the data kept?\n2. Who trains the night shift?'],
  ['call', '{name} compares us with one other supplier; price is **not** what decides, delivery is.'],
]

type People = readonly New<'people'>[]
type Deals = readonly New<'deals'>[]
type DealsByPerson = ReadonlyMap<Id, Id>

/** From two weeks overdue to three weeks ahead; a third of them done. */
export function sampleTasks(draw: SampleDraw, people: People, deals: Deals): readonly New<'tasks'>[] {
  const { random, now } = draw
  const dealOf = dealsByPerson(deals)
  return times(people.length === 0 ? 0 : draw.tasks, () => {
    const { name, subjects } = about(draw, people, dealOf)
    const [kind, title] = random.pick(TASKS)
    const dayOffset = random.below(36) - 14
    const isDone = dayOffset < 0 && random.chance(0.8)
    const data: Task = {
      title: title.replace('{name}', name),
      body: null,
      kind,
      dueOn: random.chance(0.9) ? dayIn('UTC', now + dayOffset * DAY_MS) : null,
      dueAt: null,
      remindAt: null,
      priority: random.pick(['none', 'none', 'low', 'medium', 'high', 'urgent']),
      assigneeId: random.chance(0.9) ? draw.ownerId : null,
      status: isDone ? 'done' : 'open',
      snoozedUntil: null,
      completedAt: isDone ? instantOf(now + dayOffset * DAY_MS) : null,
      repeat: 'none',
      subjects,
    }
    return { id: draw.newId(), data }
  })
}

export function sampleNotes(draw: SampleDraw, people: People, deals: Deals): readonly New<'notes'>[] {
  const { random, now } = draw
  const dealOf = dealsByPerson(deals)
  return times(people.length === 0 ? 0 : draw.notes, () => {
    const { name, subjects } = about(draw, people, dealOf)
    const [kind, body] = random.pick(NOTES)
    const happenedAt = kind === 'note' ? null : instantOf(now - random.below(60) * DAY_MS - random.below(DAY_MS))
    return {
      id: draw.newId(),
      data: { body: body.replace('{name}', name), kind, happenedAt, subjects, mentions: [], pinned: false },
    }
  })
}

/** A person, and the deal at their company where there is one. */
function about(
  { random }: SampleDraw,
  people: People,
  dealOf: DealsByPerson,
): { readonly name: string; readonly subjects: Subject[] } {
  const person = random.pick(people)
  const dealId = dealOf.get(person.id)
  const subjects = [subjectOf('people', person.id)]
  if (dealId !== undefined) subjects.push(subjectOf('deals', dealId))
  return { name: person.data.firstName ?? 'them', subjects }
}

function dealsByPerson(deals: Deals): DealsByPerson {
  return new Map(deals.flatMap(({ id, data }) => data.people.map(({ personId }): [Id, Id] => [personId, id])))
}

function times<T>(count: number, make: () => T): readonly T[] {
  return Array.from({ length: count }, make)
}
