import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { MarkdownView } from '../../../src/ui/markdown/markdown-view'

afterEach(cleanup)

it('a long note is parsed beside the page, and then laid out', async () => {
  render(<MarkdownView text={`${'word '.repeat(1000)}\n\n**bold**`} members={[]} />)
  expect(screen.getByText(/\*\*bold\*\*/).tagName).toBe('P')
  expect((await screen.findByText('bold')).tagName).toBe('STRONG')
})
