import type { Dictionary } from '../in-language'
import { activity } from './activity'
import { app } from './app'
import { bulk, bulkEdit } from './bulk'
import { deals } from './deals'
import { fields } from './fields'
import { files } from './files'
import { health } from './health'
import { home } from './home'
import { inbox } from './inbox'
import { log, noteField } from './notes'
import { pipelines } from './pipelines'
import { record } from './record'
import { reports } from './reports'
import { tables } from './tables'
import { tasks } from './tasks'
import { composer, task, timeline } from './timeline'
import { views } from './views'

/** Everything that is said, in German; loaded only when it is spoken. */
export const german: Dictionary = {
  activity,
  app,
  bulk,
  bulkEdit,
  composer,
  deals,
  fields,
  files,
  health,
  home,
  inbox,
  log,
  noteField,
  pipelines,
  record,
  reports,
  tables,
  task,
  tasks,
  timeline,
  views,
}
