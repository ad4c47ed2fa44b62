import { testsInTurn } from './in-turn'

/** Tests of screens take half of all the time there is: of each file, every second test. */
testsInTurn(2, 'tests/ui/')
