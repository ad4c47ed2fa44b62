import type { GrantScope } from '../../domain/model/api/grant'
import type { KeyTerm } from '../../domain/model/api/key-term'
import { inLanguage } from './in-language'

/** Programs that people let in by signing in, and what those are asked. */
export const connectText = inLanguage('connect', {
  title: (name: string) => `Let ${name} in?`,
  lead: (name: string) => `${name} asks to work in Portside as you.`,
  reading: 'Let a program in',
  host: 'The answer goes to',
  device: (host: string) => `A program on this device (${host})`,
  warning: (name: string) =>
    `Go on only if you have just started this yourself. Any program can call itself ${name}; what counts is where the answer goes.`,
  workspace: 'Workspace',
  scope: 'It may',
  scopeOf: { read: 'Read', write: 'Read and write' } satisfies Record<GrantScope, string>,
  scopeHint: {
    read: 'Sees what you may see, and changes nothing.',
    write: 'Also creates, changes and moves to the trash what you may. It appears under your name.',
  } satisfies Record<GrantScope, string>,
  viewerHint: 'You only look at this workspace, so the program can do no more.',
  term: 'For',
  termOf: { month: '30 days', quarter: '90 days', year: 'A year', ever: 'Until it is ended' } satisfies Record<KeyTerm, string>,
  allow: 'Allow',
  deny: 'Deny',
  doneTitle: (name: string) => `${name} is let in`,
  doneLead: 'Go back to it; this page can be closed. In Settings, Integrations, you see what you let in, and end it.',
  deniedTitle: 'Nothing was shared',
  deniedLead: (name: string) => `${name} has been told no. This page can be closed.`,
  wrongTitle: 'This cannot go on',
  wrongLead: 'The program did not say what it has to. Nothing was shared. Start again from the program.',
  back: (name: string) => `Back to ${name}`,
  onDevice: 'This workspace lives in your browser, where no program can reach it.',
  noWorkspace: 'You are in no workspace yet, so there is nothing to let a program into.',
  toApp: 'To Portside',
})
