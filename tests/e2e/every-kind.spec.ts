import { describeEveryKind } from '../support/every-kind';
import { TEST_PUBLIC } from '../support/test-site.mjs';

/** What the step `site` of `npm test` asks of the owner's site: the tests' content in its place would pass. */
describeEveryKind(TEST_PUBLIC);
