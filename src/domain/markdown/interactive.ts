import { own } from '../basics/own';
import type { Element, Root } from 'hast';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import { diagramHeight, diagramName } from './diagram';
import type { CompileContext } from './context';
import type { ComponentElement } from './nodes';
import { WrongProp, type Interactive, type Prepare } from './prepare';
import type { JsonValue } from './tree';
import { video } from './video';

/**
 * Gives islands their content without scripts (also for feeds and paper) and the labels of their controls: pages
 * without such components carry neither.
 */
export function prepareInteractive(tree: Root, context: CompileContext): void {
  visit(tree, 'component', (node, index, parent) => {
    const prepare = own(PREPARE, node.name);
    if (!prepare || !parent || index === undefined) return;
    const { loading, failed, retry } = context.options.labels.lazy;
    try {
      const { props = node.props, labels, children } = prepare(node, context);
      node.props = { ...props, ...(labels && { labels: { loading, failed, retry, ...labels } }) };
      node.children = children;
      return;
    } catch (error) {
      if (!(error instanceof WrongProp)) throw error;
      context.error(node, `<${node.name}> ${error.message}.`, error.fix);
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
  });
}

const PREPARE: Record<string, Prepare> = {
  cmdTerminal: terminal,
  LiveCode: liveCode,
  Mermaid: diagram,
  Steam: steam,
  TypeWriter: typeWriter,
  Video: video,
};

function diagram(node: ComponentElement, context: CompileContext): Interactive {
  // Docusaurus names this prop `value`.
  const code = node.props.code ?? node.props.value;
  if (typeof code !== 'string' || code.trim() === '')
    throw new WrongProp('has no diagram', 'Write a ```mermaid fence, or give the source as `value`.');
  const labels = context.options.labels.diagram;
  const title = typeof node.props.title === 'string' ? node.props.title : '';
  const height = diagramHeight(code);
  const lines = code.replace(/\n$/, '').split('\n');
  return {
    props: { code, name: title || diagramName(code) || labels.name, height },
    labels,
    children: [
      h(
        'figure.code.diagram-source',
        { dataLanguage: 'mermaid', style: `--reserve:${String(height)}px` },
        title === '' ? null : h('figcaption', title),
        h('pre', { tabIndex: 0 }, h('code', lines.map(codeLine))),
      ),
    ],
  };
}

const codeLine = (line: string): Element => h('span.line', `${line}\n`);

function liveCode(node: ComponentElement, context: CompileContext): Interactive {
  // Reserves space for what the script adds below the code, so that nothing below it moves.
  const reserve = h('div.live-reserve', { ariaHidden: 'true' });
  return { labels: context.options.labels.live, children: [...node.children, reserve] };
}

const isTerminalLine = (
  value: JsonValue,
): value is { type: 'command' | 'output' | 'comment'; text: string } =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  typeof value.text === 'string' &&
  ['command', 'output', 'comment'].includes(value.type as string);

function terminal(node: ComponentElement, context: CompileContext): Interactive {
  const { lines, title, prompt, play } = node.props;
  const labels = context.options.labels.terminal;
  if (!Array.isArray(lines) || lines.length === 0 || !lines.every(isTerminalLine)) {
    throw new WrongProp(
      'needs `lines`, each with a type and a text',
      'Write lines={[{ type: "command", text: "ls" }, { type: "output", text: "notes" }]}; the types are command, output and comment.',
    );
  }
  const name = typeof title === 'string' && title !== '' ? title : labels.title;
  const marker = typeof prompt === 'string' ? prompt : '$';
  // Output with several lines may be one item.
  const shown = lines.flatMap(({ type, text }) =>
    text.split('\n').map((part, index) => {
      const dataPrompt = type === 'command' && index === 0 ? `${marker} ` : null;
      return h('span.line', { className: [`terminal-${type}`], dataPrompt }, `${part}\n`);
    }),
  );
  return {
    props: { lines, prompt: marker, name, ...(play === true && { play }) },
    labels,
    children: [
      h(
        'figure.terminal',
        { role: 'group', ariaLabel: name },
        h('div.terminal-head', { ariaHidden: 'true' }, h('span.terminal-dots'), h('span', name)),
        h('pre', { tabIndex: 0 }, h('code', shown)),
      ),
    ],
  };
}

function steam(node: ComponentElement, context: CompileContext): Interactive {
  const { appId, title, image } = node.props;
  const labels = context.options.labels.steam;
  const id = typeof appId === 'string' ? Number(appId) : appId;
  if (typeof id !== 'number' || !Number.isInteger(id) || id <= 0) {
    throw new WrongProp(
      'needs `appId`, the number of the app',
      'It is the number after /app/ in the address of its store page: appId={620}.',
    );
  }
  if (typeof title !== 'string' || title === '')
    throw new WrongProp('needs a `title`', 'Give the name of the app: title="Portal 2".');
  const picture = typeof image === 'string' && image !== '' ? h('img', { src: image, alt: '' }) : null;
  const address = `https://store.steampowered.com/app/${String(id)}/`;
  return {
    props: { appId: id, title },
    labels: { load: labels.load, widget: labels.widget.replace('{title}', title) },
    children: [
      h(
        'aside.steam',
        { ariaLabel: title },
        picture && h('div.steam-image', picture),
        h(
          'div.steam-body',
          h('p.steam-title', h('a', { href: address }, title)),
          node.children,
          h('p.steam-store', labels.store),
        ),
      ),
    ],
  };
}

function typeWriter(node: ComponentElement, context: CompileContext): Interactive {
  const { strings } = node.props;
  if (!Array.isArray(strings) || strings.length === 0 || !strings.every((item) => typeof item === 'string')) {
    throw new WrongProp(
      'needs `strings`, a list of texts',
      'Write strings={["潮池札记", "Tidepool Notes"]}.',
    );
  }
  const [first = '', ...others] = strings;
  // The others reserve space for themselves, hidden until they are shown.
  const reserved = others.map((text) => h('span.typewriter-reserve', { ariaHidden: 'true' }, text));
  return {
    labels: context.options.labels.typeWriter,
    children: [h('span.typewriter', h('span.typewriter-stack', h('span', first), reserved))],
  };
}
