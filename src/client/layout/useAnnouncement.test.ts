import { expect, it } from 'vitest';
import { isAnnouncementOpen } from './useAnnouncement';

it.each([
  ['first visit', null, null, true],
  ['seen', 'a', 'false', true],
  ['closed', 'a', 'true', false],
  ['closed an older one', 'b', 'true', true],
])('announcement "a": %s', (_, storedId, dismissed, expected) => {
  expect(isAnnouncementOpen('a', storedId, dismissed)).toBe(expected);
});
