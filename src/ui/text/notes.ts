import { inLanguage } from './in-language'

export type LogKind = 'note' | 'call' | 'meeting'

const TITLES: Readonly<Record<LogKind, string>> = { note: 'New note', call: 'Log a call', meeting: 'Log a meeting' }
const KINDS: Readonly<Record<LogKind, string>> = { note: 'Note', call: 'Call', meeting: 'Meeting' }
const BODIES: Readonly<Record<LogKind, string>> = { note: 'Note', call: 'What was said', meeting: 'What was agreed' }
const SUBMITS: Readonly<Record<LogKind, string>> = { note: 'Add note', call: 'Log call', meeting: 'Log meeting' }
const SAVED: Readonly<Record<LogKind, (name: string) => string>> = {
  note: (name) => `Note added to ${name}`,
  call: (name) => `Call with ${name} logged`,
  meeting: (name) => `Meeting with ${name} logged`,
}

export const logText = inLanguage('log', {
  title: (kind: LogKind) => TITLES[kind],
  kind: 'Kind',
  kindOf: (kind: LogKind) => KINDS[kind],
  about: 'About',
  find: 'Find a person, a company or a deal',
  otherSubject: (name: string) => `About ${name}. Choose another`,
  noSubject: 'Choose who or what it is about.',
  body: (kind: LogKind) => BODIES[kind],
  noBody: 'Write something first.',
  when: 'When',
  noMoment: 'Choose a valid time.',
  followUp: 'Follow up',
  followUpTitle: 'Task',
  followUpAsDefault: (name: string) => `Follow up with ${name}`,
  followUpOn: 'Due',
  submit: (kind: LogKind) => SUBMITS[kind],
  saved: (kind: LogKind, name: string) => SAVED[kind](name),
})

type Tool = 'bold' | 'italic' | 'list' | 'link' | 'mention'
const TOOLS: Readonly<Record<Tool, string>> = {
  bold: 'Bold',
  italic: 'Italic',
  list: 'List',
  link: 'Link',
  mention: 'Mention a member',
}

export const noteFieldText = inLanguage('noteField', {
  tools: 'Formatting',
  tool: (tool: Tool) => TOOLS[tool],
  preview: 'Preview',
  write: 'Write',
  members: 'Members',
  restored: 'You wrote this earlier and did not save it.',
  discard: 'Discard',
})
