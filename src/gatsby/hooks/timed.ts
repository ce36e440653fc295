import type { Reporter } from 'gatsby';

/** Runs a step of the build as an activity of Gatsby, which prints its time and a note on the result. */
export async function timed<T>(
  reporter: Reporter,
  name: string,
  work: () => T | Promise<T>,
  note: (result: T) => string,
): Promise<T> {
  const activity = reporter.activityTimer(name);
  activity.start();
  const result = await work();
  activity.setStatus(note(result));
  activity.end();
  return result;
}
