import { test, type Locator } from '@playwright/test'

/** Drags by the mouse as a hand does, in steps: the browser's own drag and drop begins only after some movement. */
export async function dragTo(source: Locator, target: Locator): Promise<void> {
  // What drives the other engines begins a drag at most, and sends no drop.
  if (test.info().project.name !== 'chromium') return tellDrag(source, target)
  const page = source.page()
  await source.hover()
  await page.mouse.down()
  const box = await target.boundingBox()
  if (box === null) throw new Error('the target is not on the screen')
  const x = box.x + box.width / 2
  const y = box.y + Math.min(box.height / 2, 120)
  await page.mouse.move(x, y, { steps: 8 })
  await page.mouse.move(x + 2, y + 2, { steps: 3 })
  await page.mouse.up()
}

/** By a finger; what drives the other engines has none, and presses the mouse. */
export function tapOn(target: Locator): Promise<void> {
  return test.info().project.name === 'chromium' ? target.tap() : target.click()
}

/** The events of a drag, without the hand. */
async function tellDrag(source: Locator, target: Locator): Promise<void> {
  const to = await target.elementHandle()
  await source.evaluate(async (from, onto) => {
    if (onto === null) throw new Error('the target is not on the screen')
    const dataTransfer = new DataTransfer()
    const tell = async (at: Element, kind: string): Promise<void> => {
      const { left, top, width, height } = at.getBoundingClientRect()
      const [clientX, clientY] = [left + width / 2, top + Math.min(height / 2, 120)]
      at.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, composed: true, dataTransfer, clientX, clientY }))
      await new Promise(requestAnimationFrame)
    }
    const dragged = from.closest('[draggable=true]') ?? from
    await tell(dragged, 'dragstart')
    for (const kind of ['dragenter', 'dragover', 'dragover', 'drop']) await tell(onto, kind)
    await tell(dragged, 'dragend')
  }, to)
}
