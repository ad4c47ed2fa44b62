import { memoryKeptHarness } from '../harness/memory-kept.harness'
import { playHostile } from './hostile/play'

playHostile(memoryKeptHarness)
