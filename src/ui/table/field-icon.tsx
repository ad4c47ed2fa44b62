import { Calendar, CircleDot, Coins, Hash, Link2, List, ToggleLeft, Type, type LucideIcon } from 'lucide-react'
import type { ViewField, ViewFieldType } from '../../domain/model/views/view-field'

const ICONS: Readonly<Record<ViewFieldType, LucideIcon>> = {
  text: Type,
  words: Type,
  number: Hash,
  money: Coins,
  date: Calendar,
  instant: Calendar,
  choice: CircleDot,
  choices: List,
  reference: Link2,
  references: List,
  flag: ToggleLeft,
}

/** What kind of values a field holds, for the eye. */
export function FieldIcon({ field }: { readonly field: ViewField }) {
  const Icon = ICONS[field.type]
  return <Icon size={14} aria-hidden="true" />
}
