/** The style sheet of feeds: CSS for the elements of RSS and Atom, because browsers have given up XSLT. */
export function feedStyles({ title, help }: Record<'title' | 'help', string>): string {
  return `:root{color-scheme:light dark;display:block;max-width:42rem;margin:0 auto;padding:3rem 1.25rem 4rem;background:#f7f1e5;color:#15282e;font:1.0625rem/1.7 -apple-system,"Segoe UI",Roboto,Arial,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif;--accent:#0d6874;--muted:#55646a;--line:#ddd2bc}
@media(prefers-color-scheme:dark){:root{background:#0d1c20;color:#e6eeec;--accent:#6fcfd3;--muted:#8aa5ac;--line:#234149}}
:root::before{content:${cssString(title)} "\\a" ${cssString(help)};display:block;margin-bottom:2.5rem;padding:1rem 1.25rem;border-inline-start:3px solid var(--accent);color:var(--muted);font-size:.9rem;white-space:pre-line}
channel,item,entry,title,pubDate,published,description,summary{display:block}
channel>*,:root>*,item>*,entry>*{display:none}
:root>channel,channel>item,:root>entry{display:block}
channel>title,:root>title{display:block;margin-bottom:1.5rem;font-size:2rem;font-weight:700;line-height:1.3}
item,entry{padding:1.25rem 0;border-top:1px solid var(--line)}
item>title,entry>title{display:block;color:var(--accent);font-size:1.2rem;font-weight:600}
item>pubDate,entry>published{display:block;color:var(--muted);font-size:.85rem}
item>description,entry>summary{display:block}
`;
}

const cssString = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** Tells a browser that shows an XML file where its style sheet is (https://www.w3.org/TR/xml-stylesheet/). */
export const withStyleSheet = (xml: string, address: string): string =>
  xml.replace(/^<\?xml[^>]*\?>/, `$&<?xml-stylesheet type="text/css" href="${address}"?>`);

/**
 * A feed as `rss` writes it, with its style sheet, and with the date of its newest item in place of the time of the build:
 * a feed whose items did not change keeps its bytes, and feed readers do not take every build for news.
 */
export const finishedRss = (xml: string, styles: string): string =>
  withStyleSheet(xml, styles).replace(
    /(<lastBuildDate>)[^<]*(?=.*?<pubDate>([^<]*))/s,
    (_, tag: string, date: string) => tag + date,
  );
