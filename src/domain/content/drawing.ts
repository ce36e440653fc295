import { SaxesParser } from 'saxes';
import { runsCode } from '../routing/absolute-address';
import { hasScheme } from '../routing/paths';

/** Something that a drawing must not contain, or why browsers do not read it. */
export interface DrawingFault {
  line: number;
  kind: 'active' | 'foreign' | 'malformed';
  what: string;
}

/** Elements that run code, show another page, or send the reader to one. */
const ACTIVE = new Set(
  'script handler listener iframe frame object embed applet portal base meta link form include'.split(' '),
);

/** Attributes whose values are addresses, or lists of them for an animation. */
const ADDRESSES = new Set(
  'href src srcset data poster action formaction background to from by values'.split(' '),
);

/** An address on another site, or of a file, in a style: `url(…)`, `@import "…"`. */
const STYLE_ADDRESS = /(?:[("']|@import\s)\s*((?:[a-z][a-z\d+.-]*:)?\/\/[^"')\s]*)/i;

/** Encodings in which markup is written as in ASCII: others would show browsers what nobody has read here. */
const ENCODING = /^(?:utf-?8|us-ascii|iso-8859-\d+|windows-125\d)$/i;

/** A reader's browser does not draw what is nested deeper, and names are looked up through all levels. */
const MOST_LEVELS = 1000;

const localName = (name: string): string => (name.split(':').at(-1) ?? '').toLowerCase();

/** What a drawing would run or take from elsewhere when it is opened, and whether it is XML at all; in one walk. */
export function drawingFaults(svg: string): DrawingFault[] {
  const faults: DrawingFault[] = [];
  const parser = new SaxesParser({ xmlns: true });
  const note = (kind: DrawingFault['kind'], what: string, line = parser.line): void =>
    void faults.push({ line, kind, what });
  const stop = (what: string): void => {
    note('malformed', what);
    throw STOP;
  };
  const levels: string[] = [];
  const noteStyle = (text: string): void => {
    const style = text
      .replace(/\\(?:([\da-f]{1,6})\s?|([^]))/gi, unescapeStyle)
      .replace(/@namespace[^;]*/gi, '');
    const address = STYLE_ADDRESS.exec(style)?.[1];
    if (address !== undefined) note('foreign', `"${address}"`);
  };
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    if (!ENCODING.test(encoding)) stop(`its encoding is ${encoding}, not UTF-8`);
  });
  parser.on('doctype', (text) => {
    const declared = /<!(?:ENTITY|ATTLIST)\b/.exec(text);
    if (!declared) return;
    const after = text.slice(declared.index).split('\n').length - 1;
    note('foreign', `${declared[0]}>`, parser.line - after);
    throw STOP;
  });
  parser.on('processinginstruction', ({ target }) => {
    if (target === 'xml-stylesheet') note('foreign', '<?xml-stylesheet?>');
  });
  parser.on('opentagstart', ({ name }) => {
    levels.push(localName(name));
    if (levels.length > MOST_LEVELS) stop('it is nested too deep');
    if (ACTIVE.has(localName(name))) note('active', `<${localName(name)}>`);
  });
  parser.on('attribute', ({ name, value }) => {
    const local = localName(name);
    if (/^on[a-z]/.test(local)) note('active', `the attribute "${local}"`);
    else if (name === 'xml:base') note('foreign', 'the attribute "xml:base"');
    else if (ADDRESSES.has(local))
      for (const address of value.split(';')) {
        const bare = address.trim();
        if (runsCode(bare, true)) note('active', `"${bare.slice(0, 60)}"`);
        else if (hasScheme(bare) && !/^data:/i.test(bare) && levels.at(-1) !== 'a')
          note('foreign', `"${bare.slice(0, 60)}"`);
      }
    else if (!/^xmlns\b/.test(name)) noteStyle(value);
  });
  const onText = (text: string): void => {
    if (levels.at(-1) === 'style') noteStyle(text);
  };
  parser.on('text', onText);
  parser.on('cdata', onText);
  parser.on('closetag', () => void levels.pop());
  parser.on('error', ({ message }) => stop(message.replace(/^[\d:]+\s*|\.$/g, '')));
  try {
    if (/^\ufffd|\0/.test(svg)) stop('it is not written in UTF-8');
    parser.write(svg).close();
  } catch (error) {
    if (error !== STOP) throw error;
  }
  return faults;
}

const STOP = new Error('Enough is known.');

const unescapeStyle = (_: string, code: string | undefined, other = ''): string => {
  const point = parseInt(code ?? '', 16);
  return point <= 0x10ffff ? String.fromCodePoint(point) : other;
};
