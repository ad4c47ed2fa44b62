export const backendText = {
  notConfiguredTitle: 'The backend is not set up yet',
  notConfigured: 'Portside was told to use Supabase, but these settings are missing. Set them in the environment of the build:',
  notConfiguredThen: 'Then build again. Or keep your data in this browser for now: nothing is sent anywhere.',
  keepHere: 'Use this browser instead',
  corruptTitle: 'What this browser kept cannot be read',
  corrupt: (part: string) =>
    `The data that Portside kept in this browser is damaged (${part}). It was left as it is. Reload first: another tab may have been writing. If that does not help, download what is there, then keep what can be read; the rest is only in the downloaded file.`,
  downloadAll: 'Download everything',
  keepReadable: 'Keep what can be read',
  startAfresh: 'Delete and start afresh',
  recoveryFileName: 'portside-recovery.jsonl',
  recoveryFailed: 'That did not work: the browser cannot read its own database.',
  mismatchTitle: 'Portside and its backend do not fit together',
  mismatch: (expected: string, found: string) =>
    `This version of Portside needs the data in shape ${expected}, the backend has ${found}. Reload to get the newest version; if it stays, update the backend.`,
  failedTitle: 'Portside could not start',
} as const
