import { firstValueFrom } from 'rxjs'
import { afterEach, describe, expect, it } from 'vitest'
import { newWorkspaceModel } from '../../../src/ui/features/workspaces/new-workspace.model'
import { speak } from '../../../src/ui/text/in-language'
import { type MemoryWorkspace, memoryWorkspace } from '../../support/memory-workspace'

let place: MemoryWorkspace
afterEach(async () => {
  speak('en', {})
  await place.close()
})

async function formIn(language: string, timeZone: string) {
  place = await memoryWorkspace()
  speak(language, {})
  const model = newWorkspaceModel(place.ports.functions, place.runtime, { language: 'en-US', timeZone })
  return { model, draft: async () => (await firstValueFrom(model.state$)).draft }
}

describe('the form of a new workspace', () => {
  it('has a sample in the language of the screens, whatever is spoken where the device is', async () => {
    const english = await formIn('en', 'Europe/Berlin')
    expect(await english.draft()).toMatchObject({ country: 'DE', locale: 'en-DE', currency: 'EUR' })
    const german = await formIn('de', 'America/New_York')
    expect(await german.draft()).toMatchObject({ country: 'US', locale: 'de-US', currency: 'USD' })
  })

  it('keeps that language when another country is chosen, and leaves it when another language is', async () => {
    const { model, draft } = await formIn('de', 'Europe/Berlin')
    model.change({ country: 'FR' })
    expect(await draft()).toMatchObject({ country: 'FR', locale: 'de-FR' })
    model.change({ locale: 'fr-FR' })
    expect(await draft()).toMatchObject({ country: 'FR', locale: 'fr-FR' })
  })
})
