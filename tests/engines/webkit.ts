import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fontEnvironment } from '../support/fonts.mjs';
import { said, startProgram, stop } from './programs';
import type { Engine, Session } from './session';

/** GTK's widgets would keep the window of the browser wider than a phone: nothing of its toolbar takes room. */
const NARROW = '* { min-width: 0; min-height: 0; margin: 0; padding: 0; border: none; font-size: 1px }\n';

type Send = <Result>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Result>;

/** The programs that make WebKitGTK answer without a screen. */
export interface WebKitPrograms {
  driver: string;
  display: string;
}

/** Starts WebKitGTK's driver on a display in memory and speaks WebDriver with it. */
export async function startWebKit(programs: WebKitPrograms): Promise<Engine> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tidepool-webkit-'));
  await mkdir(path.join(folder, 'gtk-3.0'));
  await writeFile(path.join(folder, 'gtk-3.0', 'gtk.css'), NARROW);
  const screen = startProgram(programs.display, [
    ...['-displayfd', '3', '-screen', '0', '1600x1200x24'],
    ...['-nolisten', 'tcp', '-noreset'],
  ]);
  const display = await said(screen, /^(\d+)\n/m);
  const port = await freePort();
  const driver = startProgram(programs.driver, ['-p', String(port)], {
    ...fontEnvironment('chinese'),
    DISPLAY: `:${display}`,
    GDK_BACKEND: 'x11',
    XDG_CONFIG_HOME: folder,
    XDG_CACHE_HOME: folder,
    XDG_DATA_HOME: folder,
    // There is no desktop whose services could be asked.
    NO_AT_BRIDGE: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  });
  const send = sender(`http://127.0.0.1:${String(port)}`);
  // It does not say by itself when it is ready.
  await untilDone(() => send('GET', '/status'));
  return {
    openSession: () => openWindow(send),
    close: async () => {
      await stop(driver);
      await stop(screen);
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** A browser of its own, which keeps nothing; it starts in half a second. */
async function openWindow(root: Send): Promise<Session> {
  const { sessionId } = await root<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: {} },
  });
  const send: Send = (method, place, body) => root(method, `/session/${sessionId}${place}`, body);
  const run = <Result>(script: string, args: string[] = []): Promise<Result> =>
    send('POST', '/execute/async', { script, args });
  const inside = (): Promise<{ width: number; height: number }> =>
    run('arguments[0]({ width: innerWidth, height: innerHeight })');
  const toolbar = (await send<{ height: number }>('GET', '/window/rect')).height - (await inside()).height;

  return {
    navigate: (url) => send('POST', '/url', { url }),
    reload: () => send('POST', '/refresh', {}),
    call: async (source, json, frame) => {
      if (frame !== undefined) await send('POST', '/frame', { id: frame });
      try {
        const answer = await run<{ value?: string; error?: string }>(
          `const done = arguments[1];
          Promise.resolve(arguments[0]).then(${source}).then((value) => done({ value }), (error) => done({ error: String(error) }));`,
          [json],
        );
        if (answer.value === undefined) throw new Error(answer.error ?? 'No answer.');
        return answer.value;
      } finally {
        // After a return to the top by `null`, keys reach nothing.
        if (frame !== undefined) await send('POST', '/frame/parent', {});
      }
    },
    perform: (actions) => send('POST', '/actions', { actions }),
    resize: async (width, height) => {
      await send('POST', '/window/rect', { width, height: height + toolbar });
      // The window follows after the answer.
      await untilDone(async () => {
        const seen = await inside();
        if (seen.width !== width || seen.height !== height)
          throw new Error(`The window is ${String(seen.width)} px wide and ${String(seen.height)} px high.`);
      });
    },
    screenshot: async () => Buffer.from(await send<string>('GET', '/screenshot'), 'base64'),
    close: () => send('DELETE', ''),
  };
}

/** Commands as HTTP requests, as WebDriver has them. */
function sender(origin: string): Send {
  return async (method, place, body) => {
    const response = await fetch(origin + place, { method, body: body && JSON.stringify(body) });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
    if (!response.ok) throw new Error(`${value?.error ?? ''}: ${value?.message ?? ''}`);
    return value as never;
  };
}

/** Tries something until it succeeds, for ten seconds. */
async function untilDone(attempt: () => Promise<unknown>): Promise<void> {
  for (let count = 0; ; count += 1) {
    try {
      await attempt();
      return;
    } catch (error) {
      if (count === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
