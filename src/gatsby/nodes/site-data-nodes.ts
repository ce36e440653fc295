import { listed } from '../../domain/blog/lists';
import { docsSubjects } from '../../domain/docs/sidebar-views';
import { translationFor, type ContentDocument } from '../../domain/content/documents';
import { initialOf } from '../../domain/content/initial';
import { lastDocs } from '../../domain/content/content-index';
import { lastSets } from '../../domain/site/site-content';
import type { Locale } from '../../domain/routing/locale';
import { usedTags } from '../../domain/site/page-plan';
import { withBase } from '../../domain/routing/paths';
import { existingPicture, portraitPath } from '../content/check-pictures';
import { picture } from './document-fields';
import type { NodeInput, NodeSources } from './node-types';

/** Nodes of site data other than documents, in one language: subjects of the docs, projects, friends, releases, counts. */
export const siteDataNodes = (locale: Locale, sources: NodeSources): NodeInput[] => [
  ...subjectNodes(locale, sources),
  ...projectNodes(locale, sources),
  ...friendNodes(locale, sources),
  ...releaseNodes(locale, sources),
  countsNode(locale, sources),
];

const subjectNodes = (locale: Locale, { content, site }: NodeSources): NodeInput[] =>
  lastSets(content)
    .slice(0, 1)
    .flatMap(({ sidebars }) => docsSubjects(sidebars, locale, content.index))
    .map(({ path, ...subject }, order) => ({
      id: `docs-subject:${path}`,
      type: 'DocsSubject',
      ...subject,
      permalink: withBase(path, site.baseUrl),
      locale,
      order,
    }));

const projectNodes = (locale: Locale, { content }: NodeSources): NodeInput[] =>
  content.index.projects.map(({ name, url, description, tags }, order) => ({
    id: `project:${url}:${locale}`,
    type: 'Project',
    name: name[locale],
    url,
    description: description[locale],
    tags,
    locale,
    order,
  }));

/** Friends in dictionary order, so that nobody ranks above others. */
function friendNodes(locale: Locale, { content, site, ...project }: NodeSources): NodeInput[] {
  const { compare } = new Intl.Collator(locale);
  return [...content.index.friends]
    .sort((a, b) => compare(a.name, b.name))
    .map(({ name, url, description, since, rss, avatar }, order) => {
      const portrait = existingPicture(avatar ?? null, project);
      return {
        id: `friend:${name}:${locale}`,
        type: 'Friend',
        name,
        initial: initialOf(name, locale),
        url,
        description: description[locale],
        since,
        rss: rss ?? null,
        avatar: picture(portrait, site),
        portraitPath: portraitPath(portrait),
        locale,
        order,
      };
    });
}

const releaseNodes = (locale: Locale, { content }: NodeSources): NodeInput[] =>
  [...content.index.releases]
    .sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
    .map(({ date, version, type, title, notes }, order) => ({
      id: `release:${version}:${locale}`,
      type: 'Release',
      date,
      version,
      anchor: `v${version}`,
      kind: type,
      title: title[locale],
      notes: notes[locale],
      locale,
      order,
    }));

function countsNode(locale: Locale, { content }: NodeSources): NodeInput {
  const { index } = content;
  const posts = listed(index.posts);
  const docs = listed(lastDocs(index));
  const tagsOf = (collection: 'post' | 'doc'): number =>
    usedTags(collection, index).filter(({ unlisted }) => !unlisted).length;
  const words = (document: ContentDocument): number => {
    const { cjkCharacters, words: latin } = translationFor(document, locale).compiled.statistics;
    return cjkCharacters + latin;
  };
  return {
    id: `counts:${locale}`,
    type: 'SiteCounts',
    posts: posts.length,
    docs: docs.length,
    tags: tagsOf('post') || tagsOf('doc'),
    words: [...posts, ...docs].reduce((sum, document) => sum + words(document), 0),
    since: posts.at(-1)?.date ?? null,
    locale,
  };
}
