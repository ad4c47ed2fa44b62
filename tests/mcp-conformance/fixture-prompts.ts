import type { PromptMessage } from '@modelcontextprotocol/sdk/types.js'
import { embedded, IMAGE, text } from './fixture-content'

interface FixturePrompt {
  readonly description: string
  /** What it takes, all of it required. */
  readonly takes?: readonly string[]
  content(given: Readonly<Record<string, string>>): readonly PromptMessage['content'][]
}

/** The prompts that the suite asks for. */
export const FIXTURE_PROMPTS: Readonly<Record<string, FixturePrompt>> = {
  test_simple_prompt: { description: 'Takes nothing.', content: () => [text('This is a simple prompt for testing.')] },
  test_prompt_with_arguments: {
    description: 'Takes two texts.',
    takes: ['arg1', 'arg2'],
    content: ({ arg1, arg2 }) => [text(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`)],
  },
  test_prompt_with_embedded_resource: {
    description: 'Holds a resource.',
    takes: ['resourceUri'],
    content: ({ resourceUri = '' }) => [
      embedded(resourceUri, 'Embedded resource content for testing.'),
      text('Please process the embedded resource above.'),
    ],
  },
  test_prompt_with_image: {
    description: 'Holds a picture.',
    content: () => [IMAGE, text('Please analyze the image above.')],
  },
}
