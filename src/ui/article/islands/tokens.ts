/** Colours of code, with the names that the build's highlighter uses. */
type TokenKind = 'comment' | 'string' | 'keyword' | 'number' | 'function' | 'class-name' | 'tag';

const RULES: readonly (readonly [TokenKind, RegExp])[] = [
  ['comment', /\/\/.*|\/\*[\s\S]*?(?:\*\/|$)/y],
  ['string', /"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?|`(?:\\.|[^`\\])*`?/y],
  ['tag', /<\/?[A-Za-z][\w.]*|<\/?>/y],
  [
    'keyword',
    /\b(?:as|async|await|break|case|catch|class|const|continue|default|do|else|export|extends|false|finally|for|from|function|if|import|in|instanceof|interface|let|new|null|of|return|static|super|switch|this|throw|true|try|type|typeof|undefined|var|void|while|yield)\b/y,
  ],
  ['number', /\b\d[\d_]*(?:\.\d+)?(?:e[+-]?\d+)?\b/iy],
  ['function', /\b[a-z_$][\w$]*(?=\s*\()/y],
  ['class-name', /\b[A-Z][\w$]*/y],
];
/** Text between two tokens: another word, or a single character. */
const PLAIN = /[\w$]+|[\s\S]/y;

/**
 * Splits JavaScript with JSX into pieces with the class of their colour (null for plain text), for an editor; the build
 * highlights with the whole grammar.
 */
export function tokenize(code: string) {
  const tokens: [text: string, kind: TokenKind | null][] = [];
  let at = 0;
  const match = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    return pattern.exec(code)?.[0];
  };
  while (at < code.length) {
    const rule = RULES.find(([, pattern]) => match(pattern) !== undefined);
    const text = (rule ? match(rule[1]) : match(PLAIN)) ?? code.charAt(at);
    const kind = rule?.[0] ?? null;
    const last = tokens.at(-1);
    if (last?.[1] === null && kind === null) last[0] += text;
    else tokens.push([text, kind]);
    at += text.length;
  }
  return tokens;
}
