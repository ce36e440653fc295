import { expect, it } from 'vitest';
import { traceEcho } from './event-loop';

const trace = traceEcho();
const last = trace.at(-1);

it('prints what demo_echo.py prints', () => {
  expect(last?.printed).toEqual(['0.2 LIMPET 0', '0.4 LIMPET 1', '0.5 CRAB 0', '1.0 CRAB 1']);
});

it('waits in select as tide.py does', () => {
  const timeouts = trace.flatMap(({ action }) => (action.kind === 'wait' ? [action.timeout] : []));
  // Recorded from the real loop, to a tenth of a second; null waits for a socket alone.
  expect(timeouts).toEqual([0, 0, 0.2, 0.3, 0.3, 0.2, 0.1, 0.1, 0.1, 0.1, null, null, 0.5, null, null, null]);
});
