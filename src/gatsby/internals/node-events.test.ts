import { EventEmitter } from 'node:events';
import type { Node } from 'gatsby';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { apply } from './node-events';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('tells of nodes that are made, changed and deleted, and of no deletion of nothing', () => {
  const emitter = new EventEmitter();
  const told: string[] = [];
  apply(emitter, {
    isOutdated: false,
    add: ({ id }) => told.push(`+${id}`),
    remove: ({ id }) => told.push(`-${id}`),
  });
  const payload = { id: 'a' } as Node;
  emitter.emit('CREATE_NODE', { payload });
  emitter.emit('DELETE_NODE', { payload: undefined });
  emitter.emit('DELETE_NODE', { payload });
  expect(told).toEqual(['+a', '-a']);
});

it('asks for pages again until they are made of the changed nodes', () => {
  const emitter = new EventEmitter();
  const nodes = { isOutdated: false, add: () => (nodes.isOutdated = true), remove: () => undefined };
  apply(emitter, nodes);
  let asked = 0;
  emitter.on('ENQUEUE_NODE_MUTATION', () => {
    asked += 1;
    if (asked === 2) nodes.isOutdated = false;
  });
  emitter.emit('CREATE_NODE', { payload: { id: 'a' } });
  vi.advanceTimersByTime(60_000);
  expect(asked).toBe(2);
  emitter.emit('DELETE_NODE', { payload: { id: 'a' } });
  vi.advanceTimersByTime(60_000);
  expect(asked).toBe(2);
});
