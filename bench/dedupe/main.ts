import { duplicatePeople } from '../../src/domain/model/duplicates/find-duplicates'
import { matchPeople, personTraits } from '../../src/domain/model/duplicates/person-likeness'
import { peopleWithTwins } from '../../tests/support/people-with-twins'

type People = ReturnType<typeof peopleWithTwins>

let people: People = []
let text = ''

/** The people of the bench, one in ten of them there twice, and the text they are read from. */
export function load(count: number): void {
  people = peopleWithTwins(count, 1)
  text = JSON.stringify(people)
}

/** Milliseconds to find who may be there twice. */
export function find(): number {
  const began = performance.now()
  duplicatePeople(people, [])
  return performance.now() - began
}

/** Milliseconds to read them once. */
export function read(): number {
  const began = performance.now()
  const { length } = JSON.parse(text) as People
  if (length !== people.length) throw new Error('read other people')
  return performance.now() - began
}

/** The share of the pairs that comparing all with all finds, and that are not found. */
export function missed(count: number): number {
  const sample = peopleWithTwins(count, 2)
  const found = new Set(duplicatePeople(sample, []).map(({ ids }) => ids.toSorted().join(' ')))
  const traits = sample.map((person) => personTraits(person, new Map()))
  let [all, lost] = [0, 0]
  for (const [at, a] of traits.entries()) {
    for (const b of traits.slice(at + 1)) {
      if (matchPeople(a, b) === null) continue
      all += 1
      if (!found.has([a.id, b.id].toSorted().join(' '))) lost += 1
    }
  }
  return lost / all
}
