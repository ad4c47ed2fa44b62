import { openSupabaseBackend, type SupabaseOptions } from '../../../adapters/supabase/open-supabase-backend'
import type { OpenedBackend } from '../../backend-descriptor'
import { openedWorkspace } from './opened-workspace'

export async function openSupabase(options: Pick<SupabaseOptions, 'project' | 'runtime'>): Promise<OpenedBackend> {
  return openSupabaseBackend({ ...options, appUrl: location.origin, opened: openedWorkspace })
}
