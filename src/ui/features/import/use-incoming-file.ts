import { useEffect, useState } from 'react'

export interface Incoming {
  readonly onFile: (file: File) => void
  readonly onText: (text: string) => void
}

/**
 * Takes what is dropped or pasted anywhere on the page: a file, or text outside of fields.
 *
 * @returns whether something that can be dropped is over the page
 */
export function useIncomingFile({ onFile, onText }: Incoming): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const onOver = (drag: DragEvent) => {
      if (drag.dataTransfer?.types.includes('Files') !== true) return
      drag.preventDefault() // else the browser opens the file in the page's place
      setOver(true)
    }
    const onLeave = (drag: DragEvent) => {
      if (drag.relatedTarget === null) setOver(false) // out of the window, not from one part of it to another
    }
    const onDrop = (drop: DragEvent) => {
      const file = drop.dataTransfer?.files[0]
      setOver(false)
      if (file === undefined) return
      drop.preventDefault()
      onFile(file)
    }
    const onPaste = ({ target, clipboardData }: ClipboardEvent) => {
      const [file] = clipboardData?.files ?? []
      if (file !== undefined) return onFile(file)
      const text = clipboardData?.getData('text/plain') ?? ''
      const isTyping = target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null
      if (!isTyping && text.trim() !== '') onText(text)
    }
    window.addEventListener('dragover', onOver)
    window.addEventListener('dragleave', onLeave)
    window.addEventListener('drop', onDrop)
    window.addEventListener('paste', onPaste)
    return () => {
      window.removeEventListener('dragover', onOver)
      window.removeEventListener('dragleave', onLeave)
      window.removeEventListener('drop', onDrop)
      window.removeEventListener('paste', onPaste)
    }
  }, [onFile, onText])
  return isOver
}
