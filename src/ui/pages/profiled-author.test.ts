import { expect, it } from 'vitest';
import { profiledAuthor } from './profiled-author';

const profile = { component: 'OwnerProfile', props: { author: 'tidepool' } };

it.each([
  ['a text', ['x', { tag: 'p', html: '' }], undefined],
  ['a profile', [{ tag: 'p', html: '' }, profile], 'tidepool'],
  ['a profile inside something', [{ tag: 'div', children: ['x', profile] }], 'tidepool'],
  ['another component', [{ component: 'Tabs', props: { author: 'x' } }], undefined],
])('profiledAuthor of %s', (_, nodes, author) => expect(profiledAuthor(nodes)).toBe(author));
