import { useState, type RefObject } from 'react'
import { usePins } from '../app/pins'
import { useWorkspace } from '../app/workspace-context'
import { Button } from '../design/button'
import { MenuPopup, type MenuEntry } from '../design/menu-popup'
import { tablesText } from '../text/tables'
import { viewsText } from '../text/views'
import { LIMITS } from '../../domain/model/records/limits'
import { Checkbox } from '../design/checkbox'
import { FormDialog } from '../design/form-dialog'
import { TextField } from '../design/text-field'
import { plainView, type ListView } from './list-view'
import type { AddressReader } from './use-address-sync'
import { useViewCommands } from './use-view-commands'
import { openView, viewOf, type SavedViewRecord } from './view-address'
import panel from './filters.module.css'

interface ViewToolsProps {
  readonly reader: AddressReader
  readonly view: ListView
  /** The saved view that is shown; `null`: the one that is there without saving. */
  readonly origin: SavedViewRecord | null
  readonly isChanged: boolean
  readonly plainName: string
  readonly open: boolean
  readonly onOpen: (open: boolean) => void
  readonly anchor: RefObject<HTMLElement | null>
  readonly onView: (view: ListView) => void
  readonly onExport: (() => void) | null
}

type Naming = 'new' | 'rename' | null

/** The menu of views, and the buttons to keep or drop what was changed. */
export function ViewTools(props: ViewToolsProps) {
  const { reader, view, origin, isChanged, plainName, open, onOpen, anchor, onView, onExport } = props
  const { workspace, may, me } = useWorkspace()
  const [pins, togglePin] = usePins(workspace.id)
  const commands = useViewCommands(reader, view, onView)
  const [naming, setNaming] = useState<Naming>(null)
  const saved = reader.saved ?? []
  const isMine = (each: SavedViewRecord) => each.createdBy.memberId === me.id
  const mayChange = (each: SavedViewRecord) => may('savedViews.update', { own: isMine(each) })
  const mayCreate = may('savedViews.create')

  function show(each: SavedViewRecord | null): void {
    const next = each === null ? plainView(view.layout) : openView(each, reader.context()).list
    onView({ ...next, search: view.search })
  }

  function reset(): void {
    const base = origin === null ? plainView(view.layout) : viewOf(origin)
    onView({ ...base, search: view.search, origin: view.origin })
  }

  const choice = (each: SavedViewRecord): MenuEntry => ({
    kind: 'choice',
    label: each.name,
    checked: each.id === origin?.id,
    onSelect: () => show(each),
  })
  const item = (label: string, onSelect: () => void): MenuEntry => ({ kind: 'item', label, onSelect })
  const own = saved.filter(({ shared }) => !shared)
  const shared = saved.filter((each) => each.shared)
  const changeable = origin !== null && mayChange(origin) ? origin : null

  const entries: readonly MenuEntry[] = [
    { kind: 'choice', label: plainName, checked: origin === null, onSelect: () => show(null) },
    ...(own.length === 0 ? [] : [{ kind: 'heading', label: viewsText.mine } as const, ...own.map(choice)]),
    ...(shared.length === 0 ? [] : [{ kind: 'heading', label: viewsText.everybodys } as const, ...shared.map(choice)]),
    { kind: 'separator' },
    ...(changeable !== null && isChanged ? [item(viewsText.saveChanges, () => void commands.keep(changeable))] : []),
    ...(isChanged ? [item(viewsText.reset, reset)] : []),
    ...(mayCreate ? [item(viewsText.saveAs, () => setNaming('new'))] : []),
    ...(origin === null ? [] : [item(pins.includes(origin.id) ? viewsText.unpin : viewsText.pin, () => togglePin(origin.id))]),
    ...(onExport === null ? [] : [item(tablesText.export, onExport)]),
    ...(changeable === null
      ? []
      : [
          item(viewsText.rename, () => setNaming('rename')),
          item(changeable.shared ? viewsText.unshare : viewsText.share, () => void commands.share(changeable)),
          item(
            changeable.default ? viewsText.noDefault : viewsText.makeDefault,
            () => void commands.putFirst(changeable, mayChange),
          ),
          {
            kind: 'item',
            tone: 'danger',
            label: viewsText.deleteView,
            onSelect: () => {
              void commands.trash(changeable)
              show(null)
            },
          } as const,
        ]),
  ]

  async function submit({ name, shared: isShared }: NamedView): Promise<void> {
    const done =
      naming === 'new' ? await commands.create(name, isShared) : origin === null || (await commands.rename(origin, name))
    if (done) setNaming(null)
  }

  return (
    <>
      <MenuPopup open={open} onOpen={onOpen} anchor={anchor} entries={entries} side="bottom" align="start" />
      {isChanged ? (
        <>
          {changeable !== null || mayCreate ? (
            <Button
              size="sm"
              onClick={() => {
                if (changeable === null) setNaming('new')
                else void commands.keep(changeable)
              }}
            >
              {changeable === null ? tablesText.saveView : viewsText.saveChanges}
            </Button>
          ) : null}
          <Button size="sm" variant="quiet" onClick={reset}>
            {tablesText.resetView}
          </Button>
        </>
      ) : null}
      {naming === null ? null : (
        <ViewNameDialog
          kind={naming}
          name={naming === 'rename' ? (origin?.name ?? '') : ''}
          onClose={() => setNaming(null)}
          onSubmit={(named) => void submit(named)}
        />
      )}
    </>
  )
}

interface NamedView {
  readonly name: string
  readonly shared: boolean
}

interface ViewNameDialogProps {
  readonly kind: 'new' | 'rename'
  readonly name: string
  readonly onClose: () => void
  readonly onSubmit: (named: NamedView) => void
}

function ViewNameDialog({ kind, name: initial, onClose, onSubmit }: ViewNameDialogProps) {
  const [name, setName] = useState(initial)
  const [shared, setShared] = useState(false)
  const [error, setError] = useState<string | null>(null)

  function submit(): void {
    const given = name.trim()
    if (given === '') setError(viewsText.nameNeeded)
    else onSubmit({ name: given, shared })
  }

  return (
    <FormDialog
      onClose={onClose}
      onSubmit={submit}
      title={kind === 'new' ? viewsText.newViewTitle : viewsText.renameTitle}
      submitLabel={viewsText.save}
    >
      <TextField
        label={viewsText.name}
        value={name}
        error={error}
        maxLength={LIMITS.name}
        autoComplete="off"
        autoFocus
        onValue={setName}
      />
      {kind === 'rename' ? null : (
        <div>
          <Checkbox checked={shared} onChecked={setShared}>
            {viewsText.share}
          </Checkbox>
          <p className={panel.hint}>{viewsText.shareHint}</p>
        </div>
      )}
    </FormDialog>
  )
}
