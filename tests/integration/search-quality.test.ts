import { describeSearch } from '../support/search-quality';
import { CHINESE_QUERIES, ENGLISH_QUERIES } from '../support/search-queries';
import { TEST_CONTENT } from '../support/test-site.mjs';

/** The search on the tests' content. */
describeSearch(TEST_CONTENT, 'zh-Hans', CHINESE_QUERIES);
describeSearch(TEST_CONTENT, 'en', ENGLISH_QUERIES);
