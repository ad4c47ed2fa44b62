import { matchKey } from './match-key'

const PLACES: Readonly<Record<string, string>> = {
  work: 'Work',
  office: 'Work',
  direct: 'Work',
  business: 'Work',
  arbeit: 'Work',
  arbejde: 'Work',
  arbete: 'Work',
  arbeid: 'Work',
  geschaftlich: 'Work',
  buro: 'Work',
  home: 'Home',
  private: 'Home',
  privat: 'Home',
  other: 'Other',
}

/** What a column that is called by a place alone says of the values in it; `null`: it is called otherwise. */
export function placeIn(name: string): string | null {
  return PLACES[matchKey(name)] ?? null
}
