import path from 'node:path';
import { ROOT } from '../../src/cli/process.mjs';
import { describeEveryKind } from '../support/every-kind';

/** The owner's site, whatever it holds. */
describeEveryKind(path.join(ROOT, 'public'));
