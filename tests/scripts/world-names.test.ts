import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { WORLD_FILES } from '../../scripts/world-names.mjs'

const KNOWLEDGE = join(import.meta.dirname, '../../src/domain/model/imports/knowledge')

test.each(Object.entries(WORLD_FILES))('%s is what the libraries say today', (name, text) => {
  expect(readFileSync(join(KNOWLEDGE, name), 'utf8')).toBe(text)
})
