/**
 * Imported first by every program that needs the site's configuration. It takes the configuration of the content root
 * for this process and its children, or ends the program when it is invalid. Warnings are the content check's.
 */
import { formatProblems } from '../../domain/problem/format-problems';
import { readConfiguration, siteVariables } from './configuration';
import { projectIn } from './project';

const { config, problems } = readConfiguration(projectIn().root);
if (config === null) {
  process.stderr.write(`${formatProblems(problems)}\n`);
  process.exit(1);
}
Object.assign(process.env, siteVariables(config));
