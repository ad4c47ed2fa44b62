import { useLayoutEffect, type RefObject } from 'react'

/** Makes a text area as high as its text where the browser does not know `field-sizing`; the style sheet sets the limits. */
export function useGrowing(area: RefObject<HTMLTextAreaElement | null>, text: string, isShown = true): void {
  useLayoutEffect(() => {
    if (area.current !== null && isShown && !CSS.supports('field-sizing', 'content')) fitToText(area.current)
  }, [area, text, isShown])
}

function fitToText(area: HTMLTextAreaElement): void {
  area.style.height = 'auto'
  const borders = area.offsetHeight - area.clientHeight
  area.style.height = `${area.scrollHeight + borders}px`
}
