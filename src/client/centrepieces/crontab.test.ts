import { describe, expect, it } from 'vitest';
import { nextTimes, parseSchedule } from './crontab';

const START = new Date('2021-08-01T00:00Z');

function times(text: string, count: number): string[] | string {
  const schedule = parseSchedule(text);
  if (typeof schedule === 'string') return schedule;
  return nextTimes(schedule, START, count).map((time) => time.toISOString().slice(0, 16));
}

describe('nextTimes', () => {
  it.each([
    ['*/25 * * * *', ['2021-08-01T00:25', '2021-08-01T00:50', '2021-08-01T01:00', '2021-08-01T01:25']],
    ['0 9 13 * 5', ['2021-08-06T09:00', '2021-08-13T09:00', '2021-08-20T09:00', '2021-08-27T09:00']],
    // Beginning with a star makes it “and”: odd days that are Fridays.
    ['0 9 */2 * 5', ['2021-08-13T09:00', '2021-08-27T09:00', '2021-09-03T09:00', '2021-09-17T09:00']],
    ['0 9 1-31/2 * 5', ['2021-08-01T09:00', '2021-08-03T09:00', '2021-08-05T09:00', '2021-08-06T09:00']],
    ['0 0 29 2 *', ['2024-02-29T00:00', '2028-02-29T00:00']],
    ['0 0 30 2 *', []],
    ['5-1 * * * *', []],
    ['30 4 * jan sun,7', ['2022-01-02T04:30', '2022-01-09T04:30', '2022-01-16T04:30', '2022-01-23T04:30']],
    ['@monthly', ['2021-09-01T00:00', '2021-10-01T00:00', '2021-11-01T00:00', '2021-12-01T00:00']],
    [' 0  12 * * 1-5 ', ['2021-08-02T12:00', '2021-08-03T12:00', '2021-08-04T12:00', '2021-08-05T12:00']],
  ])('of %j', (text, expected) => {
    expect(times(text, 4).slice(0, 4)).toEqual(expected);
  });

  it('runs 64 times in 2021 on the thirteenth or a Friday', () => {
    const schedule = parseSchedule('0 9 13 * 5');
    if (typeof schedule === 'string') throw new Error(schedule);
    const all = nextTimes(schedule, new Date('2020-12-31T23:59Z'), 100);
    expect(all.filter((time) => time.getUTCFullYear() === 2021)).toHaveLength(64);
  });
});

describe('parseSchedule', () => {
  // Debian's crontab(1) refuses the same lines.
  it.each([
    ['60 * * * *', '60'],
    ['* 24 * * *', '24'],
    ['0 0 0 * *', '0'],
    ['0 0 * 13 *', '13'],
    ['0 0 * * 8', '8'],
    ['0 0 * * frid', 'frid'],
    ['0x5 * * * *', '0x5'],
    ['1e1 * * * *', '1e1'],
    ['5/10 * * * *', '5/10'],
    ['*/0 * * * *', '*/0'],
    ['1,, * * * *', '1,,'],
    ['* * * *', '* * * *'],
    ['@never', '@never'],
    ['', ''],
  ])('finds what is wrong in %j', (text, found) => {
    expect(parseSchedule(text)).toBe(found);
  });
});
