import { useCallback, useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'
import { isSubject, type Subject } from '../../domain/model/records/subject'
import { queryText, withSearch } from './routes'

export interface Peek {
  /** The record that lies beside the list; null when none does. */
  readonly subject: Subject | null
  readonly open: (subject: Subject) => void
  readonly close: () => void
}

/** The record at the side, as the address has it: `?peek=people/<id>`. */
export function usePeek(): Peek {
  const search = useSearch()
  const [path, navigate] = useLocation()
  const requested = new URLSearchParams(search).get('peek')
  const subject = isSubject(requested) ? requested : null
  const isOpen = subject !== null
  const show = useCallback(
    (next: Subject | null) => {
      const parameters = new URLSearchParams(location.search)
      if (next === null) parameters.delete('peek')
      else parameters.set('peek', next)
      // One entry for looking at the side, however many records are looked at: Back closes it.
      navigate(withSearch(path, queryText(parameters)), { replace: next === null || isOpen })
    },
    [navigate, path, isOpen],
  )
  return useMemo(() => ({ subject, open: show, close: () => show(null) }), [subject, show])
}
