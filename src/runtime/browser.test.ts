import { expect, it, vi } from 'vitest';

vi.mock('gatsby', () => ({ navigate: vi.fn() }));

const { shouldUpdateScroll } = await import('./browser');

it('leaves no scrolling to Gatsby', () => {
  expect(shouldUpdateScroll({} as never, {} as never)).toBe(false);
});
