import { afterEach, describe, expect, it } from 'vitest'
import type { Person } from '../../../src/domain/model/people/person'
import type { RecordOf } from '../../../src/domain/model/records/collections'
import { Changes } from '../../../src/ui/app/changes'
import { ConflictQueue } from '../../../src/ui/app/questions'
import { Toasts } from '../../../src/ui/app/toasts'
import { saveField } from '../../../src/ui/features/record/fields/field-save'
import { updateRecord } from '../../../src/domain/use-cases/records/update-record'
import { openWorkspace, type OpenWorkspace } from '../support/open-workspace'

let opened: OpenWorkspace | undefined
afterEach(() => opened?.close())

async function setUp() {
  const workspace = await openWorkspace()
  opened = workspace
  const { ports, runtime, workspaceId } = workspace
  const [id] = await workspace.create('people', { firstName: 'Grace', jobTitle: 'Mate' })
  if (id === undefined) throw new Error('the person was not created')
  const conflicts = new ConflictQueue()
  const changes = new Changes(
    { records: ports.records, runtime, workspaceId, toasts: new Toasts(), conflicts, number: String },
    () => 'Ada',
  )
  const read = async () => {
    const person = await ports.records.get('people', id)
    if (person === null) throw new Error('the person is gone')
    return person
  }
  const seen = await read()
  const write = (jobTitle: string) => ({
    label: 'Job title changed',
    seen,
    mutation: (person: RecordOf<'people'>) => updateRecord('people', person, { jobTitle }),
  })
  const apply = (...[label, mutations, options]: Parameters<Changes['apply']>) => changes.apply(label, mutations, options)
  const meanwhile = async (patch: Partial<Person>) => workspace.commit(updateRecord('people', await read(), patch))
  return { changes, conflicts, apply, read, write, meanwhile }
}

describe('saving a field', () => {
  it('writes it, and it can be taken back', async () => {
    const { changes, apply, read, write } = await setUp()
    expect(await saveField(write('Captain'), apply)).toEqual({ status: 'saved' })
    await changes.undo()
    expect((await read()).jobTitle).toBe('Mate')
  })

  it('does not mind what others did to other fields meanwhile', async () => {
    const { apply, read, write, meanwhile } = await setUp()
    await meanwhile({ source: 'Fair' })
    await saveField(write('Captain'), apply)
    expect(await read()).toMatchObject({ jobTitle: 'Captain', source: 'Fair' })
  })

  it('asks first when someone changed this very field, and takes either side', async () => {
    const { conflicts, apply, read, write, meanwhile } = await setUp()
    await meanwhile({ jobTitle: 'Pilot' })
    const putOff = saveField(write('Captain'), apply)
    await expect.poll(() => conflicts.current()).not.toBeNull()
    conflicts.answer(null)
    expect(await putOff).toEqual({
      status: 'refused',
      message: 'Not saved yet: somebody else changed this in the meantime.',
      paths: [],
    })
    for (const [answer, jobTitle] of [
      [[], 'Pilot'],
      [['jobTitle'], 'Captain'],
    ] as const) {
      const saving = saveField(write('Captain'), apply)
      await expect.poll(() => conflicts.current()).not.toBeNull()
      conflicts.answer(new Set(answer))
      expect([await saving, (await read()).jobTitle]).toEqual([{ status: 'saved' }, jobTitle])
    }
  })

  it('says what is wrong and at which entry', async () => {
    const { apply, write } = await setUp()
    const wrong = {
      ...write(''),
      mutation: (person: RecordOf<'people'>) =>
        updateRecord('people', person, { emails: [entry('ok@a.example'), entry('nonsense')] }),
    }
    expect(await saveField(wrong, apply)).toEqual({
      status: 'refused',
      message: 'E-mail must look like name@example.com.',
      paths: ['emails.1.value'],
    })
  })
})

const entry = (value: string) => ({ value, label: null, primary: false })
