import fc from 'fast-check'

/** The same programs in every run, so that a run tells of the code alone; `VITE_SEED=…` explores others. */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(import.meta.env['VITE_SEED'] ?? 20_261_121) })
