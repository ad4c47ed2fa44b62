import { listed, unseen, well, wrong } from './finding.mjs'

const SET = 'Run supabase/schedules.sql in the SQL editor; docs/supabase.md, “Housekeeping”, says how.'

/** Whether what is to happen by itself does. @param {{ ask: import('./ask.mjs').Ask }} options of somebody who has signed in */
export async function lookAtSchedules({ ask, expected }) {
  const { status, json } = await ask('/rest/v1/rpc/schedules', { method: 'POST', body: {} })
  if (status === 404)
    return [
      wrong('schedules', 'The project cannot tell of its schedules.', 'Push the migrations: npx supabase@3.1.0 db push --remote'),
    ]
  if (status !== 200) return [unseen('schedules', `The project did not tell of its schedules (status ${status}).`, 'Try again.')]
  if (json === null)
    return [
      wrong(
        'schedules',
        'Cron is off: nothing happens by itself.',
        `Turn on Cron and pg_net under Integrations, in the dashboard. ${SET}`,
      ),
    ]
  const { jobs, calls } = json
  const missing = expected.schedules.filter((name) => !jobs.some((one) => one.name === name && one.active))
  const failed = jobs.filter(({ status: how }) => how === 'failed').map(({ name }) => name)
  const waiting = jobs.filter(({ ranAt }) => ranAt === null).map(({ name }) => name)
  return [
    missing.length > 0
      ? wrong('schedules', `These schedules are missing or switched off: ${listed(missing)}.`, SET)
      : well('schedules', `All ${expected.schedules.length} schedules are set.`),
    failed.length > 0
      ? wrong(
          'schedules-failing',
          `These schedules failed when they last ran: ${listed(failed)}.`,
          'See Integrations, Cron, History, in the dashboard.',
        )
      : waiting.length > 0
        ? unseen('schedules-running', `These have not run yet: ${listed(waiting)}.`, 'Run this again tomorrow.')
        : well('schedules-running', 'Each of them ran, and well.'),
    ...(calls !== null && calls.well === 0 && calls.failed > 0
      ? [
          wrong(
            'schedules-refused',
            'The functions refused every call of the schedules in the last hour.',
            'Compare the secrets portside-url and portside-secret-key under Integrations, Vault, in the dashboard with the project’s.',
          ),
        ]
      : []),
  ]
}
