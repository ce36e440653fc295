import { docsSets } from '../domain/content/docs-sets';
import { site } from './config';

/** The docs sets of the site. Node and the renderer only: browsers get what they need of them with their pages. */
export const DOCS_SETS = docsSets(site.docs);
