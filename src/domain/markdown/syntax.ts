import type { Data, Processor } from 'unified';

type Extension = NonNullable<Data['micromarkExtensions']>[number];
type Construct = Exclude<NonNullable<NonNullable<Extension['text']>[number]>, unknown[]>;
type Tokenizer = Construct['tokenize'];
type State = ReturnType<Tokenizer>;
type Code = Parameters<State>[0];
type Effects = Parameters<Tokenizer>[0];
type TokenType = Parameters<Effects['enter']>[0];
type MdastExtension = Exclude<NonNullable<Data['fromMarkdownExtensions']>[number], unknown[]>;
type Handle = NonNullable<MdastExtension['enter']>[string];

/** Our own kinds of tokens, of which the parser's types do not know. */
const BLOCK_COMMENT = 'blockComment' as TokenType;
const INLINE_COMMENT = 'inlineComment' as TokenType;

/**
 * A remark plugin for syntax that Markdown authors use and MDX does not parse: `<!-- comments -->`, ids of headings
 * (`{#id}`), and bare addresses that end before Chinese punctuation. It has to come after MDX and GFM.
 */
export function everydaySyntax(this: Processor): void {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(syntax());
  (data.fromMarkdownExtensions ??= []).push(handles);
}

const LESS_THAN = 60;
const COLON = 58;
const BRACE = 123;
const isLineEnd = (code: Code): boolean => code !== null && code < -2;
const isSpace = (code: Code): boolean => code === -2 || code === -1 || code === 32;

function syntax(): Extension {
  return {
    flow: { [LESS_THAN]: { tokenize: comment(BLOCK_COMMENT), concrete: true } },
    text: {
      [LESS_THAN]: { tokenize: comment(INLINE_COMMENT) },
      [BRACE]: { tokenize: headingId },
      [COLON]: { tokenize: plainColon },
      ...bareAddresses,
    },
    disable: { null: ['protocolAutolink', 'wwwAutolink'] },
  };
}

/** A colon after a letter or a colon, or before Chinese (`注:参见[甲](…)`), which begins no directive. */
const plainColon: Tokenizer = function (effects, ok, nok) {
  const isInWord = /[\p{L}\p{N}\p{Cs}:]/u.test(characterOf(this.previous));
  return (code) => {
    effects.enter('data');
    effects.consume(code);
    effects.exit('data');
    return (next) => (isInWord || !/[a-z]/i.test(characterOf(next)) ? ok(next) : nok(next));
  };
};

/** `<!-- … -->`; as a block, nothing may follow it on its line. */
const comment = (type: TokenType): Tokenizer =>
  function (effects, ok, nok) {
    const opening = '<!--';
    let read = 0;
    let dashes = 0;
    const open: State = (code) => {
      if (code !== opening.charCodeAt(read)) return nok(code);
      if (read === 0) effects.enter(type);
      effects.consume(code);
      read += 1;
      return read < opening.length ? open : start;
    };
    const start: State = (code) => {
      if (isLineEnd(code)) return lineEnd(code);
      effects.enter('data');
      return inside(code);
    };
    const inside: State = (code) => {
      if (code === null) return nok(code);
      if (isLineEnd(code)) {
        effects.exit('data');
        return lineEnd(code);
      }
      effects.consume(code);
      if (code === 62 && dashes >= 2) {
        effects.exit('data');
        effects.exit(type);
        return type === BLOCK_COMMENT ? restOfLine.call(this, effects, ok, nok) : ok;
      }
      dashes = code === 45 ? dashes + 1 : 0;
      return inside;
    };
    const lineEnd: State = (code) => {
      effects.enter('lineEnding');
      effects.consume(code);
      effects.exit('lineEnding');
      dashes = 0;
      return start;
    };
    return open;
  };

/** `{#id}` at the end of a line, which is text for the stage of headings. */
const headingId: Tokenizer = function (effects, ok, nok) {
  let read = 0;
  const begin: State = (code) => {
    effects.enter('data');
    return inside(code);
  };
  const inside: State = (code) => {
    if (code === null || code < 0 || code === 32 || (code === BRACE) !== (read === 0)) return nok(code);
    if ((code === 35) !== (read === 1) && read < 2) return nok(code);
    effects.consume(code);
    read += 1;
    if (code !== 125) return inside;
    effects.exit('data');
    return read > 3 ? effects.check({ tokenize: restOfLine, partial: true }, ok, nok) : nok;
  };
  return begin;
};

const restOfLine: Tokenizer = function (effects, ok, nok) {
  const rest: State = (code) => {
    if (code === null || isLineEnd(code)) return ok(code);
    if (!isSpace(code)) return nok(code);
    effects.enter('whitespace');
    effects.consume(code);
    effects.exit('whitespace');
    return rest;
  };
  return rest;
};

/** Chinese punctuation, full-width forms and typographic quotes, but not the dot in the middle of names. */
const PUNCTUATION =
  /[\u3000-\u3020\u2014\u2018-\u201d\u2026\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]/;
const PREFIXES = ['http://', 'https://', 'www.'];
const ADDRESS = /^(?:https?:\/\/|www\.)[^/?#]*[\p{L}\p{N}]/iu;
/** A host that ends in a name of ASCII: other characters after it are the text again. */
const HOST = /^(?:https?:\/\/|www\.)[^/?#]*\.[a-z]{2,}$/i;

const characterOf = (code: Code): string => (code === null || code < 0 ? ' ' : String.fromCharCode(code));
const isEnd = (code: Code): boolean => /[\s<]/.test(characterOf(code)) || PUNCTUATION.test(characterOf(code));

/** `https://…` and `www.…`, which GFM ends only at spaces. */
const bareAddress: Tokenizer = function (effects, ok, nok) {
  const kind = 'literalAutolink' as TokenType;
  let written = '';
  let part: TokenType;
  const begin: State = (code) => {
    const isWeb = characterOf(code).toLowerCase() === 'w';
    const before = characterOf(this.previous);
    if (!(isWeb ? /[\s(*_[\]~]/.test(before) || PUNCTUATION.test(before) : /[^a-z]/i.test(before)))
      return nok(code);
    part = (isWeb ? 'literalAutolinkWww' : 'literalAutolinkHttp') as TokenType;
    effects.enter(kind);
    effects.enter(part);
    return take(code);
  };
  const take: State = (code) => {
    written += characterOf(code);
    const start = written.toLowerCase();
    if (!PREFIXES.some((prefix) => prefix.startsWith(start) || start.startsWith(prefix))) return nok(code);
    effects.consume(code);
    return inside;
  };
  const inside: State = (code) => {
    const character = characterOf(code);
    if (isEnd(code) || (character > '\x7f' && HOST.test(written))) return done(code);
    const isClosed = character === ')' && countOf(written, '(') > countOf(written, ')');
    if (isClosed || !TRAIL.test(character)) return take(code);
    return effects.check({ tokenize: trail, partial: true }, done, take)(code);
  };
  const done: State = (code) => {
    if (!ADDRESS.test(written) || this.events.some(([, token]) => isOpenLabel(token))) return nok(code);
    effects.exit(part);
    effects.exit(kind);
    return ok(code);
  };
  return begin;
};

const countOf = (text: string, character: string): number => text.split(character).length;

const isOpenLabel = ({ type, _balanced }: { type: string; _balanced?: boolean | undefined }): boolean =>
  (type === 'labelLink' || type === 'labelImage') && !_balanced;

/** Signs that are no part of an address that they end, as in GFM. */
const TRAIL = /[!"'),.:;?\]*_~]/;

const trail: Tokenizer = function (effects, ok, nok) {
  let last = '';
  const sign: State = (code) => {
    const character = characterOf(code);
    if (isEnd(code)) return ok(code);
    if (/[*~]/.test(last) && character > '\x7f') return ok(code);
    if (last === ']' && /[([]/.test(character)) return ok(code);
    if (!TRAIL.test(character)) return nok(code);
    if (last === '') effects.enter('data');
    effects.consume(code);
    last = character;
    return sign;
  };
  return sign;
};

const bareAddresses: Extension['text'] = Object.fromEntries(
  ['h', 'H', 'w', 'W'].map((letter) => [letter.charCodeAt(0), { tokenize: bareAddress }]),
);

/** A comment becomes what MDX makes of its own. */
const enterComment: Handle = function (token) {
  const text = this.sliceSerialize(token).slice('<!--'.length, -'-->'.length);
  // A "*/" inside would end it early.
  const value = `/*${text.replaceAll('*/', '* /')}*/`;
  const type = token.type === BLOCK_COMMENT ? 'mdxFlowExpression' : 'mdxTextExpression';
  this.enter({ type, value, data: { estree: { type: 'Program', body: [], sourceType: 'module' } } }, token);
  this.buffer();
};

const exitComment: Handle = function (token) {
  this.resume();
  this.exit(token);
};

const handles: MdastExtension = {
  enter: { [BLOCK_COMMENT]: enterComment, [INLINE_COMMENT]: enterComment },
  exit: { [BLOCK_COMMENT]: exitComment, [INLINE_COMMENT]: exitComment },
};
