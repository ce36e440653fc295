import type { SiteConfig } from './schema';

/**
 * The owner's configuration: everything about the owner that is not content. It is sent to browsers, so it must not
 * contain secrets. `schema.ts` documents the fields and checks this object before anything is built.
 */
const own: SiteConfig = {
  title: { 'zh-Hans': '潮池札记', en: 'Tidepool Notes' },
  tagline: {
    'zh-Hans': '蹲在技术的潮池边，记下看清楚了的小东西。',
    en: 'Small, careful observations from the edge of the technical sea.',
  },
  favicon: '/favicon.svg',
  touchIcon: '/icons/apple-touch-icon.png',
  manifest: {
    shortName: { 'zh-Hans': '潮池札记', en: 'Tidepool Notes' },
    display: 'minimal-ui',
    backgroundColor: '#0d1c20',
    themeColor: '#0d1c20',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  },
  url: 'https://tidepool.example.com',
  baseUrl: '/',
  organizationName: 'tidepool-notes',
  projectName: 'tidepool-notes',
  repository: null,
  editUrl: 'https://github.com/tidepool-notes/tidepool-notes/edit/main/',
  contentRoots: [],
  titleDelimiter: '|',
  i18n: {
    defaultLocale: 'zh-Hans',
    path: 'src/i18n/locales',
    locales: {
      'zh-Hans': {
        label: '简体中文',
        htmlLang: 'zh-Hans',
        direction: 'ltr',
        prefix: '',
        ogLocale: 'zh_Hans',
      },
      en: { label: 'English', htmlLang: 'en', direction: 'ltr', prefix: 'en', ogLocale: 'en' },
    },
  },
  navbar: {
    title: { 'zh-Hans': '潮池札记', en: 'Tidepool Notes' },
    hideOnScroll: true,
    items: [
      {
        type: 'sidebar',
        sidebar: 'tutorialSidebar',
        // Misspelt on purpose: the site has always had it this way.
        label: { 'zh-Hans': '归档', en: 'Archieve' },
        position: 'left',
      },
      {
        type: 'sidebar',
        sidebar: 'snippetsSidebar',
        label: { 'zh-Hans': '片段', en: 'Snippets' },
        position: 'left',
      },
      {
        type: 'link',
        to: '/blog',
        activeBase: '/blog',
        label: { 'zh-Hans': '博客', en: 'Blogs' },
        position: 'left',
      },
      { type: 'locale', position: 'right' },
      {
        type: 'dropdown',
        label: { 'zh-Hans': '关于', en: 'About' },
        position: 'right',
        items: [
          { label: { 'zh-Hans': '关于本站', en: 'About This Site' }, to: '/about/' },
          { label: { 'zh-Hans': '友链', en: 'Friends' }, to: '/friends/' },
          { label: { 'zh-Hans': '更新日志', en: 'Update log' }, to: '/release/' },
        ],
      },
      {
        type: 'repository',
        label: { 'zh-Hans': '源码仓库', en: 'Source repository' },
        position: 'right',
      },
    ],
  },
  footer: {
    style: 'dark',
    columns: [
      {
        title: { 'zh-Hans': '文档', en: 'Docs' },
        items: [
          { label: { 'zh-Hans': 'LaTeX', en: 'LaTeX' }, to: '/docs/Latex/' },
          { label: { 'zh-Hans': 'Next.js', en: 'Next.js' }, to: '/docs/React/Next/' },
          { label: { 'zh-Hans': '服务器', en: 'Server' }, to: '/docs/Server/' },
        ],
      },
      {
        title: { 'zh-Hans': '社区', en: 'Community' },
        items: [
          { label: { 'zh-Hans': 'GitHub', en: 'GitHub' }, href: 'https://github.com/tidepool-notes' },
          { label: { 'zh-Hans': 'Mastodon', en: 'Mastodon' }, href: 'https://social.example.com/@tidepool' },
        ],
      },
      {
        title: { 'zh-Hans': '统计', en: 'Statistics' },
        items: [
          { label: { 'zh-Hans': 'RSS 订阅', en: 'RSS feed' }, file: '/blog/rss.xml' },
          { label: { 'zh-Hans': '访问统计', en: 'Traffic' }, href: 'https://stats.example.com/tidepool' },
          { label: { 'zh-Hans': '运行状态', en: 'Uptime' }, href: 'https://status.example.com/tidepool' },
        ],
      },
      {
        title: { 'zh-Hans': '更多', en: 'More' },
        items: [
          { label: { 'zh-Hans': '友链', en: 'Friends' }, to: '/friends/' },
          { label: { 'zh-Hans': '开往', en: 'Travellings' }, href: 'https://www.travellings.cn/go.html' },
          {
            label: { 'zh-Hans': '潮间带画廊', en: 'Tideline Gallery' },
            href: 'https://gallery.example.com/',
          },
          { label: { 'zh-Hans': '潮汐表', en: 'Tide Tables' }, href: 'https://tides.example.com/' },
        ],
      },
    ],
    copyright: {
      'zh-Hans': '© 2021–2026 潮池。代码以 MIT 授权，文字以 CC BY 4.0 授权。',
      en: '© 2021–2026 Tidepool. Code under MIT, writing under CC BY 4.0.',
    },
  },
  home: {
    facts: {
      'zh-Hans':
        '一个人写的技术博客和文档：{posts} 篇文章，{docs} 篇文档，关于 Linux、Python、React、数据库和服务器。',
      en: 'One person’s blog and documentation: {posts} posts and {docs} docs on Linux, Python, React, databases and servers.',
    },
    phrases: {
      'zh-Hans': ['一条命令里藏着的规则', '一次宕机之后的清单', '一个字符到底占几格', '一页文档为什么值得写'],
      en: [
        'the rules hiding inside one command',
        'a checklist written after an outage',
        'how many cells a character takes',
        'why a page of docs is worth writing',
      ],
    },
  },
  announcementBar: null,
  colorMode: { defaultMode: 'dark', disableSwitch: false, respectPrefersColorScheme: false },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  blog: {
    pageSize: 10,
    sidebarCount: 100,
    latestCount: 5,
    relatedCount: 3,
    permalinks: 'name',
    feedLimit: null,
  },
  tags: { permalinks: 'key' },
  docs: {
    autoCollapseCategories: true,
    hideable: false,
    recommendedCount: 3,
    path: 'docs',
    versions: [{ name: 'current', label: 'Next', isLast: true }],
    instances: [],
  },
  codeBlocks: {
    magicComments: [
      { name: 'highlight', className: 'line-highlight' },
      { name: 'error', className: 'line-error' },
      { name: 'remove', className: 'line-remove' },
      { name: 'add', className: 'line-add' },
    ],
    additionalLanguages: ['bash', 'latex', 'json', 'markdown', 'python'],
    mermaidTheme: { light: 'default', dark: 'dark' },
    livePosition: 'bottom',
  },
  imageZoom: { margin: 0, scrollOffset: 40, closeDelay: 150, attachDelay: 1000 },
  sitemap: { changefreq: 'monthly', priority: 0.5, excludeTagPages: true },
  support: {
    'zh-Hans': [{ label: '爱发电', href: 'https://afdian.example.com/tidepool' }],
    en: [{ label: 'Ko-fi', href: 'https://ko-fi.example.com/tidepool' }],
  },
  comments: null,
  embeds: { steam: true, youtube: true, bilibili: true },
  problems: { links: 'error', anchors: 'warn', images: 'error', duplicates: 'warn' },
  media: { trusted: [] },
  search: {
    contextualSearch: true,
    searchPagePath: 'search',
    reportUrl: 'https://github.com/tidepool-notes/tidepool-notes/issues/new?title={query}',
    hosted: null,
  },
};

/**
 * The site's configuration. A content root with a `site.yml` has its own, which replaces the one above completely and
 * is passed in this variable (see `src/gatsby/configuration/configure.ts`). The condition is written out so that
 * bundlers drop the unused side.
 */
export const site: SiteConfig = process.env.GATSBY_SITE_CONFIG
  ? (JSON.parse(process.env.GATSBY_SITE_CONFIG) as SiteConfig)
  : own;
