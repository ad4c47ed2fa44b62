import { afterEach, describe, expect, it } from 'vitest'
import type { RecordOf } from '../../../src/domain/model/records/collections'
import { Changes } from '../../../src/ui/app/changes'
import { Toasts } from '../../../src/ui/app/toasts'
import { saveField } from '../../../src/ui/features/record/fields/save-field'
import { updatePerson } from '../../../src/ui/features/record/record-updates'
import { openWorkspace, type OpenWorkspace } from '../support/open-workspace'

let opened: OpenWorkspace | undefined
afterEach(() => opened?.close())

async function setUp() {
  const workspace = await openWorkspace()
  opened = workspace
  const { ports, runtime, workspaceId } = workspace
  const [id] = await workspace.create('people', { firstName: 'Grace', jobTitle: 'Mate' })
  if (id === undefined) throw new Error('the person was not created')
  const changes = new Changes({ records: ports.records, runtime, workspaceId, toasts: new Toasts() }, () => 'Ada')
  const read = () => ports.records.get('people', id)
  const write = (jobTitle: string, seen: string | null) => ({
    label: 'Job title changed',
    valueOf: (person: RecordOf<'people'>) => person.jobTitle,
    seen,
    mutation: (person: RecordOf<'people'>) => updatePerson(person, { jobTitle }),
  })
  const collaborators = {
    read,
    apply: (...[label, mutations, options]: Parameters<Changes['apply']>) => changes.apply(label, mutations, options),
  }
  const meanwhile = async (patch: Parameters<typeof updatePerson>[1]) => {
    const person = await read()
    if (person !== null) await workspace.commit(updatePerson(person, patch))
  }
  return { changes, collaborators, read, write, meanwhile }
}

describe('saving a field', () => {
  it('writes it, and it can be taken back', async () => {
    const { changes, collaborators, read, write } = await setUp()
    expect(await saveField(write('Captain', 'Mate'), collaborators, { overwrite: false })).toEqual({ status: 'saved' })
    await changes.undo()
    expect((await read())?.jobTitle).toBe('Mate')
  })

  it('does not mind what others did to other fields meanwhile', async () => {
    const { collaborators, read, write, meanwhile } = await setUp()
    await meanwhile({ source: 'Fair' })
    await saveField(write('Captain', 'Mate'), collaborators, { overwrite: false })
    expect(await read()).toMatchObject({ jobTitle: 'Captain', source: 'Fair' })
  })

  it('asks first when someone changed this very field, and writes over it when told to', async () => {
    const { collaborators, read, write, meanwhile } = await setUp()
    await meanwhile({ jobTitle: 'Pilot' })
    const answer = await saveField(write('Captain', 'Mate'), collaborators, { overwrite: false })
    expect([answer, (await read())?.jobTitle]).toEqual([{ status: 'conflict', theirs: 'Pilot' }, 'Pilot'])
    await saveField(write('Captain', 'Mate'), collaborators, { overwrite: true })
    expect((await read())?.jobTitle).toBe('Captain')
  })

  it('says what is wrong and at which entry', async () => {
    const { collaborators, write } = await setUp()
    const wrong = {
      ...write('', 'Mate'),
      mutation: (person: RecordOf<'people'>) => updatePerson(person, { emails: [entry('ok@a.example'), entry('nonsense')] }),
    }
    expect(await saveField(wrong, collaborators, { overwrite: false })).toEqual({
      status: 'refused',
      message: 'E-mail must look like name@example.com.',
      paths: ['emails.1.value'],
    })
  })
})

const entry = (value: string) => ({ value, label: null, primary: false })
