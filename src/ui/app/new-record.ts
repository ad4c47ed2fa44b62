import { useLocation } from 'wouter'
import type { Id } from '../../domain/model/kernel/id'
import { readSubject, type Subject, type SubjectCollection } from '../../domain/model/records/subject'
import type { ToastAction } from '../design/toaster'
import { readTexts, useKeptDraft } from './kept-draft'
import { recordPath, screenPath } from './routes'
import { useToasts } from './toasts'
import { useWorkspace } from './workspace-context'

interface DraftField {
  readonly label: string
  readonly value: string
  readonly onValue: (text: string) => void
  readonly error: string | undefined
  readonly autoComplete: 'off'
}

/** What is typed into a form of texts, kept until it is saved, with the props of each of its fields. */
export function useTextDraft<Draft extends { readonly [K in keyof Draft]: string }>(about: string, blank: Draft) {
  const kept = useKeptDraft<Draft>(about, blank, readTexts)
  /** @param errorName what the record calls the field, where the form calls it otherwise */
  const field = (name: keyof Draft & string, words: Words<Draft>, errorName: string = name): DraftField => ({
    label: words.labels[name],
    value: kept.value[name],
    onValue: (text) => kept.set((before) => ({ ...before, [name]: text })),
    error: words.errors[errorName],
    autoComplete: 'off',
  })
  return [kept, field] as const
}

interface Words<Draft> {
  readonly labels: Readonly<Record<keyof Draft & string, string>>
  readonly errors: Readonly<Record<string, string>>
}

/** Says that a record was made, with the way to it. */
export function useMadeToast(
  kind: SubjectCollection,
): (id: Id, words: { readonly title: string; readonly open: string }) => void {
  const toasts = useToasts()
  const wayTo = useWayTo(kind)
  return (id, { title, open }) => void toasts.show({ tone: 'success', title, actions: [wayTo(id, open)] })
}

/** The way to a record that was made, for the toast that says so. */
export function useWayTo(kind: SubjectCollection): (id: Id, label: string) => ToastAction {
  const [, navigate] = useLocation()
  const { workspace } = useWorkspace()
  return (id, label) => ({ label, keys: 'o', run: () => navigate(recordPath(workspace.slug, kind, id)) })
}

/**
 * The way to what a task, a call or a note that was made is about, for the toast that says so; a task about nothing is in the list
 * of tasks. None where one is there already.
 */
export function useWayToSubject(): (subjects: readonly Subject[], label: string) => readonly ToastAction[] {
  const [path, navigate] = useLocation()
  const { workspace } = useWorkspace()
  return ([subject], label) => {
    const about = subject === undefined ? null : readSubject(subject)
    const to = about === null ? screenPath(workspace.slug, 'tasks') : recordPath(workspace.slug, about.collection, about.id)
    return path === to ? [] : [{ label, keys: 'o', run: () => navigate(to) }]
  }
}
