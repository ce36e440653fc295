import { expect, it } from 'vitest';
import { compare } from './compare';

it('compares by code unit', () => expect(['b', 'a', '潮', 'B'].sort(compare)).toEqual(['B', 'a', 'b', '潮']));
