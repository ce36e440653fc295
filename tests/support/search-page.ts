import { expect, type Page } from '@playwright/test';

/** What a page of the site asks for, and what its policy refuses. */
export interface WatchedSite {
  /** Addresses asked for so far. */
  requests: string[];
  /** Number of scripts among them. */
  scripts: () => number;
  /** Nothing left the site, and the Content-Security-Policy refused nothing. */
  expectQuiet: () => void;
}

/** Blocks every other site and watches what the page does. */
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

/** An input method, as the browser hears of one. */
export interface InputMethod {
  /** Letters typed so far, one state after the other. */
  compose: (...states: string[]) => Promise<void>;
  /** The characters that were chosen. */
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
