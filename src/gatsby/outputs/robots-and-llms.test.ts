import { expect, it } from 'vitest';
import { llmsText, robotsText } from './robots-and-llms';

it('llms.txt has the form llmstxt.org asks for', () => {
  const text = llmsText({
    title: 'Tidepool',
    summary: 'Notes.',
    notes: ['Every page is there as Markdown.'],
    sections: [
      {
        title: 'Blog',
        links: [{ title: 'A [b]', url: 'https://a.example/x/index.md', note: 'What *it* is.' }],
      },
      { title: 'Nothing', links: [] },
      { title: 'Optional', links: [{ title: 'Feed', url: 'https://a.example/rss.xml', note: null }] },
    ],
  });
  expect(text).toBe(
    '# Tidepool\n\n> Notes.\n\nEvery page is there as Markdown.\n\n## Blog\n\n- [A \\[b\\]](https://a.example/x/index.md): What \\*it\\* is.\n\n## Optional\n\n- [Feed](https://a.example/rss.xml)\n',
  );
});

it('robots.txt forbids nothing and names the sitemap', () => {
  expect(robotsText('https://a.example/sitemap-index.xml')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://a.example/sitemap-index.xml\n',
  );
});
