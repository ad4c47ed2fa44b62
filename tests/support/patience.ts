import { configure } from '@testing-library/react'

/** The usual second is not enough on a busy machine for a screen whose code comes first; what comes sooner waits no longer. */
configure({ asyncUtilTimeout: 15_000 })
