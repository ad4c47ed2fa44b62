import type { Dictionary } from '../in-language'
import * as account from './account'
import * as apiKeys from './api-keys'
import * as assistants from './assistants'
import * as connect from './connect'
import * as apiReference from './api-reference'
import * as automations from './automations'
import * as contacts from './contacts'
import * as dataSettings from './data-settings'
import * as deals from './deals'
import * as drafts from './drafts'
import * as duplicates from './duplicates'
import * as errors from './errors'
import * as fieldWords from './field-words'
import * as fields from './fields'
import * as files from './files'
import * as forms from './forms'
import * as health from './health'
import * as imports from './import'
import * as importAccount from './import-account'
import * as importCheck from './import-check'
import * as importJob from './import-job'
import * as importKind from './import-kind'
import * as importMap from './import-map'
import * as importReasons from './import-reasons'
import * as integrations from './integrations'
import * as notes from './notes'
import * as overview from './overview'
import * as palette from './palette'
import * as pipelines from './pipelines'
import * as push from './push'
import * as quickTask from './quick-task'
import * as record from './record'
import * as reports from './reports'
import * as shell from './shell'
import * as start from './start'
import * as sync from './sync'
import * as tables from './tables'
import * as tasks from './tasks'
import * as timeline from './timeline'
import * as trash from './trash'
import * as typed from './typed'
import * as views from './views'
import * as workspaceSettings from './workspace-settings'

/** Everything that is said, in German; loaded only when it is spoken. Each file exports its areas by their names. */
export const german: Dictionary = {
  ...account,
  ...apiKeys,
  ...assistants,
  ...connect,
  ...apiReference,
  ...automations,
  ...contacts,
  ...dataSettings,
  ...deals,
  ...drafts,
  ...duplicates,
  ...errors,
  ...fieldWords,
  ...fields,
  ...files,
  ...forms,
  ...health,
  ...imports,
  ...importAccount,
  ...importCheck,
  ...importJob,
  ...importKind,
  ...importMap,
  ...importReasons,
  ...integrations,
  ...notes,
  ...overview,
  ...palette,
  ...pipelines,
  ...push,
  ...quickTask,
  ...record,
  ...reports,
  ...shell,
  ...start,
  ...sync,
  ...tables,
  ...tasks,
  ...timeline,
  ...trash,
  ...typed,
  ...views,
  ...workspaceSettings,
}
