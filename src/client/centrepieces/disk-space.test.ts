import { describe, expect, it } from 'vitest';
import { COMMANDS, df, DISK, du, FRESH, run, type Command } from './disk-space';

const after = (...commands: Command[]) => commands.reduce(run, FRESH);
const ROTATE: Command[] = ['mv app.log app.log.1', 'touch app.log'];

describe('a disk', () => {
  it.each<[Command[], number, number, string]>([
    [['write'], 16, 16, 'wrote'],
    [[...ROTATE, 'write'], 16, 16, 'wrote'],
    [[...ROTATE, 'rm app.log.1'], 8, 0, 'kept'],
    [[...ROTATE, 'rm app.log.1', 'write'], 16, 0, 'wrote'],
    [[...ROTATE, 'rm app.log.1', 'restart'], 0, 0, 'freed'],
    [[...ROTATE, 'restart', 'rm app.log.1'], 0, 0, 'freed'],
    // A second rename takes the name from the first file, which the service still has open.
    [[...ROTATE, 'mv app.log app.log.1'], 8, 0, 'renamed'],
    [['mv app.log app.log.1', 'restart'], 8, 8, 'reopened'],
    [['mv app.log app.log.1', 'rm app.log.1', 'restart', 'write'], 8, 8, 'wrote'],
  ])('after %j has %i MB by df and %i by du', (commands, byDf, byDu, event) => {
    const disk = after(...commands);
    expect([df(disk), du(disk), disk.event]).toEqual([byDf, byDu, event]);
  });

  it('is full at last, and stays so', () => {
    const disk = after(...Array<Command>(20).fill('write'));
    expect([df(disk), disk.event]).toEqual([DISK, 'full']);
  });

  it('offers what can be done', () => {
    const offered = (commands: Command[]) =>
      Object.entries(COMMANDS).flatMap(([name, isPossible]) =>
        isPossible(after(...commands)) ? [name] : [],
      );
    expect(offered([])).toEqual(['write', 'mv app.log app.log.1', 'restart']);
    expect(offered(['mv app.log app.log.1'])).toEqual(['write', 'touch app.log', 'rm app.log.1', 'restart']);
  });
});
