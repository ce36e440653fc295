import type { StepTimes } from '../jobs/step-times';

/** Gatsby's activities that the table of steps shows, and their names there. */
const ACTIVITIES: Record<string, string> = {
  'Building production JavaScript and CSS bundles': 'scripts, styles',
  'Building HTML renderer': 'renderer',
  'run page queries': 'page data',
  'Generating image thumbnails': 'pictures',
  'Building static HTML for pages': 'pages',
};

/** What Gatsby's log says when an activity ends. */
interface LogAction {
  type: string;
  payload?: { text?: string; duration?: number; activity_current?: number };
}

/** The part of Gatsby's log used here. It is internal: without it, the table shows the site's own steps. */
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

/** Adds the steps that Gatsby does to the times, as they end. */
export async function watchGatsby(steps: StepTimes): Promise<void> {
  const { onLogAction } = await gatsbyLog();
  onLogAction?.(({ type, payload }) => {
    const name = ACTIVITIES[payload?.text ?? ''];
    if (type !== 'LOG' || name === undefined || payload?.duration === undefined) return;
    const { activity_current: count, duration } = payload;
    steps.add(name, duration * 1000, count === undefined ? undefined : String(count));
  });
}
