import { expect, type Page } from '@playwright/test';

/** Requests of a page of the site, and violations of its policy. */
interface WatchedSite {
  /** Addresses requested so far. */
  requests: string[];
  /** Number of scripts among them. */
  scripts: () => number;
  /** Expects that nothing was requested from other sites, and that the Content-Security-Policy blocked nothing. */
  expectQuiet: () => void;
}

/** Blocks all other sites and records what the page does. */
export async function watchSite(page: Page): Promise<WatchedSite> {
  const requests: string[] = [];
  const foreign: string[] = [];
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  await page.route('**/*', (route) => {
    const { hostname, href } = new URL(route.request().url());
    requests.push(href);
    if (hostname === '127.0.0.1') return route.fallback();
    foreign.push(href);
    return route.abort();
  });
  return {
    requests,
    scripts: () => requests.filter((address) => address.endsWith('.js')).length,
    expectQuiet: () => {
      expect(foreign).toEqual([]);
      expect(refused).toEqual([]);
    },
  };
}

/** A simulated input method. */
interface InputMethod {
  /** Letters typed so far, one state after the other. */
  compose: (...states: string[]) => Promise<void>;
  /** The chosen characters. */
  commit: (text: string) => Promise<void>;
}

/** An input method for the focused field. */
export async function composeText(page: Page): Promise<InputMethod> {
  const session = await page.context().newCDPSession(page);
  return {
    compose: async (...states) => {
      for (const text of states)
        await session.send('Input.imeSetComposition', {
          text,
          selectionStart: text.length,
          selectionEnd: text.length,
        });
    },
    commit: async (text) => {
      await session.send('Input.insertText', { text });
    },
  };
}
