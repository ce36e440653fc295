/** Runs before each file of the program's unit and integration tests: they read neither content nor site of the owner. */
import { ROOT } from '../../src/cli/process.mjs';
import { guardOwnerFiles } from './owner-files.mjs';

guardOwnerFiles(ROOT);
