import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, it } from 'vitest'
import { OPERATIONS } from '../../src/domain/model/api/operations'
import { openApi } from '../../src/domain/use-cases/api/open-api'

const DESCRIPTION = openApi('https://crm.portside.test/api/v1')

it('is a description that programs can read, by the usual rules', async () => {
  const config = await createConfig({ extends: ['recommended'], rules: { 'operation-4xx-response': 'error' } })
  const problems = await lintFromString({ source: JSON.stringify(DESCRIPTION), config })
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([])
})

it('names every operation', () => {
  const text = JSON.stringify(DESCRIPTION)
  const ids = [...text.matchAll(/"operationId":"(\w+)"/g)].map(([, id = '']) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const stems = Object.keys(OPERATIONS).map((id) => id.replace(/Records?$/, ''))
  expect(stems.filter((stem) => !ids.some((id) => id.startsWith(stem)))).toEqual([])
})
