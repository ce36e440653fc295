/** A post as the content plan lists it. */
export interface PlannedPost {
  slug: string;
  tags: string[];
}

/** Slug and tags of every listed post, oldest first. */
const POSTS = `
  42: Life, Talk
  Awk: Linux, Shell, Snippet
  CentOS: Linux, CentOS
  Crontab: Linux, Automation
  Git: Git, Workflow
  VimTip: Vim, Editor, Snippet
  ZshTip: Zsh, Shell, Snippet
  SSHConfig: SSH, Security
  Neutron: OpenStack, Network
  NeutronVPN: OpenStack, VPN, Network
  Tmux: Tmux, Terminal
  Systemd: Linux, Systemd
  PythonAsyncIO: Python, Asyncio, Concurrency
  PythonTyping: Python, Typing
  ServerDown: Server, Postmortem, Life
  Regex: Regex, Snippet
  DockerLayers: Docker, Performance
  YearInReview2022: Life, Review
  TypeWriter: React, TypeScript, Component
  Link: React, Accessibility, Component
  Hydration: React, SSR, Performance
  UnicodeWidth: Unicode, CJK, Terminal
  NginxCache: Nginx, Performance, Server
  LetsEncrypt: SSL, Security, Server
  SQLWindow: SQL, Database
  RSSIsAlive: RSS, Translated, Writing
  Talk: Talk, Writing
  Thoughts: Life, Writing
  DocusaurusUpgrade: Docusaurus, Workflow
  CSSLayers: CSS, Translated
  PrismaMigrations: Prisma, Database, TypeScript
  LatexCJK: LaTeX, CJK, Typography
  ServerComponents: React, Translated, SSR
  GraphQLNotes: GraphQL, Gatsby
  BackupDrill: Backup, Server, Automation
  GatsbyMove: Gatsby, Docusaurus, Performance
  SearchInChinese: Search, CJK, Unicode
`;

/** Every post the lists show. */
export const POSTS_PLAN: PlannedPost[] = POSTS.trim()
  .split('\n')
  .map((line) => {
    const [slug = '', tags = ''] = line.trim().split(': ');
    return { slug, tags: tags.split(', ') };
  });
