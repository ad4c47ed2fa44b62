import { describe, expect, it } from 'vitest'
import { importsOf, type Import, type ImportGraph } from './import-graph'
import { findPrivateNames } from './private-words'
import { findOrphans, findVendorNames, findViolations } from './rules'

/** A small tree that keeps every law; each test plants one breach in it. */
const CLEAN: Readonly<Record<string, readonly Import[]>> = {
  'src/main.tsx': [
    { to: 'react-dom/client', kind: 'static' },
    { to: 'src/composition/container.ts', kind: 'static' },
    { to: 'src/composition/backends/memory/descriptor.ts', kind: 'static' },
    { to: 'src/ui/shell/app.tsx', kind: 'static' },
  ],
  'src/composition/container.ts': [{ to: 'inversify', kind: 'static' }],
  'src/composition/backends/memory/descriptor.ts': [{ to: 'src/adapters/memory/records.memory.ts', kind: 'dynamic' }],
  'src/adapters/memory/records.memory.ts': [
    { to: 'rxjs', kind: 'static' },
    { to: 'src/ports/records.port.ts', kind: 'type' },
    { to: 'src/domain/model/person.ts', kind: 'static' },
  ],
  'src/ports/records.port.ts': [
    { to: 'rxjs', kind: 'type' },
    { to: 'src/domain/model/person.ts', kind: 'type' },
  ],
  'src/domain/model/person.ts': [{ to: 'valibot', kind: 'static' }],
  'src/ui/shell/app.tsx': [
    { to: 'react', kind: 'static' },
    { to: 'src/ui/design/dialog.tsx', kind: 'dynamic' },
    { to: 'src/ui/shell/screens.ts', kind: 'static' },
  ],
  'src/ui/design/dialog.tsx': [{ to: '@base-ui/react/dialog', kind: 'static' }],
  'src/ui/shell/screens.ts': [
    { to: 'src/ui/features/deals/deals-screen.tsx', kind: 'dynamic' },
    { to: 'src/ui/features/record/person-screen.tsx', kind: 'dynamic' },
  ],
  'src/ui/features/deals/deals-screen.tsx': [{ to: 'src/ui/features/deals/board.tsx', kind: 'static' }],
  'src/ui/features/deals/board.tsx': [],
  'src/ui/features/record/person-screen.tsx': [{ to: 'src/ui/features/deals/deals-screen.tsx', kind: 'dynamic' }],
}

function planted(path: string, ...imports: readonly Import[]): ImportGraph {
  return new Map(Object.entries({ ...CLEAN, [path]: [...(CLEAN[path] ?? []), ...imports] }))
}

it('sees a private word in a name, and not in a comment or a text', () => {
  const source =
    "// told\nconst toldAgain = 'told'; interface Desk { heard: number }; const f = (early: { isTold: boolean }) => early"
  expect(findPrivateNames(new Map([['a.ts', source]]))).toEqual(['a.ts: Desk', 'a.ts: heard', 'a.ts: isTold', 'a.ts: toldAgain'])
})

describe('the dependency rules', () => {
  it('find nothing in a tree that keeps them', () => {
    expect(findViolations(new Map(Object.entries(CLEAN)))).toEqual([])
  })

  it.each<{ breach: string; in: string; imports: Import; says: string }>([
    {
      breach: 'a screen imports an adapter',
      in: 'src/ui/shell/app.tsx',
      imports: { to: 'src/adapters/memory/records.memory.ts', kind: 'static' },
      says: 'src/ui/shell/app.tsx: ui may not import src/adapters/memory/records.memory.ts: a screen talks to ports only',
    },
    {
      breach: 'a screen imports only the type of an adapter',
      in: 'src/ui/shell/app.tsx',
      imports: { to: 'src/adapters/memory/records.memory.ts', kind: 'type' },
      says: 'ui may not import src/adapters/memory/records.memory.ts (type)',
    },
    {
      breach: 'a screen loads an adapter lazily',
      in: 'src/ui/shell/app.tsx',
      imports: { to: 'src/adapters/memory/records.memory.ts', kind: 'dynamic' },
      says: 'ui may not import src/adapters/memory/records.memory.ts',
    },
    {
      breach: 'a screen resolves by token',
      in: 'src/ui/shell/app.tsx',
      imports: { to: 'inversify', kind: 'static' },
      says: 'ui may not import inversify',
    },
    {
      breach: 'the domain imports RxJS',
      in: 'src/domain/model/person.ts',
      imports: { to: 'rxjs', kind: 'static' },
      says: 'domain/model may not import rxjs: the model is pure',
    },
    {
      breach: 'the domain imports a type of RxJS',
      in: 'src/domain/model/person.ts',
      imports: { to: 'rxjs', kind: 'type' },
      says: 'domain/model may not import rxjs (type)',
    },
    {
      breach: 'a port has run-time code of RxJS',
      in: 'src/ports/records.port.ts',
      imports: { to: 'rxjs', kind: 'static' },
      says: 'ports may not import rxjs: a port is an interface',
    },
    {
      breach: 'an adapter imports another vendor',
      in: 'src/adapters/memory/records.memory.ts',
      imports: { to: '@supabase/supabase-js', kind: 'static' },
      says: 'adapters/memory may not import @supabase/supabase-js',
    },
    {
      breach: 'an adapter set is imported statically',
      in: 'src/composition/backends/memory/descriptor.ts',
      imports: { to: 'src/adapters/memory/records.memory.ts', kind: 'static' },
      says: 'src/adapters/memory/records.memory.ts: an adapter set must be imported dynamically',
    },
    {
      breach: 'what is there for all backends knows one',
      in: 'src/composition/container.ts',
      imports: { to: 'src/adapters/memory/records.memory.ts', kind: 'dynamic' },
      says: 'composition may not import src/adapters/memory/records.memory.ts: composition opens whatever backend it is given',
    },
    {
      breach: 'the first screen waits for the dialogs',
      in: 'src/ui/shell/app.tsx',
      imports: { to: 'src/ui/design/dialog.tsx', kind: 'static' },
      says: "src/ui/design/dialog.tsx: @base-ui/react/dialog is in the entry's static graph",
    },
    {
      breach: 'a room looks into one that comes after it',
      in: 'src/domain/model/imports/reading/dialect.ts',
      imports: { to: 'src/domain/model/imports/recognising/names.ts', kind: 'type' },
      says: 'imports/reading may not look into src/domain/model/imports/recognising/names.ts: a format gives rows of texts',
    },
    {
      breach: 'an import leads nowhere',
      in: 'src/ui/shell/app.tsx',
      imports: { to: './gone', kind: 'static' },
      says: 'ui may not import ./gone',
    },
    {
      breach: 'a lower layer of the screens imports a higher one',
      in: 'src/ui/design/dialog.tsx',
      imports: { to: 'src/ui/shell/app.tsx', kind: 'type' },
      says: 'src/ui/design/dialog.tsx: ui/design may not import src/ui/shell/app.tsx: it draws what any program could use',
    },
    {
      breach: 'a list loads a feature lazily',
      in: 'src/ui/table/list.tsx',
      imports: { to: 'src/ui/features/deals/deals-screen.tsx', kind: 'dynamic' },
      says: 'src/ui/table/list.tsx: ui/table may not import src/ui/features/deals/deals-screen.tsx: it is the list of any kind',
    },
    {
      breach: 'a feature imports past the face of another',
      in: 'src/ui/features/record/person-screen.tsx',
      imports: { to: 'src/ui/features/deals/board.tsx', kind: 'static' },
      says: 'person-screen.tsx: src/ui/features/deals/board.tsx is not in the face of deals: nobody else may rely on it',
    },
    {
      breach: 'the shell imports past a face',
      in: 'src/ui/shell/app.tsx',
      imports: { to: 'src/ui/features/deals/board.tsx', kind: 'dynamic' },
      says: 'src/ui/shell/app.tsx: src/ui/features/deals/board.tsx is not in the face of deals',
    },
    {
      breach: 'two features import each other',
      in: 'src/ui/features/deals/board.tsx',
      imports: { to: 'src/ui/features/record/person-screen.tsx', kind: 'static' },
      says: 'src/ui/features/deals/board.tsx: deals comes before record, and may not import it',
    },
    {
      breach: 'two features load each other lazily',
      in: 'src/ui/features/deals/board.tsx',
      imports: { to: 'src/ui/features/record/person-screen.tsx', kind: 'dynamic' },
      says: 'src/ui/features/deals/board.tsx: deals comes before record, and may not import it',
    },
    {
      breach: 'a screen imports the table of routes that leads to it',
      in: 'src/ui/features/deals/deals-screen.tsx',
      imports: { to: 'src/ui/shell/screens.ts', kind: 'type' },
      says: 'src/ui/features/deals/deals-screen.tsx: ui/features may not import src/ui/shell/screens.ts: it is a screen',
    },
    {
      breach: 'a feature has no place in the order',
      in: 'src/ui/features/horoscopes/stars.ts',
      imports: { to: 'react', kind: 'static' },
      says: 'src/ui/features/horoscopes/stars.ts: horoscopes has no place in FEATURES',
    },
    {
      breach: 'a folder has no place among the layers of the screens',
      in: 'src/ui/helpers/misc.ts',
      imports: { to: 'react', kind: 'static' },
      says: 'src/ui/helpers/misc.ts: helpers has no place in UI_LAYERS',
    },
  ])('report that $breach', ({ in: path, imports, says }) => {
    expect(findViolations(planted(path, imports)).join('\n')).toContain(says)
  })

  it.each(['static', 'type', 'dynamic'] as const)('report a cycle that is closed by a %s import', (kind) => {
    const popup = (imports: readonly Import[]): ImportGraph =>
      new Map([
        ...planted('src/ui/design/dialog.tsx', { to: 'src/ui/design/dialog-popup.tsx', kind: 'dynamic' }),
        ['src/ui/design/dialog-popup.tsx', imports] as const,
      ])
    const [open, closed] = [popup([]), popup([{ to: 'src/ui/design/dialog.tsx', kind }])]
    expect([findViolations(open), findViolations(closed)]).toEqual([
      [],
      [
        'cycle: src/ui/design/dialog.tsx -> src/ui/design/dialog-popup.tsx -> src/ui/design/dialog.tsx: neither file can be understood or tested alone',
      ],
    ])
  })

  it('report a cycle, though it is of types only', () => {
    const graph = new Map([
      ...planted('src/domain/model/person.ts', { to: 'src/domain/model/company.ts', kind: 'type' }),
      ['src/domain/model/company.ts', [{ to: 'src/domain/model/person.ts', kind: 'type' }]] as const,
    ])
    expect(findViolations(graph)).toEqual([
      'cycle: src/domain/model/person.ts -> src/domain/model/company.ts -> src/domain/model/person.ts: neither file can be understood or tested alone',
    ])
  })

  it('report a file that has no place in the tree', () => {
    expect(findViolations(planted('src/helpers/misc.ts'))).toEqual([
      'src/helpers/misc.ts: belongs to no layer; see the tree in ARCHITECTURE.md',
    ])
  })

  it('report files that nothing running imports, though they import each other', () => {
    const graph = new Map([
      ...planted('src/ui/shell/old.ts', { to: 'src/ui/shell/older.ts', kind: 'static' }),
      ['src/ui/shell/older.ts', []] as const,
    ])
    expect([findOrphans(new Map(Object.entries(CLEAN))), findOrphans(graph)]).toEqual([
      [],
      [
        'src/ui/shell/old.ts: nothing that runs imports it; wire it in or delete it',
        'src/ui/shell/older.ts: nothing that runs imports it; wire it in or delete it',
      ],
    ])
  })

  it('report who names the vendor of a backend', () => {
    const sources = new Map([
      ['src/adapters/supabase/client.ts', "import '@supabase/supabase-js'"],
      ['src/composition/backends/supabase/set-up-supabase.ts', "'Supabase'"],
      ['src/composition/backends/backends.ts', "import './supabase/descriptor'"],
      ['src/composition/compose.ts', 'const kind = chosen.kind'],
      ['src/ui/features/backend/backend-form.tsx', "label={isSupabase ? 'Project URL' : 'Address'}"],
      ['src/ui/text/de/supabase.ts', "'Adresse'"],
    ])
    expect(findVendorNames(sources)).toEqual([
      'src/ui/features/backend/backend-form.tsx: names /supabase/i: what belongs to one backend is in its adapters and its descriptor',
      'src/ui/text/de/supabase.ts: names /supabase/i: what belongs to one backend is in its adapters and its descriptor',
    ])
  })
})

describe('reading imports', () => {
  const known = new Set(['src/ui/a.tsx', 'src/ui/b.ts', 'src/ui/a.module.css', 'src/ui/parse.worker.ts'])

  it('tells erased, run-time and lazy ones apart, in every form they take', () => {
    const source = `
      import type { A } from './b'
      import { type B } from './b'
      import { type C, d } from './b'
      import './a.module.css'
      export * from './b'
      export type { E } from './b'
      import url from './parse.worker?worker&url'
      const lazy = () => import('./b')
      const worker = new Worker(new URL('./parse.worker.ts', import.meta.url))
      type F = import('rxjs').Observable<string>
    `
    expect(importsOf('src/ui/a.tsx', source, known)).toEqual([
      { to: 'src/ui/b.ts', kind: 'type' },
      { to: 'src/ui/b.ts', kind: 'type' },
      { to: 'src/ui/b.ts', kind: 'static' },
      { to: 'src/ui/a.module.css', kind: 'static' },
      { to: 'src/ui/parse.worker.ts', kind: 'dynamic' },
      { to: 'src/ui/b.ts', kind: 'static' },
      { to: 'src/ui/b.ts', kind: 'type' },
      { to: 'src/ui/b.ts', kind: 'dynamic' },
      { to: 'src/ui/parse.worker.ts', kind: 'dynamic' },
      { to: 'rxjs', kind: 'type' },
    ])
  })

  it('keeps the words of an import that leads nowhere', () => {
    expect(importsOf('src/ui/a.tsx', "import './gone'", known)).toEqual([{ to: './gone', kind: 'static' }])
  })
})
