/**
 * What the screens may cost that does not hang on the machine: how much is asked and rendered. Bytes and chunks are bounded in
 * scripts/size.mjs; what one question costs in requests, in tests/backend/requests.test.ts.
 */

/** Rows of the table of people, and cards of the board, that are rendered for one thing that happens. */
export const RENDERS = {
  people: {
    /** Somebody changes a person who is shown. */
    change: 1,
    /** The cursor goes on by a row: the one it leaves, and the one it comes to. */
    cursor: 2,
    /** By less than what is kept ready beyond the edge. */
    scroll: 1,
    /** A letter more that leaves the same people. */
    keystroke: 0,
  },
  board: { change: 1, cursor: 2, select: 1 },
} as const

/** Questions that the frame around every screen asks: who and where one is, what there is to choose from, what is new. */
export const FRAME_QUESTIONS = 10

/** Different questions that a screen asks of the backend beyond those, each one request, until it shows all it has. */
export const QUESTIONS = {
  /** Of a new workspace, whose first steps are asked for, too. */
  overview: 8,
  people: 2,
  companies: 2,
  /** One for each stage that is shown, and their totals. */
  deals: 9,
  tasks: 1,
  inbox: 2,
  files: 1,
  activity: 1,
  reports: 3,
  health: 11,
  duplicates: 5,
  trash: 11,
  import: 1,
  settings: 0,
} as const
