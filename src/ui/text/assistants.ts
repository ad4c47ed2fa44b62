import { inLanguage } from './in-language'

/** What was let in by signing in. */
export const assistantsText = inLanguage('assistants', {
  title: 'Assistants',
  lead: 'An assistant that signs in by itself needs only this address. You are asked here before it sees anything.',
  address: 'Address for assistants',
  list: 'Let in by signing in',
  empty: 'Nobody has let anything in yet.',
  emptyOwn: 'You have let nothing in yet.',
  answersTo: (host: string) => `Answers go to ${host}`,
  end: 'End',
  endOf: (name: string, host: string) => `End ${name} (${host})`,
  endTitle: (name: string) => `End what ${name} may do?`,
  endBody: 'It can read and change nothing any more, at once. It may ask again.',
  endConfirm: 'End it',
  ended: (name: string) => `${name} is not let in any more`,
})
