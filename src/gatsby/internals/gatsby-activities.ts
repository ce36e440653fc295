/**
 * Touches the log of Gatsby's command line (`gatsby-cli/lib/reporter/redux`) and the names of its activities, to show
 * their times in the build's table.
 *
 * Without it, the table shows only the site's own steps.
 */
import type { StepTimes } from '../jobs/step-times';
import type { Installed } from './override';

/** The name of this override. */
export const name = 'gatsby-activities';

/** Whether Gatsby logs its activities under these names. */
export const isThere = ({ holds }: Installed): boolean =>
  holds('gatsby-cli/lib/reporter/redux/index.js', 'exports.onLogAction') &&
  holds('gatsby/dist/commands/build.js', ...Object.keys(ACTIVITIES).slice(0, 2));

/** Activities of Gatsby that the table of steps shows, and their names there. */
const ACTIVITIES: Record<string, string> = {
  'Building production JavaScript and CSS bundles': 'scripts, styles',
  'Building HTML renderer': 'renderer',
  'run page queries': 'page data',
  'Building static HTML for pages': 'pages',
};

/** Gatsby's log entry at the end of an activity. */
interface LogAction {
  type: string;
  payload?: { text?: string; duration?: number; activity_current?: number };
}

/** The part of Gatsby's log used here. */
interface Log {
  onLogAction?: (listener: (action: LogAction) => void) => void;
}

async function gatsbyLog(): Promise<Log> {
  const file = 'gatsby-cli/lib/reporter/redux/index.js';
  try {
    return (await import(file)) as Log;
  } catch {
    return {};
  }
}

/** Adds the times of Gatsby's activities as they end. */
export async function apply(steps: StepTimes): Promise<void> {
  const { onLogAction } = await gatsbyLog();
  onLogAction?.(({ type, payload }) => {
    const name = ACTIVITIES[payload?.text ?? ''];
    if (type !== 'LOG' || name === undefined || payload?.duration === undefined) return;
    const { activity_current: count, duration } = payload;
    steps.add(name, duration * 1000, count === undefined ? undefined : String(count));
  });
}
