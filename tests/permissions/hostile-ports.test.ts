import { afterAll, describe, expect, it } from 'vitest'
import { endLocalBackend } from '../harness/local-backend'
import { memoryHarness } from '../harness/memory.harness'
import { replicaOver } from '../harness/replica.harness'
import { supabaseHarness } from '../harness/supabase.harness'
import { ATTEMPTS } from './hostile/attempts'
import { playHostile } from './hostile/play'
import { SAMPLED_ATTEMPTS } from './hostile/sampled'

afterAll(endLocalBackend)

const COUNT = Object.values(ATTEMPTS).flat().length

describe(`the ${COUNT} attempts through the ports`, () => {
  it('are at least 300, and no two are the same', () => {
    const listed = Object.values(ATTEMPTS).flatMap((attempts) => attempts.map(({ who, what }) => `the ${who} ${what}`))
    expect({ isEnough: COUNT >= 300, twice: listed.filter((one, index) => listed.indexOf(one) !== index) }).toEqual({
      isEnough: true,
      twice: [],
    })
  })
})

for (const harness of [memoryHarness, replicaOver(memoryHarness)]) playHostile(harness)
playHostile(supabaseHarness, SAMPLED_ATTEMPTS)
