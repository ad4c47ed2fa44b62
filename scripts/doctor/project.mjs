import { isForbidden } from './ask.mjs'
import { unseen, well, wrong } from './finding.mjs'

/** Is anybody there, and is it a project of ours? What follows makes no sense where it is not. */
export async function lookAtProject({ ask, expected }) {
  const settings = await ask('/auth/v1/settings')
  const trouble = troubleOf(settings)
  if (trouble !== null) return { findings: [trouble], settings: null }
  const info = await ask('/rest/v1/rpc/backend_info', { method: 'POST', body: {} })
  return {
    findings: [well('address', 'The project answers, and knows the key.'), schemaOf(info, expected.schema)],
    settings: settings.json,
  }
}

function troubleOf({ status, json, text }) {
  if (status === 0)
    return wrong('address', `Nobody answers at this address (${text}).`, 'Compare it with Settings, API, in the dashboard.')
  if (status === 540)
    return wrong(
      'paused',
      'The project is paused.',
      'Restore it in the dashboard. On the Free plan a project is paused after a week without use; on a paid plan never.',
    )
  if (status === 402)
    return wrong(
      'restricted',
      'The project is restricted: it has used up its quota.',
      'See Organization, Usage, in the dashboard; a paid plan without the spend cap is not restricted.',
    )
  if (status === 401 || status === 403)
    return wrong(
      'key',
      'The project does not know this key.',
      'Copy the publishable key from Settings, API keys, in the dashboard.',
    )
  if (status !== 200 || typeof json?.external !== 'object')
    return wrong(
      'address',
      `What answers at this address is no Supabase project (status ${status}).`,
      'Give the origin of the project, https://<ref>.supabase.co, without a path.',
    )
  return null
}

function schemaOf(info, wanted) {
  const found = info.json?.schema
  if (found === wanted) return well('schema', `The schema is the one of this checkout (${wanted}).`)
  if (info.status === 404 || isForbidden(info))
    return wrong('schema', 'Portside’s tables are not there.', 'Push the migrations: npx supabase@3.1.0 db push --remote')
  if (typeof found !== 'string')
    return unseen(
      'schema',
      `The project did not tell its schema (status ${info.status}).`,
      'Look at its database in the dashboard, and try again.',
    )
  return Number(found) < Number(wanted)
    ? wrong(
        'schema',
        `The schema is older (${found}) than this checkout (${wanted}).`,
        'Push the migrations: npx supabase@3.1.0 db push --remote',
      )
    : wrong(
        'schema',
        `The schema is newer (${found}) than this checkout (${wanted}).`,
        'Update the checkout, then build and upload the app.',
      )
}
