import { ensureFonts } from './fonts.mjs';

/** Playwright calls it before the first browser starts. */
export default ensureFonts;
