import type { Dictionary } from '../in-language'
import { account } from './account'
import { activity } from './activity'
import { app } from './app'
import { appUpdate } from './app-update'
import { auth } from './auth'
import { backend } from './backend'
import { backups } from './backups'
import { bundle, bundleProblems } from './bundle'
import { bulk, bulkEdit, selection } from './bulk'
import { changes } from './changes'
import { companies } from './companies'
import { dataSettings } from './data-settings'
import { deals } from './deals'
import { developer } from './developer'
import { duplicates } from './duplicates'
import { errors, errorText } from './errors'
import { dossier, exports } from './export'
import { fieldWords } from './field-words'
import { fields } from './fields'
import { files } from './files'
import { health } from './health'
import { home } from './home'
import { imports } from './import'
import { importCheck } from './import-check'
import { importMap } from './import-map'
import { importJob } from './import-job'
import { importNames } from './import-names'
import { importReasons } from './import-reasons'
import { importTargets } from './import-targets'
import { inbox } from './inbox'
import { integrations } from './integrations'
import { line } from './line'
import { members } from './members'
import { notFound } from './not-found'
import { log, noteField } from './notes'
import { ownValues } from './own-values'
import { palette } from './palette'
import { people, person } from './people'
import { picker } from './picker'
import { pictures } from './pictures'
import { pipelines } from './pipelines'
import { profile } from './profile'
import { rates } from './rates'
import { record } from './record'
import { refusals } from './refusals'
import { reports } from './reports'
import { security } from './security'
import { settings } from './settings'
import { shell } from './shell'
import { sync } from './sync'
import { tables } from './tables'
import { tasks } from './tasks'
import { composer, task, timeline } from './timeline'
import { trash } from './trash'
import { views } from './views'
import { waiting } from './waiting'
import { workspaceSettings } from './workspace-settings'
import { workspaces } from './workspaces'

/** Everything that is said, in German; loaded only when it is spoken. */
export const german: Dictionary = {
  account,
  activity,
  app,
  appUpdate,
  auth,
  backend,
  backups,
  bulk,
  bulkEdit,
  bundle,
  bundleProblems,
  changes,
  companies,
  composer,
  dataSettings,
  deals,
  dossier,
  developer,
  duplicates,
  errorText,
  errors,
  export: exports,
  fieldWords,
  fields,
  files,
  health,
  home,
  import: imports,
  importCheck,
  importMap,
  importJob,
  importNames,
  importReasons,
  importTargets,
  inbox,
  integrations,
  line,
  log,
  members,
  noteField,
  notFound,
  ownValues,
  palette,
  people,
  person,
  picker,
  pictures,
  pipelines,
  profile,
  rates,
  record,
  refusals,
  reports,
  security,
  selection,
  settings,
  shell,
  sync,
  tables,
  task,
  tasks,
  timeline,
  trash,
  views,
  waiting,
  workspaceSettings,
  workspaces,
}
