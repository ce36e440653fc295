import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { transform } from 'esbuild';
import { fromHtml } from 'hast-util-from-html';
import { format } from 'prettier';
import { parseAllDocuments } from 'yaml';
import { LineError, textChecker, type Checker } from './checker';
import { parseDocument } from './snippet';

/** Checkers of formats that a parser of the project reads, and of a few whose syntax fits on a page. */
export const FORMAT_CHECKERS: Checker[] = [
  textChecker('parse', ['json'], (code) => JSON.parse(code) as unknown),
  textChecker('parse', ['yaml', 'yml'], checkYaml),
  textChecker('parse (esbuild)', ['css'], checkCss),
  textChecker('parse', ['html'], checkHtml),
  textChecker('parse (prettier)', ['graphql'], (code) => format(code, { parser: 'graphql' })),
  textChecker('parse (front matter, MDX)', ['md', 'markdown', 'mdx'], parseDocument),
  textChecker('parse (mermaid)', ['mermaid'], checkMermaid),
  textChecker('parse', ['nginx'], checkNginx),
  textChecker('parse', ['ini'], checkIni),
  textChecker('parse', ['dockerfile', 'docker'], checkDockerfile),
  textChecker('parse', ['diff'], checkDiff),
];

function checkYaml(code: string): void {
  const documents = parseAllDocuments(code, { strict: true, uniqueKeys: true });
  if (!Array.isArray(documents)) return;
  for (const document of documents) {
    const [error] = [...document.errors, ...document.warnings];
    if (error) throw new LineError(error.message.split('\n')[0] ?? '', (error.linePos?.[0].line ?? 1) - 1);
  }
}

async function checkCss(code: string): Promise<void> {
  const { warnings } = await transform(code, { loader: 'css', logLevel: 'silent' });
  const [warning] = warnings;
  if (warning) throw new LineError(warning.text, (warning.location?.line ?? 1) - 1);
}

function checkHtml(code: string): void {
  fromHtml(code, {
    fragment: !/^\s*<!doctype/i.test(code),
    onerror: (message) => {
      throw new LineError(message.reason, (message.line ?? 1) - 1);
    },
  });
}

/** Mermaid sanitizes labels with DOMPurify, which does nothing without a browser; parsing does not need it. */
const loadMermaid = async () => {
  const require = createRequire(createRequire(import.meta.url).resolve('mermaid'));
  const url = pathToFileURL(require.resolve('dompurify').replace(/purify\.cjs\.js$/, 'purify.es.mjs'));
  const purify = (await import(url.href)) as { default: Record<string, unknown> };
  Object.assign(purify.default, { addHook: () => undefined, sanitize: (text: string) => text });
  return (await import('mermaid')).default;
};
let mermaid: ReturnType<typeof loadMermaid> | null = null;

async function checkMermaid(code: string): Promise<void> {
  mermaid ??= loadMermaid();
  await (await mermaid).parse(code);
}

/** Directives end in `;` or have a block; quotes and braces are closed. The meaning of directives is not checked. */
function checkNginx(code: string): void {
  const token =
    /(#.*)|("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')|(\n)|([;{}])|(\s+)|((?:\\.|\$\{\w*\}|[^\s;{}"'])+)|(.)/g;
  const open: number[] = [];
  let line = 0;
  let words: string[] = [];
  let start = 0;
  for (const [text, comment, quoted, , mark, , word, stray] of code.matchAll(token)) {
    if (stray) throw new LineError(`"${stray}" is never closed`, line);
    if ((quoted ?? word) !== undefined) {
      if (words.length === 0) start = line;
      words.push(text);
    }
    if (mark === '}') {
      if (words.length > 0) throw new LineError(`"${words[0] ?? ''}" ends without ";"`, start);
      if (open.pop() === undefined) throw new LineError('"}" closes nothing', line);
    } else if (mark) {
      if (words.length === 0) throw new LineError(`nothing before "${mark}"`, line);
      if (mark === '{') open.push(line);
      words = [];
    }
    if (!comment) line += text.split('\n').length - 1;
  }
  if (words.length > 0) throw new LineError(`"${words[0] ?? ''}" ends without ";"`, start);
  const unclosed = open.pop();
  if (unclosed !== undefined) throw new LineError('"{" is never closed', unclosed);
}

/** Sections and `key=value` pairs, as in systemd's and editors' files. */
function checkIni(code: string): void {
  code.split('\n').forEach((line, index) => {
    if (!/^\s*(?:[#;].*)?$|^\[[^\][]+\]$|^[\w.*-]+\s*=.*$/.test(line)) {
      throw new LineError(`neither [section] nor key=value: ${line}`, index);
    }
  });
}

const INSTRUCTIONS =
  'ADD ARG CMD COPY ENTRYPOINT ENV EXPOSE FROM HEALTHCHECK LABEL ONBUILD RUN SHELL STOPSIGNAL USER VOLUME WORKDIR';

/** Every line is an instruction, continues one, or is the text of a heredoc; lists in brackets are JSON. */
function checkDockerfile(code: string): void {
  const lines = code.split('\n');
  const known = new Set(INSTRUCTIONS.split(' '));
  for (let index = 0; index < lines.length; index++) {
    const first = index;
    let text = lines[index] ?? '';
    if (/^\s*(?:#.*)?$/.test(text)) continue;
    while (text.endsWith('\\')) {
      do index++;
      while (/^\s*#/.test(lines[index] ?? ''));
      const next = lines[index];
      if (next === undefined) throw new LineError('a line goes on after the end', first);
      text = text.slice(0, -1) + next;
    }
    const [, instruction = '', rest = ''] = /^\s*([A-Z]+)\s+(.*)$/.exec(text) ?? [];
    if (!known.has(instruction)) throw new LineError(`not an instruction: ${text}`, first);
    if (/^(?:CMD|ENTRYPOINT|SHELL|VOLUME)$/.test(instruction) && rest.startsWith('[')) JSON.parse(rest);
    for (const [, word = ''] of text.matchAll(/<<-?["']?(\w+)["']?/g)) {
      const end = lines.findIndex((line, at) => at > index && line.trim() === word);
      if (end < 0) throw new LineError(`the text up to ${word} never ends`, first);
      index = end;
    }
  }
}

/** The first character of every line says whether it is added, removed or kept. */
function checkDiff(code: string): void {
  code.split('\n').forEach((line, index) => {
    if (!/^(?:[ +-]|@@ .* @@|diff |index |\\ |$)/.test(line)) {
      throw new LineError(`neither kept, added nor removed: ${line}`, index);
    }
  });
}
