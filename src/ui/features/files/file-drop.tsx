import { useRef, useState, type DragEvent, type ReactNode } from 'react'
import { filesText } from '../../text/files'
import styles from './uploads.module.css'

export interface FileDropProps {
  /** What they are attached to; null where nothing may be attached. */
  readonly name: string | null
  readonly onFiles: (files: readonly File[]) => void
  readonly children: ReactNode
}

/** A part of the page onto which files are dropped, and which says so while they are held over it. */
export function FileDrop({ name, onFiles, children }: FileDropProps) {
  const [isOver, setOver] = useState(false)
  // Every nested element fires enter and leave. The pointer is still inside while there are more enters than leaves.
  const depth = useRef(0)
  // Where nothing may be attached any more the part stays what it is: what is typed in it would go with it.
  const ofFiles = (drag: DragEvent) => name !== null && drag.dataTransfer.types.includes('Files')
  const enter = (drag: DragEvent, by: 1 | -1) => {
    if (!ofFiles(drag)) return
    depth.current += by
    setOver(depth.current > 0)
  }
  return (
    <div
      className={styles.zone}
      onDragEnter={(drag) => enter(drag, 1)}
      onDragLeave={(drag) => enter(drag, -1)}
      onDragOver={(drag) => {
        if (ofFiles(drag)) drag.preventDefault()
      }}
      onDrop={(drag) => {
        if (!ofFiles(drag)) return
        drag.preventDefault()
        depth.current = 0
        setOver(false)
        onFiles([...drag.dataTransfer.files])
      }}
    >
      {children}
      {isOver && name !== null ? (
        <div className={styles.over} aria-hidden="true">
          {filesText.drop(name)}
        </div>
      ) : null}
    </div>
  )
}
