import { groupBy } from '../basics/group-by';
import type { Locale } from '../routing/locale';

/** The first character of each pinyin initial, in collation order. */
const PINYIN_BOUNDARIES = 'A阿B芭C擦D搭E蛾F发G噶H哈J击K喀L垃M妈N拿O哦P啪Q期R然S撒T塌W挖X昔Y压Z匝';
const HAN = /^\p{Script=Han}/u;

/**
 * The letter under which a label is listed: its first character in upper case, for Chinese the initial of its pinyin,
 * `#` for anything else.
 * @example initialOf('闲谈', 'zh-Hans') // 'X'
 */
export function initialOf(label: string, locale: Locale): string {
  const first = String.fromCodePoint(label.normalize('NFKC').trim().codePointAt(0) ?? 0x20);
  if (HAN.test(first)) return pinyinInitial(first);
  return /^\p{L}/u.test(first) ? first.toLocaleUpperCase(locale) : '#';
}

const collator = new Intl.Collator('zh-Hans-u-co-pinyin');

function pinyinInitial(character: string): string {
  let initial = '#';
  for (let index = 0; index < PINYIN_BOUNDARIES.length; index += 2) {
    if (collator.compare(character, PINYIN_BOUNDARIES.charAt(index + 1)) < 0) break;
    initial = PINYIN_BOUNDARIES.charAt(index);
  }
  return initial;
}

/** Items grouped by initial, both in the language's order; `#` comes last. */
export function groupByInitial<T extends { label: string; initial: string }>(
  items: readonly T[],
  locale: Locale,
): { initial: string; items: T[] }[] {
  const order = new Intl.Collator(locale, { numeric: true });
  const ordered = [...items].sort((a, b) => order.compare(a.label, b.label));
  return [...groupBy(ordered, ({ initial }) => initial)]
    .map(([initial, members]) => ({ initial, items: members }))
    .sort(
      (a, b) => Number(a.initial === '#') - Number(b.initial === '#') || (a.initial < b.initial ? -1 : 1),
    );
}
