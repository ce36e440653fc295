import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readDocument, type ReadDocument } from '../../src/domain/content/read-document';
import { classifySource } from '../../src/domain/content/source';
import { contentRoot, listFiles } from '../../src/gatsby/content-files';
import { LOCALES, READ_OPTIONS } from '../support/content';

/** The repository's own content: a document and its translation differ in language and in nothing else. */
const root = contentRoot(path.join(import.meta.dirname, '../..'));

/** Fenced blocks of a text as `language meta` and lines; what stands inside a fence is taken as it is. */
function fences(text: string): string[] {
  const blocks: string[] = [];
  let end: RegExp | null = null;
  for (const line of text.split('\n')) {
    if (end !== null) {
      if (end.test(line)) end = null;
      else blocks.push(`${blocks.pop() ?? ''}\n${line}`);
      continue;
    }
    const [, marker, info] = /^[\s>]*(`{3,}|~{3,})([^`]*)$/.exec(line) ?? [];
    if (!marker) continue;
    end = new RegExp(`^[\\s>]*${marker.charAt(0)}{${String(marker.length)},}\\s*$`);
    blocks.push(info ?? '');
  }
  return blocks;
}
const files = listFiles(root).flatMap((file) => {
  const source = classifySource(file, LOCALES);
  return source.kind === 'document' ? [{ file, source }] : [];
});
const pairs = files.flatMap(({ file, source }) => {
  if (source.locale !== LOCALES.defaultLocale) return [];
  const twin = files.find(
    (other) => other.source.locale === 'en' && other.source.collection === source.collection && other.source.key === source.key,
  );
  return twin ? [{ name: file, files: [file, twin.file] }] : [];
});
it('x', () => {
  for (const { files: [zh, en] } of pairs) {
    const [a, b] = [zh, en].map((f) => {
      const text = readFileSync(path.join(root, f!), 'utf8');
      const s = classifySource(f!, LOCALES) as any;
      const { frontMatter, compiled } = readDocument({ path: f!, text }, s, READ_OPTIONS) as any;
      return { headings: compiled.headings.map((h: any) => `${h.level} ${h.id}`), links: compiled.links.map((l: any) => l.url), images: compiled.images.map((l: any) => l.src), tags: frontMatter?.tags, fences: fences(text), anchors: compiled.anchors, refs: frontMatter?.references.map((r: any) => r.url) };
    });
    for (const k of Object.keys(a!)) if (JSON.stringify((a as any)[k]) !== JSON.stringify((b as any)[k])) {
      const x = (a as any)[k], y = (b as any)[k];
      console.log(zh, k, x.length, y.length, JSON.stringify(x.filter((e: any, i: number) => e !== y[i])).slice(0, 700), '|||', JSON.stringify(y.filter((e: any, i: number) => e !== x[i])).slice(0, 700));
    }
  }
});
