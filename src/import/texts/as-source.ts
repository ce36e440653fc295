import { splitFrontMatter } from '../../domain/markdown/split-front-matter';
import type { Locale } from '../../domain/routing/locale';
import { applyEdits, type TracedText } from '../docusaurus/edits';
import { fenced } from '../docusaurus/placeholders';

const NOTICES: Record<Locale, string> = {
  'zh-Hans': ':::caution[没有迁移过来]\n\n这篇文章还不能显示，下面是它的源文件。\n\n:::',
  en: ':::caution[Not moved]\n\nThis text cannot be shown yet: below is its source.\n\n:::',
};

/** A text whose body is shown as its source below a notice; the front matter stays. */
export function asSource(source: TracedText, locale: Locale): TracedText {
  const { body } = splitFrontMatter(source.text);
  const start = source.text.length - body.length;
  const shown = [NOTICES[locale], '', ...fenced(body.trim(), 'mdx'), ''].join('\n');
  return applyEdits(source, [{ start, end: source.text.length, text: `${start > 0 ? '\n' : ''}${shown}` }]);
}
