import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WebSocket } from 'ws';
import { inPackage } from '../../src/cli/process.mjs';
import { fontEnvironment } from '../support/fonts.mjs';
import { said, startProgram, stop } from './programs';
import type { Engine, Session } from './session';

/** What differs from the settings that Firefox makes for automation by itself. */
const PREFERENCES = {
  // The system prefers light pages; the site starts dark.
  'ui.systemUsesDarkTheme': 0,
  // A mouse, which a machine without a screen may not have: fine, and able to hover.
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
};

type Send = <Result>(method: string, params?: object) => Promise<Result>;

/** Starts Firefox without windows and speaks WebDriver BiDi with it, which needs no program between. */
export async function startFirefox(program: string): Promise<Engine> {
  const profile = await mkdtemp(path.join(tmpdir(), 'tidepool-firefox-'));
  // Pages are drawn in a sandbox, which would show boxes for letters of fonts that it may not read.
  const fonts = `${await realpath(inPackage(''))}/`;
  const preferences = { ...PREFERENCES, 'security.sandbox.content.read_path_whitelist': fonts };
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  await writeFile(path.join(profile, 'user.js'), lines.join(''));
  const child = startProgram(
    program,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'],
    fontEnvironment('chinese'),
  );
  const address = await said(child, /WebDriver BiDi listening on (ws:\S+)/);
  const { send, disconnect } = await connect(`${address}/session`);
  await send('session.new', { capabilities: {} });
  return {
    openSession: () => openTab(send),
    close: async () => {
      // Firefox may hang up before it answers.
      await send('browser.close').catch(() => null);
      disconnect();
      await stop(child);
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** A tab in a container of its own. */
async function openTab(send: Send): Promise<Session> {
  const { userContext } = await send<{ userContext: string }>('browser.createUserContext');
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab', userContext });
  await send('browsingContext.activate', { context });

  /** The page, or a frame inside it. */
  const target = async (frame?: number): Promise<string> => {
    if (frame === undefined) return context;
    const { contexts } = await send<{ contexts: { children: { context: string }[] }[] }>(
      'browsingContext.getTree',
      { root: context },
    );
    const inside = contexts[0]?.children[frame];
    if (inside === undefined) throw new Error(`The page has no frame ${String(frame)}.`);
    return inside.context;
  };

  return {
    navigate: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    reload: () => send('browsingContext.reload', { context, wait: 'complete' }),
    call: async (source, json, frame) => {
      const answer = await send<{ result?: { value: string }; exceptionDetails?: { text: string } }>(
        'script.callFunction',
        {
          functionDeclaration: source,
          arguments: [{ type: 'string', value: json }],
          awaitPromise: true,
          userActivation: false,
          target: { context: await target(frame) },
        },
      );
      if (answer.result === undefined) throw new Error(answer.exceptionDetails?.text ?? 'No answer.');
      return answer.result.value;
    },
    perform: (actions) => send('input.performActions', { context, actions }),
    resize: (width, height) => send('browsingContext.setViewport', { context, viewport: { width, height } }),
    screenshot: async () => {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    close: () => send('browser.removeUserContext', { userContext }),
  };
}

interface Answer {
  id?: number;
  type: string;
  result?: unknown;
  error?: string;
  message?: string;
}

/** Commands by number over one connection; each is answered. */
async function connect(url: string): Promise<{ send: Send; disconnect: () => void }> {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>();
  let last = 0;
  socket.on('message', (data: Buffer) => {
    const { id, type, result, error, message } = JSON.parse(data.toString()) as Answer;
    const asked = waiting.get(id ?? 0);
    waiting.delete(id ?? 0);
    if (type === 'error') asked?.reject(new Error(`${error ?? ''}: ${message ?? ''}`));
    else asked?.resolve(result as never);
  });
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has hung up.'));
  });
  return {
    send: (method, params = {}) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject });
        socket.send(JSON.stringify({ id: last, method, params }));
      }),
    disconnect: () => socket.close(),
  };
}
