import { describeSearch } from '../support/search-quality';
import { CONTENT } from './plan';
import { CHINESE_QUERIES, ENGLISH_QUERIES } from './search-queries';

/** The search on the delivered content. */
describeSearch(CONTENT, 'zh-Hans', CHINESE_QUERIES);
describeSearch(CONTENT, 'en', ENGLISH_QUERIES);
