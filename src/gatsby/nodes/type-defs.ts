const documentFields = (collection: string) => `
  "Path inside the collection without language and extension, which translations share" key: String!
  "Language of the page: a code of site.yml" locale: String!
  "Language the text is written in; differs from locale where a translation is missing" contentLocale: String!
  "The text is in the language of the page" isTranslated: Boolean!
  "Language of the original if it has changed since this translation" staleOriginal: String
  "Languages the text exists in" translations: [String!]!
  "Title of the ${collection}" title: String!
  "One sentence for lists and search engines" description: String!
  "Search words" keywords: [String!]!
  "Address of the picture for social networks: the document's own, or the card drawn for it; none for free pages without one"
  card: String
  "Address of the page without language prefix and base path, the same in every language" neutralPath: String!
  "Address of the page, with language prefix" permalink: String!
  "Source file from the root of the repository" source: String!
  "Where the source can be edited" editUrl: String
  "Only shown in development" draft: Boolean!
  "Only reachable by its address" unlisted: Boolean!
  "Part of lists, feeds, search and counts: neither draft nor unlisted" listed: Boolean!
  "Reading time in minutes, with two decimals; Chinese, words and code are counted separately" readingTime: Float!
  "Words and Chinese characters of the text" words: Int!
  "Addresses of the links in the text, in its order" links: [String!]!
  "Files of the pictures that the text shows, from the content root" pictures: [String!]!
  "Headings for the table of contents, levels already limited" toc: [TocEntry!]!
  "ISO 8601 time of the last change, from front matter or git" lastUpdatedAt: String
  "Who made the last change, from front matter or git" lastUpdatedBy: String
  "Public documents the text relies on" references: [Reference!]!
  "Weight of the recommendation; 0 for none" recommended: Float!
  "What the page must load besides its text: math, mermaid, live" pageNeeds: [String!]!
  "Tags that the text adds to the head of its page: [{ tag, attrs }]" headTags: JSON!
  "The compiled text as a content tree (see src/domain/markdown/tree.ts)" content: JSON!
  "The content tree above the truncate marker; the whole one without a marker" excerpt: JSON!
`;

const articleFields = (collection: string) => `
  ${documentFields(collection)}
  "Tags in the order written" tags: [Tag!]! @link
  "The next newer post, or the previous doc in reading order" prevItem: NavLink
  "The next older post, or the next doc in reading order" nextItem: NavLink
  "Posts and docs whose texts link here, newest posts first" mentionedIn: [NavLink!]!
`;

const FRONT_MATTER_FIELDS = `
  "Title" title: String
  "Part of the address that replaces the name of the file" slug: String
  "One or two sentences for lists and search engines" description: String
  "Keys of tags.yml" tags: [String!]!
  "Words for search engines" keywords: [String!]!
  "Whether it is recommended, or with which weight" recommended: JSON
  "Public documents the text relies on" references: [Reference!]!
  "Day and author of the last change, instead of those in git" last_update: FrontMatterLastUpdate
  "Not published" draft: Boolean!
  "Published, but in no list, feed or search" unlisted: Boolean!
`;

/** Every type of the site, for `createTypes`; descriptions are what GraphiQL shows. */
export const typeDefs = `
  "A document as gatsby-plugin-mdx has read its file; pages use BlogPost, Doc and SitePageContent, made of the same text"
  type Mdx implements Node @dontInfer {
    "Source text below the front matter" body: String
    "Front matter as gatsby-plugin-mdx has read it; checked values are those of BlogPost, Doc and SitePageContent"
    frontmatter: MdxFrontmatter
  }

  "Front matter as it is on disk, unchecked"
  type MdxFrontmatter @dontInfer {
    "As it is written" title: String
    "As it is written" description: String
  }

  "Interface strings of one area in one language"
  type Locale implements Node @dontInfer {
    "Area: the name of the JSON file" ns: String
    "JSON text" data: String
    "A code of site.yml" language: String
    "File of the strings" fileAbsolutePath: String
  }

  "A titled link to a page of the site"
  type NavLink @dontInfer {
    "Title of the page" title: String!
    "Address of the page" permalink: String!
  }

  "A breadcrumb; without a permalink it is plain text"
  type Breadcrumb @dontInfer {
    "Name of the category or doc" label: String!
    "Address of its page" permalink: String
  }

  "A doc or folder in <DocCardList />"
  type DocCard @dontInfer {
    "Name of the category or doc" label: String!
    "Address of its page" permalink: String!
    "One sentence about it" description: String
    "Items inside a folder; none for a page" count: Int
  }

  "A heading in the table of contents"
  type TocEntry @dontInfer {
    "Anchor of the heading" id: String!
    "2 to 6" level: Int!
    "Inline HTML without links and images" html: String!
  }

  "A public document a text relies on"
  type Reference @dontInfer {
    "Title of the document" title: String!
    "Its address" url: String!
    "Who wrote it" author: String
    "Year or ISO date, as written" time: String
  }

  "The last_update field of front matter"
  type FrontMatterLastUpdate @dontInfer {
    "Day of the last change" date: String
    "Who made it" author: String
  }

  "Front matter of a post, as written"
  type BlogPostFrontMatter @dontInfer {
    ${FRONT_MATTER_FIELDS}
    "Title for the browser tab" title_meta: String
    "Day the post is dated" date: String
    "Keys of authors.yml" authors: [String!]!
  }

  "Front matter of a doc, as written"
  type DocFrontMatter @dontInfer {
    ${FRONT_MATTER_FIELDS}
    "Name in the sidebar" sidebar_label: String
    "Position in the sidebar" sidebar_position: Float
    "Whether the page hides its title" hide_title: Boolean!
  }

  "What posts, docs and free pages have in common, for fragments"
  interface SiteDocument {
    ${documentFields('document')}
  }

  "What posts and docs have in common, for fragments"
  interface SiteArticle {
    ${articleFields('document')}
  }

  "A blog post as one language of the site shows it: every post has a node per language"
  type BlogPost implements Node & SiteDocument & SiteArticle @dontInfer {
    ${articleFields('post')}
    "Last part of the address" slug: String!
    "Day of publication (UTC)" date: Date! @dateformat
    "Time of that day, with its distance from UTC if written; empty if unknown" time: String!
    "Year of publication, to group by" year: String!
    "Month of publication, such as 2026-11, to group by" month: String!
    "Lists show only the part above the marker" hasTruncateMarker: Boolean!
    "Whether the description differs from the beginning of the text" hasLead: Boolean!
    "Authors in the order written" authors: [Author!]! @link
    "Posts that share tags, rarest tags first" related: [NavLink!]!
    "The whole text as HTML for feeds: absolute addresses, no scripts, references at its end" feedHtml: String!
    "The fields as written" frontMatter: BlogPostFrontMatter!
  }

  "Lists of posts for other parts of the site, in one language"
  type BlogOverview implements Node @dontInfer {
    "Code of the language" locale: String!
    "Listed posts, newest first" posts: [BlogPost!]! @link
    "Recommended posts, the weightiest first" recommended: [BlogPost!]! @link
    "The newest posts" latest: [BlogPost!]! @link
  }

  "The posts that one page of a list shows"
  type PostList implements Node @dontInfer {
    "Address of the page, without the site's base path" path: String!
    "Newest first" posts: [BlogPost!]! @link
  }

  "The docs that the page of a tag shows"
  type DocList implements Node @dontInfer {
    "Address of the page, without the site's base path" path: String!
    "In the order of their titles" docs: [Doc!]! @link
  }

  "A documentation page as one language of the site shows it"
  type Doc implements Node & SiteDocument & SiteArticle @dontInfer {
    ${articleFields('doc')}
    "Folder path and name, such as Docker/Basic; unique in the version" docId: String!
    "Id of the instance of the docs; default for the docs in docs/" instance: String!
    "Name of the version; current for the folder of the instance itself" version: String!
    "Sidebar the doc belongs to" sidebar: String
    "Recommended docs, the weightiest first, without the page itself" recommendedDocs: [NavLink!]!
    "Path from the top of the sidebar to the doc" breadcrumbs: [Breadcrumb!]!
    "Label of the version; none while there is only one" versionBadge: String
    "Banner of a version that is not the recommended one" versionBanner: DocVersionBanner
    "Cards of <DocCardList /> in the text; empty if it is not used" cards: [DocCard!]!
    "The fields as written" frontMatter: DocFrontMatter!
  }

  "The version readers should use"
  type DocLatestVersion @dontInfer {
    "Stable name" name: String!
    "Name shown to readers" label: String!
    "The same doc in that version, or its main doc" permalink: String!
  }

  "A doc's version is not the recommended one"
  type DocVersionBanner @dontInfer {
    "unreleased or unmaintained" state: String!
    "Label of the version shown" label: String!
    "The version readers should use" latest: DocLatestVersion!
  }

  "A doc as other parts of the site refer to it"
  type DocsVersionDoc @dontInfer {
    "Folder path and name, such as Docker/Basic" id: String!
    "Address of its page, with language prefix" path: String!
    "Sidebar it belongs to" sidebar: String
  }

  "A version of an instance of the docs in one language"
  type DocsVersion implements Node @dontInfer {
    "Id of the instance; default for the docs in docs/" instance: String!
    "Stable name; current for the folder of the instance itself" name: String!
    "Name shown to readers" label: String!
    "Code of the language" locale: String!
    "Address of the version, with language prefix" path: String!
    "The version readers should use" isLast: Boolean!
    "Id of the doc it begins with" mainDoc: String
    "Docs of the version; in development drafts too" docs: [DocsVersionDoc!]!
    "Recommended docs, the weightiest first" recommended: [Doc!]! @link
    "Ids of docs that are not published" draftIds: [String!]!
    "Ids of its sidebars" sidebars: [String!]!
  }

  "A free page such as About"
  type SitePageContent implements Node & SiteDocument @dontInfer {
    ${documentFields('page')}
  }

  "A tag of the blog or the docs in one language"
  type Tag implements Node @dontInfer {
    "post or doc" collection: String!
    "Name in front matter and tags.yml; of a further instance of the docs with its id, such as /community/Git"
    key: String!
    "Last part of the address" slug: String!
    "Locale-neutral path of the list of tags that it belongs to" indexPath: String!
    "Code of the language" locale: String!
    "Name shown to readers" label: String!
    "Letter under which the tag is listed; for Chinese the pinyin initial" initial: String!
    "One sentence about what the tag collects" description: String
    "Address of the tag's page" permalink: String!
    "Not in tags.yml" inline: Boolean!
    "All of its documents are unlisted" unlisted: Boolean!
    "Documents its pages show" count: Int!
  }

  "A profile elsewhere"
  type SocialLink @dontInfer {
    "Lower-case name: github, x, email..." platform: String!
    "Address of the profile" url: String!
  }

  "Someone who writes for the blog, in one language"
  type Author implements Node @dontInfer {
    "Name in front matter and authors.yml" key: String!
    "Whether only posts describe the author; no list of authors has such a description" inline: Boolean!
    "Code of the language" locale: String!
    "Name shown to readers" name: String!
    "Role or one-line description" title: String
    "A few words about the author" description: String
    "Address of the author's page without language prefix and base path; none for authors without one"
    neutralPath: String
    "Address of the author's page; none for authors without one" permalink: String
    "Own web page or mailto: address" url: String
    "Address of the picture as written; without one a tide line is drawn from the key" imageURL: String
    "Profiles elsewhere, in the order written" socials: [SocialLink!]!
    "Listed posts by the author" count: Int!
    "Position in authors.yml, from 0" order: Int!
  }

  "A subject of the docs: a top-level folder of their first sidebar, in one language"
  type DocsSubject implements Node @dontInfer {
    "Name of the folder" label: String!
    "Address of its first page" permalink: String!
    "Listed docs in it and in its subfolders" count: Int!
    "Code of the language" locale: String!
    "Position in the sidebar, from 0" order: Int!
  }

  "A project of the author besides writing, in one language"
  type Project implements Node @dontInfer {
    "Name shown to readers" name: String!
    "Its address" url: String!
    "One sentence about it" description: String!
    "Tools it is made with" tags: [String!]!
    "Code of the language" locale: String!
    "Position in projects.yml, from 0" order: Int!
  }

  "A site or project the friends page links to, in one language"
  type Friend implements Node @dontInfer {
    "Name of the site or person" name: String!
    "First letter of the name, or of its reading" initial: String!
    "Its address" url: String!
    "One sentence about it" description: String!
    "Month, such as 2024-05" since: String!
    "Address of their feed" rss: String
    "Address of a picture" avatar: String
    "Code of the language" locale: String!
    "Position in the dictionary of the language, from 0" order: Int!
  }

  "A change to the site itself, in one language"
  type Release implements Node @dontInfer {
    "Day of the release" date: Date! @dateformat
    "Number of the release" version: String!
    "Id of the entry on its page" anchor: String!
    "feature, fix, content, design or performance" kind: String!
    "What it is about" title: String!
    "What has changed, one sentence each" notes: [String!]!
    "Code of the language" locale: String!
    "Position, newest first, from 0" order: Int!
  }

  "Counts of what there is to read, in one language"
  type SiteCounts implements Node @dontInfer {
    "Listed posts" posts: Int!
    "Listed docs" docs: Int!
    "Tags of listed posts, as on their page; of listed docs where posts have none" tags: Int!
    "Chinese characters and Latin words of both" words: Int!
    "Day of the first post" since: Date @dateformat
    "Code of the language" locale: String!
  }
`;

/** The types of the nodes that the site itself makes: the other two are those of plugins. */
export const OWN_TYPES = Array.from(
  typeDefs.matchAll(/type (\w+) implements Node/g),
  ([, type = '']) => type,
).filter((type) => type !== 'Mdx' && type !== 'Locale');
