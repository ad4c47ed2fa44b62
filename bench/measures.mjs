import { measureLoad } from './measures/load.mjs'

/** Each group with the goals of its rows, which stand in the report even where measuring fails. */
export const MEASURES = [
  { name: 'load', keys: { 'load.bytes': 2.5, 'load.list': 1.7, 'load.list.4x': 1.6 }, measure: measureLoad },
]
