import { map, of } from 'rxjs'
import type { Id } from '../../../domain/model/kernel/id'
import { usePorts } from '../../app/ports-context'
import { useStream } from '../../hooks/use-stream'

/** The name of a company, live; null while it is not known, and of none. */
export function useCompanyName(id: Id | null): string | null {
  const { records } = usePorts()
  const name = useStream(id, () =>
    id === null ? of(null) : records.watchOne('companies', id).pipe(map((live) => live.value?.name ?? null)),
  )
  return name.status === 'ready' ? name.value : null
}
