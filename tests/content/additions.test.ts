import { describeAdditions } from '../support/additions';
import { CONTENT } from './plan';

/** The delivered content is a place to go on writing. */
describeAdditions(CONTENT);
