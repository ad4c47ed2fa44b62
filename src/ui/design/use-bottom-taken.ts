import { useEffect } from 'react'

let takers = 0

/** While something that is pressed lies at the lower edge of a narrow screen, messages come from the upper one. */
export function useBottomTaken(isTaken: boolean): void {
  useEffect(() => {
    if (!isTaken) return undefined
    takers += 1
    document.documentElement.dataset['bottomTaken'] = ''
    return () => {
      takers -= 1
      if (takers === 0) delete document.documentElement.dataset['bottomTaken']
    }
  }, [isTaken])
}
