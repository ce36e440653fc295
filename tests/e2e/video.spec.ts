import { LANGUAGES, open } from '../support/site-page';
import { expect, test, type Locator, type Page } from '../support/test';

/** Videos, on the page that shows all components. */

const WORDS = {
  'zh-Hans': {
    title: '大雄兔',
    play: '播放：大雄兔（YouTube）',
    frame: '大雄兔（YouTube 视频）',
    note: '视频由 YouTube（www.youtube-nocookie.com）播放；按下之前，不会从那里载入任何内容。',
    file: '六秒里的一次潮汐',
  },
  en: {
    title: 'Big Buck Bunny',
    play: 'Play: Big Buck Bunny (YouTube)',
    frame: 'Big Buck Bunny, a video on YouTube',
    note: 'Plays from YouTube (www.youtube-nocookie.com). Nothing is loaded from there before you press.',
    file: 'A tide in six seconds',
  },
};

/** Size of an element on the screen; what stands above it may still change its place. */
const sizeOf = (element: Locator): Promise<{ width: number; height: number }> =>
  element.evaluate((node) => {
    const { width, height } = node.getBoundingClientRect();
    return { width, height };
  });

/** Answers for other sites, and notes what is asked of them. */
async function watchForeign(page: Page): Promise<{ url: string; referer: string | null }[]> {
  const asked: { url: string; referer: string | null }[] = [];
  await page.route(/youtube|ytimg|bilibili|hdslb/, async (route) => {
    const request = route.request();
    asked.push({ url: request.url(), referer: await request.headerValue('referer') });
    await route.fulfill({ contentType: 'text/html', body: '<button>the player</button>' });
  });
  return asked;
}

for (const { lang, prefix } of LANGUAGES) {
  const words = WORDS[lang];

  test(`a service's player comes when it is asked for, with the keyboard too (${lang})`, async ({ page }) => {
    const refused: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') refused.push(message.text());
    });
    const asked = await watchForeign(page);
    await open(page, `${prefix}/test2/`);
    await page.locator('#video').scrollIntoViewIfNeeded();
    const button = page.getByRole('button', { name: words.play });
    await expect(button).toBeVisible();
    await expect(button).toHaveAccessibleDescription(words.note);
    await page.locator('figure.video').last().scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: /Bilibili/ })).toBeVisible();
    expect(asked).toEqual([]);

    const figure = page.locator('figure.video').filter({ hasText: words.title });
    const before = await sizeOf(figure);
    await button.focus();
    await page.keyboard.press('Enter');
    const player = page.locator(`iframe[title="${words.frame}"]`);
    await expect(player).toBeFocused();
    await expect(page.frameLocator(`iframe[title="${words.frame}"]`).getByText('the player')).toBeVisible();
    expect(asked).toEqual([
      {
        url: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1',
        referer: new URL('/', page.url()).href,
      },
    ]);
    // The player takes the place of the picture: nothing moves.
    expect(await sizeOf(figure)).toEqual(before);
    const [box, frame] = await Promise.all([
      player.boundingBox(),
      figure.locator('.video-frame').boundingBox(),
    ]);
    expect(box).toEqual(frame);
    await expect(figure.getByRole('link', { name: words.title })).toHaveAttribute(
      'href',
      /youtube\.com\/watch\?v=/,
    );
    expect(refused).toEqual([]);
  });

  test(`a file beside the document plays, with its captions (${lang})`, async ({ page }) => {
    await open(page, `${prefix}/test2/`);
    const video = page.locator('#video ~ figure video').first();
    await video.scrollIntoViewIfNeeded();
    await expect(video).toHaveAccessibleName(words.file);
    await expect(video).toHaveAttribute('preload', 'none');
    const before = await sizeOf(video);
    expect(before.width / before.height).toBeCloseTo(640 / 360, 1);
    await video.evaluate(async (element: HTMLVideoElement) => {
      element.muted = true;
      const track = element.textTracks[0];
      if (track) track.mode = 'showing';
      await element.play();
    });
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.cues?.length ?? 0))
      .toBe(2);
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeGreaterThan(0.2);
    expect(await sizeOf(video)).toEqual(before);
  });

  test.describe(`without scripts (${lang})`, () => {
    test.use({ javaScriptEnabled: false });

    test('there are the file with the controls of the browser, and links', async ({ page }) => {
      const asked = await watchForeign(page);
      await page.goto(`${prefix}/test2/`);
      const figures = page.locator('#video ~ div figure.video, #video ~ figure.video');
      await expect(figures).toHaveCount(3);
      await expect(figures.locator('video[controls]')).toHaveCount(1);
      await expect(figures.getByRole('link')).toHaveCount(3);
      await expect(page.getByRole('link', { name: words.title })).toHaveAttribute(
        'href',
        /watch\?v=aqz-KE-bpKQ/,
      );
      await expect(page.getByRole('button', { name: words.play })).toHaveCount(0);
      expect(asked).toEqual([]);
    });
  });
}

test('on paper videos are links', async ({ page }) => {
  await open(page, '/en/test2/');
  await page.locator('#video').scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: WORDS.en.play })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('figure.video video')).toBeHidden();
  await expect(page.locator('.video-frame').first()).toBeHidden();
  await expect(page.getByRole('button', { name: WORDS.en.play })).toBeHidden();
  await expect(page.getByRole('link', { name: WORDS.en.title })).toBeVisible();
});
