import { own } from '../basics/own';
import type { ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { diagramHeight, diagramName } from './diagram';
import type { CompileContext } from './context';
import { element, text, type ComponentElement, type TreeElement } from './nodes';
import { wrongProp, type Interactive, type Prepare } from './prepare';
import type { JsonValue } from './tree';
import { video } from './video';

/**
 * Gives islands their content without scripts (also for feeds and paper) and the labels of their controls: pages
 * without such components carry neither.
 */
export function prepareInteractive(tree: Root, context: CompileContext): void {
  visit(tree, 'component', (node, index, parent) => {
    const prepared = own(PREPARE, node.name)?.(node, context);
    if (prepared === undefined || !parent || index === undefined) return undefined;
    if (prepared === null) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    const { loading, failed, retry } = context.options.labels.lazy;
    node.props = {
      ...(prepared.props ?? node.props),
      ...(prepared.labels && { labels: { loading, failed, retry, ...prepared.labels } }),
    };
    node.children = prepared.children;
    return undefined;
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

function diagram(node: ComponentElement, context: CompileContext): Interactive | null {
  // Docusaurus names this prop `value`.
  const code = node.props.code ?? node.props.value;
  if (typeof code !== 'string' || code.trim() === '')
    return wrongProp(
      node,
      context,
      'has no diagram',
      'Write a ```mermaid fence, or give the source as `value`.',
    );
  const labels = context.options.labels.diagram;
  const title = typeof node.props.title === 'string' ? node.props.title : '';
  const height = diagramHeight(code);
  return {
    props: { code, name: title || diagramName(code) || labels.name, height },
    labels,
    children: [
      element(
        'figure',
        {
          className: ['code', 'diagram-source'],
          dataLanguage: 'mermaid',
          style: `--reserve:${String(height)}px`,
        },
        [
          ...(title === '' ? [] : [element('figcaption', {}, [text(title)])]),
          element('pre', { tabIndex: 0 }, [element('code', {}, plainLines(code))]),
        ],
      ),
    ],
  };
}

const plainLines = (code: string): ElementContent[] =>
  code
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => element('span', { className: ['line'] }, [text(`${line}\n`)]));

function liveCode(node: ComponentElement, context: CompileContext): Interactive {
  // Reserves space for what the script adds below the code, so that nothing below it moves.
  const reserve = element('div', { className: ['live-reserve'], ariaHidden: 'true' }, []);
  return { labels: context.options.labels.live, children: [...node.children, reserve] };
}

/** One line of a terminal. */
interface TerminalLine {
  type: 'command' | 'output' | 'comment';
  text: string;
}

const isTerminalLine = (value: JsonValue): value is { type: TerminalLine['type']; text: string } =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  typeof value.text === 'string' &&
  ['command', 'output', 'comment'].includes(value.type as string);

function terminal(node: ComponentElement, context: CompileContext): Interactive | null {
  const { lines, title, prompt = '$' } = node.props;
  const labels = context.options.labels.terminal;
  if (!Array.isArray(lines) || lines.length === 0 || !lines.every(isTerminalLine)) {
    return wrongProp(
      node,
      context,
      'needs `lines`, each with a type and a text',
      'Write lines={[{ type: "command", text: "ls" }, { type: "output", text: "notes" }]}; the types are command, output and comment.',
    );
  }
  const name = typeof title === 'string' && title !== '' ? title : labels.title;
  // Output with several lines may be one item.
  const single = lines.flatMap(({ type, text: content }) =>
    content.split('\n').map((part, index) => ({ type, text: part, continues: index > 0 })),
  );
  const marker = typeof prompt === 'string' ? prompt : '$';
  return {
    props: { lines, prompt: marker, name, ...(node.props.play === true ? { play: true } : {}) },
    labels,
    children: [
      element('figure', { className: ['terminal'], role: 'group', ariaLabel: name }, [
        element('div', { className: ['terminal-head'], ariaHidden: 'true' }, [
          element('span', { className: ['terminal-dots'] }, []),
          element('span', {}, [text(name)]),
        ]),
        element('pre', { tabIndex: 0 }, [
          element(
            'code',
            {},
            single.map((line) =>
              element(
                'span',
                {
                  className: ['line', `terminal-${line.type}`],
                  ...(line.type === 'command' && !line.continues ? { dataPrompt: `${marker} ` } : {}),
                },
                [text(`${line.text}\n`)],
              ),
            ),
          ),
        ]),
      ]),
    ],
  };
}

function steam(node: ComponentElement, context: CompileContext): Interactive | null {
  const { appId, title, image } = node.props;
  const labels = context.options.labels.steam;
  const id = typeof appId === 'string' ? Number(appId) : appId;
  if (typeof id !== 'number' || !Number.isInteger(id) || id <= 0) {
    return wrongProp(
      node,
      context,
      'needs `appId`, the number of the app',
      'It is the number after /app/ in the address of its store page: appId={620}.',
    );
  }
  if (typeof title !== 'string' || title === '')
    return wrongProp(node, context, 'needs a `title`', 'Give the name of the app: title="Portal 2".');
  const address = `https://store.steampowered.com/app/${String(id)}/`;
  return {
    props: { appId: id, title },
    labels: { load: labels.load, widget: labels.widget.replace('{title}', title) },
    children: [
      element('aside', { className: ['steam'], ariaLabel: title }, [
        ...(typeof image === 'string' && image !== ''
          ? [element('div', { className: ['steam-image'] }, [element('img', { src: image, alt: '' }, [])])]
          : []),
        element('div', { className: ['steam-body'] }, [
          element('p', { className: ['steam-title'] }, [element('a', { href: address }, [text(title)])]),
          ...node.children,
          element('p', { className: ['steam-store'] }, [text(labels.store)]),
        ]),
      ]),
    ],
  };
}

function typeWriter(node: ComponentElement, context: CompileContext): Interactive | null {
  const { strings } = node.props;
  if (!Array.isArray(strings) || strings.length === 0 || !strings.every((item) => typeof item === 'string')) {
    return wrongProp(
      node,
      context,
      'needs `strings`, a list of texts',
      'Write strings={["潮池札记", "Tidepool Notes"]}.',
    );
  }
  const [first = '', ...others] = strings;
  return {
    labels: context.options.labels.typeWriter,
    children: [
      element('span', { className: ['typewriter'] }, [
        element('span', { className: ['typewriter-stack'] }, [
          element('span', {}, [text(first)]),
          ...others.map(reserved),
        ]),
      ]),
    ],
  };
}

/** Reserves space for a text that comes later; it is hidden until then. */
const reserved = (value: string): TreeElement =>
  element('span', { className: ['typewriter-reserve'], ariaHidden: 'true' }, [text(value)]);
