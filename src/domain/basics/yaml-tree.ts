import { isScalar, LineCounter, parseDocument, visit, YAMLParseError, type Document, type Pair } from 'yaml';

/** A parsed YAML text: where an offset is, and the entries of each of its mappings by name. */
export interface YamlTree {
  document: Document.Parsed;
  placeOf: (offset: number) => { line: number; column: number };
  fieldsOf: (map: object) => ReadonlyMap<string, Pair> | undefined;
}

/**
 * Parses YAML or JSON. The parser itself compares each name of a mapping with all others, which takes minutes for some
 * ten thousand; here the time grows with the text.
 */
export function parseTree(text: string): YamlTree {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false, uniqueKeys: false });
  const known = new Map<object, Map<string, Pair>>();
  visit(document, {
    Map: (_, map) => {
      const fields = new Map<string, Pair>();
      known.set(map, fields);
      for (const pair of map.items) {
        if (!isScalar(pair.key)) continue;
        // A name is a text as it is written: `3.10`, `007`, `True`.
        if (typeof pair.key.value !== 'string') pair.key.value = pair.key.source ?? '';
        const name = String(pair.key.value);
        const [start = 0, end = 0] = pair.key.range ?? [];
        if (!fields.has(name)) fields.set(name, pair);
        else
          document.errors.push(new YAMLParseError([start, end], 'DUPLICATE_KEY', 'Map keys must be unique'));
      }
    },
  });
  return {
    document,
    placeOf: (offset) => {
      const { line, col } = lineCounter.linePos(offset);
      return { line, column: col };
    },
    fieldsOf: (map) => known.get(map),
  };
}
