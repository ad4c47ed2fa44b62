import { parsedJson } from '../../../adapters/shared/parsed-json'
import { sendAhead } from '../../../adapters/supabase/start/sent-ahead'
import { openedWorkspace } from './opened-workspace'

/** Sends what the set is going to ask first, for the backend that is chosen in this browser. */
export function askAhead(): void {
  const { url, publishableKey } = Object(parsedJson(localStorage.getItem('portside:backend'))) as Record<string, unknown>
  if (typeof url === 'string' && URL.canParse(url) && typeof publishableKey === 'string')
    sendAhead({ url, publishableKey }, { opened: openedWorkspace(), storage: localStorage })
}
