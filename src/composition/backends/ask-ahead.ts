import { askAhead } from './supabase/ask-ahead'

/** By kinds of backends: what asks them before the app's code is there. It runs first, and must stay small. */
export const ASK_AHEAD: Readonly<Record<string, () => void>> = { supabase: askAhead }
