import { access } from './access.contract'
import { accessHidden } from './access-hidden.contract'
import { accessMatrix } from './access-matrix.contract'
import { accounts } from './accounts.contract'
import { api } from './api.contract'
import { apiRights } from './api-rights.contract'
import { auth } from './auth.contract'
import { authFactors } from './auth-factors.contract'
import { deferred } from './deferred.contract'
import { drafts } from './drafts.contract'
import { errors } from './errors.contract'
import { errorsSchema } from './errors-schema.contract'
import { events } from './events.contract'
import { eventsPeople } from './events-people.contract'
import { files } from './files.contract'
import { filesAccess } from './files-access.contract'
import { filesResume } from './files-resume.contract'
import { forms } from './forms.contract'
import { formFiles } from './forms-files.contract'
import { formPeople } from './forms-people.contract'
import { formDeals } from './forms-deals.contract'
import { functions } from './functions.contract'
import { functionsIntegrations } from './functions-integrations.contract'
import { functionsBundle } from './functions-bundle.contract'
import { functionsData } from './functions-data.contract'
import { functionsTeam } from './functions-team.contract'
import { imports } from './imports.contract'
import { pushes } from './pushes.contract'
import { rules } from './rules.contract'
import { mcp } from './mcp.contract'
import { oauth } from './oauth.contract'
import { notifications } from './notifications.contract'
import { recordsCondition } from './records-condition.contract'
import { recordsCustom } from './records-custom.contract'
import { recordsLife } from './records-life.contract'
import { recordsLive } from './records-live.contract'
import { recordsOracle } from './records-oracle.contract'
import { recordsQuery } from './records-query.contract'
import { recordsRefer } from './records-refer.contract'
import { recordsReplay } from './records-replay.contract'
import { recordsRules } from './records-rules.contract'
import { recordsStays } from './records-stays.contract'
import { recordsTasks } from './records-tasks.contract'
import { recordsMerges } from './records-merges.contract'
import { recordsStates } from './records-states.contract'
import { recordsValid } from './records-valid.contract'
import { recordsFigures } from './records-figures.contract'
import { recordsTagged } from './records-tagged.contract'
import { recordsViews } from './records-views.contract'
import { recordsWrite } from './records-write.contract'
import type { Scenario } from './scenario'
import { sameAnswers } from './same-answers.contract'
import { toldKeys } from './told-keys.contract'
import { usedIds } from './used-ids.contract'

/** The whole contract. */
export const SCENARIOS: readonly Scenario[] = [
  ...recordsWrite,
  ...recordsReplay,
  ...recordsLife,
  ...recordsValid,
  ...recordsRefer,
  ...recordsRules,
  ...recordsTasks,
  ...notifications,
  ...pushes,
  ...forms,
  ...formDeals,
  ...formPeople,
  ...formFiles,
  ...recordsStates,
  ...recordsMerges,
  ...recordsQuery,
  ...recordsCondition,
  ...recordsOracle,
  ...recordsCustom,
  ...recordsViews,
  ...recordsTagged,
  ...recordsFigures,
  ...recordsStays,
  ...imports,
  ...recordsLive,
  ...access,
  ...accessMatrix,
  ...accessHidden,
  ...events,
  ...eventsPeople,
  ...files,
  ...filesAccess,
  ...filesResume,
  ...deferred,
  ...functions,
  ...functionsBundle,
  ...functionsData,
  ...functionsIntegrations,
  ...api,
  ...apiRights,
  ...toldKeys,
  ...sameAnswers,
  ...rules,
  ...mcp,
  ...oauth,
  ...drafts,
  ...functionsTeam,
  ...usedIds,
  ...auth,
  ...accounts,
  ...authFactors,
  ...errors,
  ...errorsSchema,
]

/** @throws when there is no such scenario */
export function scenarioOf(key: string): Scenario {
  const found = SCENARIOS.find((scenario) => scenario.key === key)
  if (found === undefined) throw new Error(`no scenario ${key}`)
  return found
}
