import { describe, expect, it } from 'vitest';
import { StepTimes } from './step-times';

describe('StepTimes', () => {
  it('gives a line per step in order, times added up, with what was done', async () => {
    const steps = new StepTimes();
    steps.add('content', 1234, '3 documents');
    expect(steps.run('index', () => 7, String)).toBe(7);
    steps.add('content', 1000);
    await expect(
      steps.run(
        'feeds',
        () => Promise.resolve(['a', 'b']),
        ({ length }) => `${String(length)} files`,
      ),
    ).resolves.toEqual(['a', 'b']);
    expect(steps.table().replace(/0\.\d\d s/g, '0.00 s')).toBe(
      ['  content  2.23 s  3 documents', '  index    0.00 s  7', '  feeds    0.00 s  2 files'].join('\n'),
    );
  });

  it('notes nothing of a step that fails', async () => {
    const steps = new StepTimes();
    const fail = (): never => {
      throw new Error('no');
    };
    expect(() => steps.run('a', fail)).toThrow('no');
    await expect(steps.run('b', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(steps.table()).toBe('');
  });
});
