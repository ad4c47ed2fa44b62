import type { BackendDescriptor, Backend } from '../../backend-descriptor'

/** A project of Supabase, hosted by them or by oneself. */
export const supabaseBackend: BackendDescriptor = {
  kind: 'supabase',
  builtIn: (build) => projectAt(build.text('VITE_SUPABASE_URL'), build.text('VITE_SUPABASE_PUBLISHABLE_KEY')),
  backendOf: (setting) => projectAt(setting.text('url'), setting.text('publishableKey')),
  setup: async () => (await import('./set-up-supabase')).supabaseSetup,
}

function projectAt(url: string | null, publishableKey: string | null): Backend | null {
  if (!publishableKey || url === null || !URL.canParse(url)) return null
  const project = { url, publishableKey }
  return {
    kind: 'supabase',
    id: url,
    origin: new URL(url).origin,
    setting: project,
    allowsReplica: true,
    ownData: null,
    open: async (runtime) => (await import('./open-supabase')).openSupabase({ project, runtime }),
  }
}
