import { describe, expect, it } from 'vitest';
import { compileClean, compileOptions, htmlOf } from '../../../tests/support/compile';
import { brief } from '../../../tests/support/content';
import { feedHtml } from '../publish/feed-html';
import { compile } from './compile';
import { deliverTree } from './deliver';

const FILE = '<Video src="./clip.mp4" poster="./poster.jpg" captions="./clip.vtt" title="A tide & a crab" />';

/** A text as its page shows it. */
const shown = (source: string, size = { width: 1280, height: 720 }) =>
  deliverTree(compileClean(source).tree, {
    link: (index) => `/static/${String(index)}.file`,
    image: (index) => ({ src: `/static/poster-${String(index)}.webp`, ...size }),
  });

const problems = (source: string): string[] => brief(compile(source, compileOptions()).problems);

describe('a video file', () => {
  it('is played by the browser in a box that has its size at once, above a link to it', () => {
    const html = htmlOf(shown(FILE));
    expect(html).toContain('<video src="/static/0.file" aria-label="A tide & a crab" controls="true"');
    expect(html).toContain('preload="none" poster="/static/poster-0.webp" width="1280" height="720"');
    expect(html).toContain('{"aspectRatio":"1280 / 720"}');
    expect(html).toContain('<track kind="captions" src="/static/1.file" srclang="en" label="Captions">');
    expect(html).toMatch(/<figcaption><a href="\/static\/0.file">A tide &#x26; a crab/);
    expect(html).not.toContain('Video');
  });

  it('names its files as things that must exist, with their place', () => {
    const { links, images } = compileClean(`Text.\n\n${FILE}`);
    expect(links).toEqual([
      { url: './clip.mp4', line: 3, column: 1, checked: true, shows: 'video' },
      { url: './clip.vtt', line: 3, column: 1, checked: true, shows: 'captions' },
    ]);
    expect(images).toEqual([{ src: './poster.jpg', line: 3, column: 1 }]);
  });

  it('takes the size of its author before that of the poster, and shows its first picture without one', () => {
    expect(
      htmlOf(shown('<Video src="./a.mp4" poster="./a.png" width={640} height={480} title="t" />')),
    ).toContain('width="640" height="480"');
    const bare = htmlOf(shown('<Video src="./a.mp4" title="t">Drawn by *hand*.</Video>'));
    expect(bare).toContain('preload="metadata"');
    expect(bare).not.toContain('width=');
    expect(bare).toMatch(/<figcaption>.*Drawn by <em>hand<\/em>\./);
  });

  it('may be of another site', () => {
    const html = htmlOf(
      shown('<Video src="https://v.example/a.mp4" poster="https://v.example/a.png" title="t" />'),
    );
    expect(html).toContain('<video src="https://v.example/a.mp4"');
    expect(html).toContain('poster="https://v.example/a.png"');
  });
});

describe('a video of a service', () => {
  const source = '<Video youtube="aqz-KE-bpKQ" title="Big Buck Bunny" />';

  it('is a drawing of this site, a title and a link; nothing of the service', () => {
    const html = htmlOf(shown(source));
    expect(html).toMatch(/<div class="video-frame" aria-hidden="true"><svg/);
    expect(html).toMatch(
      /href="https:\/\/www.youtube.com\/watch\?v=aqz-KE-bpKQ" target="_blank" rel="noopener noreferrer">Big Buck Bunny/,
    );
    expect(html).toContain(' on YouTube');
    expect(html).not.toMatch(/<iframe|<script|src="https/);
    expect(compileClean(source).pageNeeds).toEqual(['youtube']);
  });

  it('has a picture of its author’s, and the words of its button', () => {
    const tree = shown('<Video bilibili="BV17x411w7KC" poster="./a.png" title="潮" />');
    expect(htmlOf(tree)).toMatch(/video-frame[^]*<Image alt="" src="\/static\/poster-0.webp"/);
    expect(tree[0]).toMatchObject({
      component: 'Video',
      props: {
        service: 'bilibili',
        id: 'BV17x411w7KC',
        labels: {
          playNamed: 'Play: 潮 (Bilibili)',
          note: expect.stringContaining('player.bilibili.com') as string,
        },
      },
    });
  });
});

it.each([
  ['a file', FILE, '<p><a href="https://a.example/static/0.file">A tide &#x26; a crab</a></p>'],
  [
    'a service',
    '<Video youtube="aqz-KE-bpKQ" title="Big Buck Bunny" />',
    '<p><a href="https://www.youtube.com/watch?v=aqz-KE-bpKQ">Big Buck Bunny</a> on YouTube</p>',
  ],
  [
    'an element',
    '<video controls src="./a b.mp4"></video>',
    '<a href="https://a.example/static/0.file">0.file</a>',
  ],
])('%s is a link in feeds', (_, source, feed) => {
  expect(feedHtml(shown(source), 'https://a.example/en/x')).toBe(feed);
});

describe('elements', () => {
  it('name files like the component, and keep their attributes', () => {
    const { tree, links } = compileClean(
      '<video controls loop poster="./a.png"><source src="./a.webm" /><track src="./a.vtt" /></video>\n\n<audio controls src="./a.mp3"></audio>',
    );
    expect(links.map(({ url, shows }) => [url, shows])).toEqual([
      ['./a.png', 'image'],
      ['./a.webm', 'video'],
      ['./a.vtt', 'captions'],
      ['./a.mp3', 'audio'],
    ]);
    const html = htmlOf(deliverTree(tree, { link: (index) => `/${String(index)}`, image: () => null }));
    expect(html).toContain('poster="/0"');
    expect(html).toContain('<source src="/1"><track src="/2">');
    expect(html).toMatch(/<audio controls="[^"]*" src="\/3">/);
  });
});

describe('what cannot be a video is reported at its place', () => {
  it.each([
    ['<Video title="t" />', 'needs one of `src`, `youtube`, `bilibili`'],
    ['<Video src="./a.mp4" youtube="aqz-KE-bpKQ" title="t" />', 'and has src and youtube'],
    ['<Video src="./a.mp4" />', 'needs a `title`'],
    ['<Video src="" title="t" />', 'needs the path of a file'],
    [
      '<Video youtube="abc" title="t" />',
      'has the youtube id "abc", which is not one of YouTube. → It is the 11 characters',
    ],
    [
      '<Video youtube="https://youtu.be/aqz-KE-bpKQ?t=3" title="t" />',
      'Write only the id: youtube="aqz-KE-bpKQ".',
    ],
    ['<Video youtube="https://www.youtube.com/watch?v=aqz-KE-bpKQ" title="t" />', 'youtube="aqz-KE-bpKQ".'],
    ['<Video bilibili="av170001" title="t" />', 'It begins with BV'],
    [
      '<Video bilibili="https://www.bilibili.com/video/BV17x411w7KC/?p=1" title="t" />',
      'bilibili="BV17x411w7KC".',
    ],
    ['<Video bilibili={170001} title="t" />', 'has the bilibili id 170001'],
    ['<Video src="./a.mp4" title="t" width={640} />', 'has a size that is not two whole numbers'],
    ['<Video src="./a.mp4" title="t" width="a" height="b" />', 'has a size that is not two whole numbers'],
    ['<Video src="./a.mp4" title="t" preload="auto" />', 'has the preload "auto"'],
    ['<Video src="./a.mp4" title="t" captions="./a.srt" />', 'has captions that are not a WebVTT file'],
  ])('%s', (source, message) => {
    expect(problems(`Text.\n\n${source}`)).toEqual([expect.stringContaining(message)]);
    expect(problems(`Text.\n\n${source}`)[0]).toMatch(/^error docs\/Test.mdx:3:1 <Video> /);
  });
});
