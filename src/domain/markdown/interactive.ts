import { own } from '../basics/own';
import type { Root } from 'hast';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import { z } from 'zod';
import { diagramHeight, diagramName } from './diagram';
import type { CompileContext } from './context';
import { CENTREPIECES } from './registry';
import { isInsignificant, textIn, WrongProp, type ComponentElement, type Interactive } from './nodes';
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

/** How components are prepared. They throw {@link WrongProp}. */
const PREPARE: Record<string, (node: ComponentElement, context: CompileContext) => Interactive> = {
  Centrepiece: centrepiece,
  cmdTerminal: terminal,
  LiveCode: liveCode,
  Mermaid: diagram,
  Steam: steam,
  TypeWriter: typeWriter,
  Video: video,
};

/** What stands between its tags is the figure of readers without scripts, of feeds and of paper. */
function centrepiece({ props, children }: ComponentElement, context: CompileContext): Interactive {
  const name = textIn(props.name);
  const needed = own(CENTREPIECES, name);
  if (!needed) {
    const names = Object.keys(CENTREPIECES).join(', ');
    throw new WrongProp(`has no piece named "${name}"`, `Its \`name\` is one of: ${names}.`);
  }
  const words = z.record(z.string(), z.string()).safeParse(props.words).data ?? {};
  const missing = needed.filter((word) => textIn(own(words, word)) === '');
  if (missing.length > 0) {
    const fix = `Write words={{ ${missing.map((word) => `${word}: "…"`).join(', ')} }}, in the language of the text.`;
    throw new WrongProp(`lacks words: ${missing.join(', ')}`, fix);
  }
  if (children.every(isInsignificant)) {
    throw new WrongProp('describes nothing', 'Write the figure between its tags, as a table or a list.');
  }
  return { props: { name, words }, labels: context.options.labels.centrepiece, children };
}

function diagram({ props }: ComponentElement, context: CompileContext): Interactive {
  // Docusaurus names this prop `value`.
  const code = textIn(props.code ?? props.value);
  if (code.trim() === '')
    throw new WrongProp('has no diagram', 'Write a ```mermaid fence, or give the source as `value`.');
  const labels = context.options.labels.diagram;
  const title = textIn(props.title);
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
        h(
          'pre',
          { tabIndex: 0 },
          h(
            'code',
            lines.map((line) => h('span.line', `${line}\n`)),
          ),
        ),
      ),
    ],
  };
}

function liveCode(node: ComponentElement, context: CompileContext): Interactive {
  // Reserves space for what the script adds below the code, so that nothing below it moves.
  const reserve = h('div.live-reserve', { ariaHidden: 'true' });
  return { labels: context.options.labels.live, children: [...node.children, reserve] };
}

const terminalLines = z
  .array(z.looseObject({ type: z.enum(['command', 'output', 'comment']), text: z.string() }))
  .min(1);

function terminal({ props }: ComponentElement, context: CompileContext): Interactive {
  const labels = context.options.labels.terminal;
  const lines = terminalLines.safeParse(props.lines);
  if (!lines.success) {
    throw new WrongProp(
      'needs `lines`, each with a type and a text',
      'Write lines={[{ type: "command", text: "ls" }, { type: "output", text: "notes" }]}; the types are command, output and comment.',
    );
  }
  const name = textIn(props.title) || labels.title;
  const prompt = typeof props.prompt === 'string' ? props.prompt : '$';
  // Output with several lines may be one item.
  const shown = lines.data.flatMap(({ type, text }) =>
    text.split('\n').map((part, index) => {
      const dataPrompt = type === 'command' && index === 0 ? `${prompt} ` : null;
      return h('span.line', { className: [`terminal-${type}`], dataPrompt }, `${part}\n`);
    }),
  );
  return {
    props: { lines: props.lines ?? [], prompt, name, ...(props.play === true && { play: true }) },
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
  const picture = textIn(image) === '' ? null : h('img', { src: textIn(image), alt: '' });
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
  const [first, ...others] = z.array(z.string()).safeParse(strings).data ?? [];
  if (first === undefined)
    throw new WrongProp(
      'needs `strings`, a list of texts',
      'Write strings={["潮池札记", "Tidepool Notes"]}.',
    );
  // The others reserve space for themselves, hidden until they are shown.
  const reserved = others.map((text) => h('span.typewriter-reserve', { ariaHidden: 'true' }, text));
  return {
    labels: context.options.labels.typeWriter,
    children: [h('span.typewriter', h('span.typewriter-stack', h('span', first), reserved))],
  };
}
