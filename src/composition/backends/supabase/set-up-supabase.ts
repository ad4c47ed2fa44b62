import { demandReady, probeBackend } from '../../../adapters/supabase/probe-backend'
import { type AddressProblem, projectAddress } from '../../../adapters/supabase/project-address'
import { keysOfSession } from '../../../adapters/supabase/storage-key'
import type { InEachLanguage } from '../../../domain/model/kernel/language'
import type { BackendAddress } from '../../../ports/backends.port'
import type { BackendSetup } from '../../backend-descriptor'

export const NAME: InEachLanguage = { en: 'Supabase', de: 'Supabase' }

export const ADD: InEachLanguage = { en: 'Add a Supabase project', de: 'Supabase-Projekt hinzufügen' }

export const FIELDS = {
  url: {
    label: { en: 'Project URL', de: 'Adresse des Projekts' },
    hint: { en: 'Such as https://abcdefgh.supabase.co', de: 'Zum Beispiel https://abcdefgh.supabase.co' },
    refused: {
      en: 'Something answers there, but it is not a Supabase project. Check the address.',
      de: 'Dort antwortet etwas, aber kein Supabase-Projekt. Prüfe die Adresse.',
    },
  },
  publishableKey: {
    label: { en: 'Publishable key', de: 'Öffentlicher Schlüssel' },
    hint: {
      en: 'Begins with sb_publishable_. It is not a secret.',
      de: 'Beginnt mit sb_publishable_. Er ist nicht geheim.',
    },
    refused: {
      en: 'The project does not know this key. Copy the publishable key from its settings again.',
      de: 'Das Projekt kennt diesen Schlüssel nicht. Kopiere den öffentlichen Schlüssel noch einmal aus den Einstellungen.',
    },
  },
}

/** What cannot be right, and what to do about it. */
export const PROBLEMS: Readonly<Record<AddressProblem, InEachLanguage>> = {
  'bad-url': {
    en: 'That is not the address of a project. It looks like https://abcdefgh.supabase.co; you find it in the project’s settings.',
    de: 'Das ist keine Adresse eines Projekts. Sie sieht aus wie https://abcdefgh.supabase.co und steht in den Einstellungen des Projekts.',
  },
  'insecure-url': {
    en: 'An address must begin with https:// or passwords would travel in the clear.',
    de: 'Die Adresse muss mit https:// beginnen, sonst gingen Passwörter unverschlüsselt durchs Netz.',
  },
  'bad-key': {
    en: 'That is not a publishable key. It begins with sb_publishable_; you find it in the project’s settings under API keys.',
    de: 'Das ist kein öffentlicher Schlüssel. Er beginnt mit sb_publishable_ und steht in den Einstellungen des Projekts unter „API Keys“.',
  },
  'secret-key': {
    en: 'That is a secret key. It opens all data to whoever has it and must never be in a browser, so it was cleared from the field. Paste the publishable key instead; if you have shared the secret one, replace it in the project’s settings.',
    de: 'Das ist ein geheimer Schlüssel. Er öffnet jedem alle Daten und darf nie in einen Browser, darum wurde das Feld geleert. Füge den öffentlichen Schlüssel ein; hast du den geheimen weitergegeben, ersetze ihn in den Einstellungen des Projekts.',
  },
}

/** A project is named by its URL and its publishable key. */
export const supabaseSetup: BackendSetup = {
  kind: 'supabase',
  name: NAME,
  add: ADD,
  fields: [
    { name: 'url', inputMode: 'url', ...FIELDS.url },
    { name: 'publishableKey', ...FIELDS.publishableKey },
  ],
  read: (typed) => {
    const address = projectAddress(projectIn(typed))
    if (!('problem' in address)) return { status: 'ready', address: { ...address } }
    const { problem } = address
    const field = problem === 'bad-url' || problem === 'insecure-url' ? 'url' : 'publishableKey'
    // A secret must not stay where the next person at this screen can read it.
    return { status: 'unfit', field, message: PROBLEMS[problem], clearsField: problem === 'secret-key' }
  },
  probe: async (address, runtime) => {
    demandReady(await probeBackend(projectIn(address), { runtime }))
  },
  forget: async ({ id }, storage) => {
    for (const key of keysOfSession(id, Object.keys(storage))) storage.removeItem(key)
  },
}

function projectIn({ url = '', publishableKey = '' }: BackendAddress) {
  return { url, publishableKey }
}
