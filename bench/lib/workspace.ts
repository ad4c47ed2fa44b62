import { filter, firstValueFrom, type Observable } from 'rxjs'
import type { Id } from '../../src/domain/model/kernel/id'
import type { Live } from '../../src/ports/records.port'
import type { Ports } from '../../src/ports/ports'

/** One browser, signed in to whichever set. */
export interface Client {
  readonly ports: Ports
  readonly newId: () => Id
  close(): Promise<void>
}

export const EMAIL = 'bench@example.com'
export const PASSWORD = 'correct horse battery'

/** A workspace with so many people. */
export async function furnish({ ports, newId }: Omit<Client, 'close'>, count: number): Promise<Id> {
  const answer = await ports.functions.call(
    'create-workspace',
    { name: 'Bench', currency: 'EUR', country: 'DE', locale: 'en', timeZone: 'Europe/Berlin', sample: false },
    { mutationId: newId() as never },
  )
  if (!answer.ok) throw new Error('create-workspace was refused')
  const { workspaceId } = answer.value
  for (let made = 0; made < count; made += 500) {
    const people = Array.from({ length: Math.min(500, count - made) }, (_, at) => personNumber(newId(), made + at))
    await ports.records.commit(people, { workspaceId, mutationId: newId() as never })
  }
  return workspaceId
}

export function personNumber(id: Id, number: number) {
  const data = {
    firstName: `First ${number % 97}`,
    lastName: `Last ${(number * 7919) % 100_003}`,
    jobTitle: 'Analyst',
    emails: [{ value: `person${number}@example.com`, label: null, primary: true }],
  }
  return { kind: 'create', collection: 'people', id, data } as const
}

/** Resolves when a live page satisfies the test; hot from the call on. */
export function whenShown<T>(live$: Observable<Live<T>>, test: (value: T) => boolean): Promise<unknown> {
  return firstValueFrom(live$.pipe(filter(({ value }) => test(value))))
}
