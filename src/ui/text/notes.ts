import { inLanguage } from './in-language'

export type LogKind = 'note' | 'call' | 'meeting'

const SAVED: Readonly<Record<LogKind, (name: string) => string>> = {
  note: (name) => `Note added to ${name}`,
  call: (name) => `Call with ${name} logged`,
  meeting: (name) => `Meeting with ${name} logged`,
}

export const logText = inLanguage('log', {
  title: { note: 'New note', call: 'Log a call', meeting: 'Log a meeting' } satisfies Record<LogKind, string>,
  kind: 'Kind',
  kindOf: { note: 'Note', call: 'Call', meeting: 'Meeting' } satisfies Record<LogKind, string>,
  about: 'About',
  find: 'Find a person, a company or a deal',
  otherSubject: (name: string) => `About ${name}. Choose another`,
  noSubject: 'Choose who or what it is about.',
  body: { note: 'Note', call: 'What was said', meeting: 'What was agreed' } satisfies Record<LogKind, string>,
  noBody: 'Write something first.',
  when: 'When',
  noMoment: 'Choose a valid time.',
  open: 'Open',
  followUp: 'Follow up',
  followUpTitle: 'Task',
  followUpAsDefault: (name: string) => `Follow up with ${name}`,
  followUpOn: 'Due',
  submit: { note: 'Add note', call: 'Log call', meeting: 'Log meeting' } satisfies Record<LogKind, string>,
  saved: (kind: LogKind, name: string) => SAVED[kind](name),
})

type Tool = 'bold' | 'italic' | 'list' | 'link' | 'mention'

export const noteFieldText = inLanguage('noteField', {
  tools: 'Formatting',
  tool: {
    bold: 'Bold',
    italic: 'Italic',
    list: 'List',
    link: 'Link',
    mention: 'Mention a member',
  } satisfies Record<Tool, string>,
  preview: 'Preview',
  write: 'Write',
  members: 'Members',
  restored: 'You wrote this earlier and did not save it.',
  discard: 'Discard',
})
