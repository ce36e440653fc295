import { createHash } from 'node:crypto';
import type { Version } from '../../domain/content/documents';
import type { VersionInput } from '../../domain/content/group-documents';
import { compareProblems, errorAt, unique, type Problem } from '../../domain/problem/problem';
import { withSeverities, type ProblemSettings } from '../../domain/problem/problem-kinds';
import { filesWithin, importFinder } from '../../domain/content/imported-files';
import { checkRemoteMedia } from '../../domain/content/remote-media';
import { readDocument, type ReadDocument, type ReadOptions } from '../../domain/content/read-document';
import { buildSiteContent, type SiteContent } from '../../domain/site/site-content';
import { unpublishedVersions } from '../../domain/docs/unpublished-versions';
import { generatedIndexSources } from '../../domain/docs/generated-index';
import { DIGEST_LENGTH, translatableText } from '../../domain/site/translations';
import { classifySource, type Collection, type SourceFile } from '../../domain/content/source';
import { site } from '../../site/config';
import { DOCS_SETS } from '../../site/docs-sets';
import enLabels from '../../i18n/locales/en/content.json';
import zhLabels from '../../i18n/locales/zh-Hans/content.json';
import { checkFiles } from './check-files';
import { checkFrontMatterPictures, checkDataPictures, checkPictures } from './check-pictures';
import { digestOf, type DigestCache } from '../store/digest-cache';
import { compiledDocuments, withoutTexts } from '../store/compiled-documents';
import { readContentFiles } from '../store/content-files';
import { programVersion } from '../store/program-version';
import { documentEngine } from '../script/quick-js';
import { fileDayOf, firstCommitOf } from './first-commits';
import { fileAddresses } from './published-files';
import { staticAddresses } from './static-files';
import { hasTitle, toVersion, type CachedVersion } from './to-version';

/** What loading the content did, for the build's report. */
export interface LoadStatistics {
  documents: number;
  compiled: number;
  fromCache: number;
  milliseconds: number;
}

/** A file with a document. */
export interface DocumentSource {
  file: string;
  /** MD5 digest of the text, which tells whether the file's node in the data layer has the same text. */
  contentDigest: string;
}

/** The loaded content with access to the compiled trees. */
export interface LoadedContent extends SiteContent {
  documents: DocumentSource[];
  statistics: LoadStatistics;
}

interface DocumentFile {
  file: SourceFile;
  source: { collection: Collection; key: string; locale: Version['locale'] };
  digest: string;
}

interface ContentPlan {
  files: SourceFile[];
  documents: DocumentFile[];
  dataFiles: SourceFile[];
  salt: string;
  readOptions: ReadOptions;
}

/**
 * Reads, compiles, checks and connects the content. Each text is compiled once: results stay in memory (without trees)
 * and on disk (whole), so a second load costs little more than reading the files.
 */
export class ContentLoader {
  readonly #cache: DigestCache<ReadDocument>;
  readonly #programVersion: string;
  readonly #memory = new Map<string, CachedVersion>();
  readonly #lastGood = new Map<string, CachedVersion>();

  /** @param onMissing Called with the number of documents about to be compiled. */
  constructor(
    private readonly root: string,
    private readonly directory: string,
    private readonly onMissing: (documents: number) => void = () => undefined,
  ) {
    this.#cache = compiledDocuments(directory);
    this.#programVersion = programVersion(directory);
  }

  /** Loads everything; problems are part of the result, in reading order. */
  load(options: {
    includeDrafts: boolean;
    problems?: ProblemSettings | undefined;
    isDocument?: (file: string) => boolean;
  }): LoadedContent {
    const start = performance.now();
    const damage: Problem[] = [];
    const problems: Problem[] = [];
    const { files, documents: found, dataFiles, salt, readOptions } = this.#plan(damage);
    const { isDocument = () => true } = options;
    const documents = found.filter(({ file }) => isDocument(file.path));
    const missing = documents.filter(({ digest }) => !this.#cache.has(digest)).length;
    if (missing > 0) this.onMissing(missing);
    const statistics: LoadStatistics = { documents: 0, compiled: 0, fromCache: 0, milliseconds: 0 };
    const versions: VersionInput[] = [];
    for (const { file, source, digest } of documents) {
      statistics.documents += 1;
      const cached = this.#read(file, source, readOptions, digest, statistics);
      problems.push(...cached.read.problems);
      const version = toVersion(file, source.locale, this.#presentable(file.path, cached));
      if (!hasTitle(cached.read)) {
        problems.push(
          errorAt(
            file.path,
            { line: 1, column: 1 },
            'The document has no title.',
            'Write `title: …` in the front matter, or begin the text with `# Title`.',
          ),
        );
      }
      if (version) versions.push({ collection: source.collection, key: source.key, version });
    }
    const docKeys = versions.flatMap(({ collection, key }) => (collection === 'doc' ? [key] : []));
    for (const { file, key, locale } of generatedIndexSources(dataFiles, docKeys, site.i18n, DOCS_SETS)) {
      const digest = digestOf(salt, file.path, file.text);
      const cached = this.#read(file, { collection: 'doc', key, locale }, readOptions, digest, statistics);
      const version = toVersion(file, locale, cached);
      problems.push(...cached.read.problems);
      if (version) versions.push({ collection: 'doc', key, version });
    }
    if (versions.length === 0 && problems.length === 0) {
      problems.push(
        errorAt(
          '.',
          null,
          `There are no documents in ${this.root}.`,
          'Set SITE_CONTENT to a folder with blog/, docs/ or pages/.',
        ),
      );
    }
    const content = buildSiteContent(versions, dataFiles, {
      locales: site.i18n,
      docsSets: DOCS_SETS,
      pageSize: site.blog.pageSize,
      searchPath: `/${site.search.searchPagePath}`,
      relatedCount: site.blog.relatedCount,
      includeDrafts: options.includeDrafts,
      staticFiles: staticAddresses(this.root, this.directory),
      fileAddress: fileAddresses(this.root, this.directory),
      postPermalinks: site.blog.permalinks,
      tagPermalinks: site.tags.permalinks,
      firstCommit: firstCommitOf(this.root),
      fileDay: fileDayOf(this.root),
    });
    problems.push(
      ...content.problems,
      ...unpublishedVersions(
        files.map((file) => file.path),
        DOCS_SETS,
      ),
      ...checkPictures(versions, this.root, this.directory),
      ...checkFrontMatterPictures(versions, this.root, this.directory),
      ...checkDataPictures(content.index, files, this.root, this.directory),
      ...checkFiles(this.root, this.directory),
      ...checkRemoteMedia(versions, content.index, files, { own: site.url, trusted: site.media.trusted }),
    );
    statistics.milliseconds = Math.round(performance.now() - start);
    // Other problems of a damaged file are consequences of the damage.
    const damaged = new Set(damage.map(({ file }) => file));
    const reported = unique([...damage, ...problems.filter(({ file }) => !damaged.has(file))]);
    const judged = withSeverities(reported, options.problems ?? site.problems);
    return {
      ...content,
      documents: documents.map(({ file: { path: file, text } }) => ({
        file,
        contentDigest: createHash('md5').update(text).digest('hex'),
      })),
      problems: judged.sort(compareProblems),
      statistics,
    };
  }

  /** Compiles what is not cached, from the last: a second process meets the first one halfway. */
  compileBackwards(): void {
    const { documents, readOptions } = this.#plan();
    for (const { file, source, digest } of documents.reverse())
      if (!this.#cache.has(digest)) this.#cache.set(digest, readDocument(file, source, readOptions));
  }

  /** Data files, and documents with a digest of everything their compilation depends on. */
  #plan(damage: Problem[] = []): ContentPlan {
    const files = readContentFiles(this.root, damage);
    const findImport = importFinder(files);
    const readOptions: ReadOptions = {
      magicComments: site.codeBlocks.magicComments,
      grammars: site.codeBlocks.additionalLanguages,
      labels: { 'zh-Hans': zhLabels, en: enLabels },
      support: site.support,
      findImport,
      engine: documentEngine(),
    };
    const salt = JSON.stringify([this.#programVersion, { ...readOptions, engine: undefined }]);
    const documents: DocumentFile[] = [];
    const dataFiles: SourceFile[] = [];
    for (const file of files) {
      const source = classifySource(file.path, site.i18n, DOCS_SETS);
      if (source.kind === 'document') {
        // A document is compiled again when a file it imports changes.
        const included = filesWithin(file.text, file.path, source.locale, findImport);
        const texts = included.flatMap((one) => [one.file, one.text]);
        documents.push({ file, source, digest: digestOf(salt, file.path, file.text, ...texts) });
      } else if (source.kind !== 'other') dataFiles.push(file);
    }
    return { files, documents, dataFiles, salt, readOptions };
  }

  /** The document itself, or its last version without errors: its page stays while the author is typing. */
  #presentable(file: string, current: CachedVersion): CachedVersion {
    const isBroken =
      current.read.problems.some(({ severity }) => severity === 'error') || !hasTitle(current.read);
    if (!isBroken) this.#lastGood.set(file, current);
    return isBroken ? (this.#lastGood.get(file) ?? current) : current;
  }

  #read(
    file: SourceFile,
    source: DocumentFile['source'],
    options: ReadOptions,
    digest: string,
    statistics: LoadStatistics,
  ): CachedVersion {
    // One file may give several documents, each in every language.
    const place = `${source.locale}:${source.key}:${file.path}`;
    const known = this.#memory.get(place);
    if (known?.digest === digest) {
      statistics.fromCache += 1;
      return known;
    }
    let whole = this.#cache.get(digest);
    if (whole) statistics.fromCache += 1;
    else {
      whole = readDocument(file, source, options);
      this.#cache.set(digest, whole);
      statistics.compiled += 1;
    }
    const read = withoutTexts(whole);
    const { frontMatter } = read;
    const textDigest =
      frontMatter === null ? '' : digestOf(translatableText(file.text, frontMatter)).slice(0, DIGEST_LENGTH);
    const cached = { digest, read, textDigest };
    this.#memory.set(place, cached);
    return cached;
  }
}
