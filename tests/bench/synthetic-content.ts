import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { randomNumbers } from '../support/random';

const WORDS = {
  'zh-Hans':
    '潮水退去 留下 一个 水洼 里面 有 石头 海藻 小蟹 时间 缓存 请求 连接 线程 队列 索引 事务 日志 备份 证书 容器 镜像 节点 路由'.split(
      ' ',
    ),
  en: 'the tide leaves a pool between rocks where small things stay long enough to be seen cache request queue index thread node route log'.split(
    ' ',
  ),
};
const TAGS = Array.from({ length: 20 }, (_, index) => `Tag${String(index + 1)}`);

type Language = keyof typeof WORDS;

/**
 * Writes a content root of N synthetic posts in both languages: prose, headings, code, lists and tables, and one link to
 * an earlier post each.
 * @param count Posts; every post is two documents.
 * @returns The file of the last one.
 */
export function writeSyntheticContent(root: string, count: number): string {
  mkdirSync(path.join(root, 'docs'), { recursive: true });
  mkdirSync(path.join(root, 'blog'), { recursive: true });
  writeFileSync(
    path.join(root, 'blog', 'tags.yml'),
    TAGS.map((tag) => `${tag}:\n  label: ${tag}\n`).join(''),
  );
  writeFileSync(path.join(root, 'blog', 'authors.yml'), 'tidepool:\n  name: Tidepool\n  page: true\n');
  writeFileSync(path.join(root, 'docs', 'Intro.mdx'), '---\ntitle: Start\nslug: /\n---\n\nStart.\n');
  let file = '';
  for (let index = 0; index < count; index++) {
    const date = new Date(Date.UTC(2010, 0, 1 + index)).toISOString().slice(0, 10);
    const folder = path.join(root, 'blog', `${date}-post-${String(index)}`);
    mkdirSync(folder, { recursive: true });
    for (const language of ['zh-Hans', 'en'] as const) {
      file = path.join(folder, language === 'en' ? 'index.en.mdx' : 'index.mdx');
      writeFileSync(file, post(index, date, language));
    }
  }
  return file;
}

function post(index: number, date: string, language: Language): string {
  const next = randomNumbers(index + 1);
  const pick = (): string => WORDS[language][Math.floor(next() * WORDS[language].length)] ?? '';
  const joiner = language === 'en' ? ' ' : '';
  const end = language === 'en' ? '.' : '。';
  const sentence = (): string => Array.from({ length: 8 + Math.floor(next() * 10) }, pick).join(joiner) + end;
  const paragraph = (): string => Array.from({ length: 4 }, sentence).join(language === 'en' ? ' ' : '');
  const tags = [TAGS[index % TAGS.length], TAGS[(index * 7 + 3) % TAGS.length]].filter(
    (tag, at, all) => all.indexOf(tag) === at,
  );
  const sections = Array.from({ length: 5 }, (_, at) =>
    [
      `## ${pick()} ${String(at + 1)} {#part-${String(at + 1)}}`,
      paragraph(),
      '```ts title="pool.ts"\n' +
        `const pool${String(at)} = new Map<string, number>();\nfor (const [key, value] of Object.entries(source)) {\n  if (value > ${String(at)}) pool${String(at)}.set(key, value);\n}\n` +
        '```',
      `- ${sentence()}\n- **${pick()}**${joiner}${sentence()}\n- \`${pick()}\``,
      paragraph(),
    ].join('\n\n'),
  );
  const link = index > 0 ? `[${pick()}](/blog/post-${String(index - 1)})` : pick();
  return `---
title: ${pick()} ${pick()} ${String(index)}
description: ${sentence()}
slug: post-${String(index)}
date: ${date}
authors: [tidepool]
tags: [${tags.join(', ')}]
---

${paragraph()}

{/* truncate */}

${sections.join('\n\n')}

| a | b |
| --- | --- |
| ${pick()} | ${pick()} |

${link}
`;
}
