import { useEffect, useState } from 'react'
import { lazyComponent } from '../design/lazy-component'
import { LazyPart } from '../design/lazy-part'

const { Component: LateHosts } = lazyComponent(() => import('./late-hosts').then((file) => file.LateHosts))

/** The first screen comes before the news. */
const AFTER_START_MS = 1000

/** Begins to follow what one is told, and to see to backups, once the first screen stands. */
export function LateParts() {
  const [isTime, setTime] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), AFTER_START_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!isTime) return null
  return (
    <LazyPart>
      <LateHosts />
    </LazyPart>
  )
}
