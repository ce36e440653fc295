/**
 * Runs before each file of the program's unit and integration tests, which must read neither the owner's content nor
 * the owner's site.
 */
import { ROOT } from '../../src/cli/process.mjs';
import { guardOwnerFiles } from './owner-files.mjs';

guardOwnerFiles(ROOT);
