import type { RequestHandlerExtra } from '@modelcontextprotocol/sdk/shared/protocol.js'
import {
  type CallToolResult,
  CreateMessageResultSchema,
  type ElicitRequestFormParams,
  ElicitResultSchema,
  type ServerNotification,
  type ServerRequest,
} from '@modelcontextprotocol/sdk/types.js'
import { embedded, IMAGE, text, WAV } from './fixture-content'

type Extra = RequestHandlerExtra<ServerRequest, ServerNotification>

interface FixtureTool {
  readonly description: string
  /** Texts that it takes, by name. */
  readonly takes?: readonly string[]
  call(given: Readonly<Record<string, unknown>>, extra: Extra): Promise<CallToolResult> | CallToolResult
}

/** The tools that the suite calls; what each has to do is said in its scenarios. */
export const FIXTURE_TOOLS: Readonly<Record<string, FixtureTool>> = {
  test_simple_text: {
    description: 'Says a sentence.',
    call: () => ({ content: [text('This is a simple text response for testing.')] }),
  },
  test_image_content: { description: 'Shows a picture.', call: () => ({ content: [IMAGE] }) },
  test_audio_content: { description: 'Plays a sound.', call: () => ({ content: [WAV] }) },
  test_embedded_resource: {
    description: 'Hands over a resource.',
    call: () => ({ content: [embedded('test://embedded-resource', 'This is an embedded resource content.')] }),
  },
  test_multiple_content_types: {
    description: 'Answers in several kinds of content.',
    call: () => ({
      content: [
        text('Multiple content types test:'),
        IMAGE,
        embedded('test://mixed-content-resource', JSON.stringify({ test: 'data', value: 123 }), 'application/json'),
      ],
    }),
  },
  test_error_handling: {
    description: 'Fails.',
    call: () => ({ isError: true, content: [text('This tool intentionally returns an error for testing')] }),
  },
  test_tool_with_logging: {
    description: 'Tells what it is doing.',
    async call(_, { sendNotification }) {
      for (const data of ['Tool execution started', 'Tool processing data', 'Tool execution completed']) {
        await sendNotification({ method: 'notifications/message', params: { level: 'info', data } })
      }
      return { content: [text('It was told.')] }
    },
  },
  test_tool_with_progress: {
    description: 'Tells how far it is.',
    async call(_, { sendNotification, _meta: { progressToken } = {} }) {
      if (progressToken === undefined) throw new Error('nobody asked how far it is')
      for (const progress of [0, 50, 100]) {
        await sendNotification({ method: 'notifications/progress', params: { progressToken, progress, total: 100 } })
      }
      return { content: [text('It is done.')] }
    },
  },
  test_sampling: {
    description: 'Asks the model of whoever calls.',
    takes: ['prompt'],
    async call({ prompt }, { sendRequest }) {
      const messages = [{ role: 'user' as const, content: text(String(prompt)) }]
      const params = { messages, maxTokens: 100 }
      const { content } = await sendRequest({ method: 'sampling/createMessage', params }, CreateMessageResultSchema)
      return { content: [text(`LLM response: ${JSON.stringify(content)}`)] }
    },
  },
  test_elicitation: {
    description: 'Asks whoever sits there.',
    takes: ['message'],
    call: ({ message }, extra) =>
      asked(extra, String(message), {
        username: { type: 'string', description: "User's response" },
        email: { type: 'string', description: "User's email address" },
      }),
  },
  test_elicitation_sep1034_defaults: {
    description: 'Asks, with answers to begin with.',
    call: (_, extra) =>
      asked(extra, 'Is it so?', {
        name: { type: 'string', default: 'John Doe' },
        age: { type: 'integer', default: 30 },
        score: { type: 'number', default: 95.5 },
        status: { type: 'string', enum: ['active', 'inactive', 'pending'], default: 'active' },
        verified: { type: 'boolean', default: true },
      }),
  },
  test_elicitation_sep1330_enums: {
    description: 'Asks for choices.',
    call: (_, extra) =>
      asked(extra, 'Which?', {
        untitledSingle: { type: 'string', enum: OPTIONS },
        titledSingle: { type: 'string', oneOf: TITLED },
        legacyEnum: { type: 'string', enum: ['opt1', 'opt2'], enumNames: ['Option One', 'Option Two'] },
        untitledMulti: { type: 'array', items: { type: 'string', enum: OPTIONS } },
        titledMulti: { type: 'array', items: { anyOf: TITLED } },
      }),
  },
}

const OPTIONS = ['option1', 'option2', 'option3']
const TITLED = [
  { const: 'value1', title: 'First Choice' },
  { const: 'value2', title: 'Second Choice' },
]

async function asked(
  { sendRequest }: Extra,
  message: string,
  properties: ElicitRequestFormParams['requestedSchema']['properties'],
): Promise<CallToolResult> {
  const params = { message, requestedSchema: { type: 'object' as const, properties } }
  const { action, content } = await sendRequest({ method: 'elicitation/create', params }, ElicitResultSchema)
  return { content: [text(`User response: action=${action}, content=${JSON.stringify(content)}`)] }
}
