import { expect, it } from 'vitest';
import { iconType } from './icon-type';

it.each([
  ['/favicon.svg', 'image/svg+xml'],
  ['/favicon.ICO', 'image/x-icon'],
  ['/favicon', undefined],
])('tells the kind of icon %s', (file, expected) => expect(iconType(file)).toBe(expected));
