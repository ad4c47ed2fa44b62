/** For property tests: they take a second alone, and more where other programs run beside them. */
export const SHARED_MACHINE_MS = 60_000
