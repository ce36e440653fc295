import { EventEmitter } from 'node:events';
import type { Node } from 'gatsby';
import { expect, it } from 'vitest';
import { apply } from './node-events';

it('tells of nodes that are made, changed and deleted, and of no deletion of nothing', () => {
  const emitter = new EventEmitter();
  const told: string[] = [];
  apply(emitter, { add: ({ id }) => told.push(`+${id}`), remove: ({ id }) => told.push(`-${id}`) });
  const payload = { id: 'a' } as Node;
  emitter.emit('CREATE_NODE', { payload });
  emitter.emit('DELETE_NODE', { payload: undefined });
  emitter.emit('DELETE_NODE', { payload });
  expect(told).toEqual(['+a', '-a']);
});
