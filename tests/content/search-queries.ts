/**
 * What readers look for on this site, written from the content before the ranking was tuned. `pages` are the
 * locale-neutral addresses that answer the query (any of them counts), `section` the anchor that must be in sight.
 */
export interface SearchQuery {
  query: string;
  kind: 'term' | 'prefix' | 'typo' | 'mixed' | 'identifier' | 'inside' | 'question';
  pages: string[];
  section?: string;
}

const expected =
  (kind: SearchQuery['kind']) =>
  (query: string, page: string, ...others: string[]): SearchQuery => {
    const [path = '', section] = page.split('#');
    const pages = [path, ...others];
    return section === undefined ? { query, kind, pages } : { query, kind, pages, section };
  };

const term = expected('term');
const prefix = expected('prefix');
const typo = expected('typo');
const mixed = expected('mixed');
const identifier = expected('identifier');
const inside = expected('inside');
const question = expected('question');

/** Queries in Chinese. */
export const CHINESE_QUERIES: SearchQuery[] = [
  term('回溯', '/blog/Regex#backtracking'),
  term('环视', '/blog/Regex#lookaround'),
  term('事件循环', '/blog/PythonAsyncIO'),
  term('窗口函数', '/blog/SQLWindow'),
  term('范式', '/docs/SQL/NF'),
  term('函数依赖', '/docs/SQL/NF#fd'),
  term('多阶段构建', '/docs/Docker/Build#multi-stage'),
  term('反向代理', '/docs/Server/NginxReverseProxy'),
  term('防火墙', '/docs/Server/Server101#firewall'),
  term('核对指纹', '/docs/Server/Server101#fingerprint'),
  term('级联层', '/blog/CSSLayers', '/docs/Server/GatsbyTheme'),
  term('水合', '/blog/Hydration'),
  term('中文搜索', '/blog/SearchInChinese'),
  term('复用连接', '/blog/SSHConfig#mux'),
  term('恢复演练', '/blog/BackupDrill'),
  term('前缀树', '/docs/Python/Datastructure#trie'),
  term('并查集', '/docs/Python/Datastructure#union-find'),
  term('友链', '/friends/'),
  term('更新日志', '/release/'),
  term('打字机', '/blog/TypeWriter', '/docs/Snippets/Components/TypeWriter'),
  prefix('dockerig', '/docs/Docker/Build#dockerignore'),
  prefix('tmu', '/blog/Tmux'),
  prefix('优先队', '/docs/Python/Datastructure#heap'),
  typo('窗口涵数', '/blog/SQLWindow'),
  typo('多阶断构建', '/docs/Docker/Build#multi-stage'),
  typo('sytsemd', '/blog/Systemd'),
  typo('hydraton', '/blog/Hydration'),
  mixed('Docker镜像太大', '/blog/DockerLayers'),
  mixed('systemd定时器', '/blog/Systemd'),
  mixed('LaTeX 标点', '/blog/LatexCJK#punctuation'),
  mixed('nginx缓存', '/blog/NginxCache'),
  mixed('Gatsby 结尾的斜杠', '/docs/Server/GatsbyFAQ#trailing-slash'),
  mixed('偶发的502', '/docs/Server/NginxReverseProxy#stale'),
  identifier('.dockerignore', '/docs/Docker/Build#dockerignore'),
  identifier('@babel/runtime', '/docs/Server/GatsbyFAQ#babel-runtime'),
  identifier('revert-layer', '/blog/CSSLayers#revert-layer'),
  identifier('use client', '/blog/ServerComponents#use-client'),
  identifier('tracemalloc', '/docs/Snippets/Python/TraceMalloc'),
  inside('指纹', '/docs/Server/Server101#fingerprint'),
  inside('孤岛', '/blog/Hydration#islands'),
  inside('依赖', '/docs/SQL/NF', '/blog/DocusaurusUpgrade', '/docs/Docker/Build'),
  inside('浮动', '/blog/Neutron#floating-ip'),
  question('提交到错误的分支怎么办', '/blog/Git#wrong-branch'),
  question('为什么还是 React 18', '/docs/Server/GatsbyFAQ#react-18'),
  question('窗口函数的默认窗框是什么', '/blog/SQLWindow#frame'),
  question('怎样让证书自己续期', '/blog/LetsEncrypt', '/docs/Server/SSL'),
];

/** Queries in English. */
export const ENGLISH_QUERIES: SearchQuery[] = [
  term('event loop', '/blog/PythonAsyncIO'),
  term('window functions', '/blog/SQLWindow'),
  term('normal forms', '/docs/SQL/NF'),
  term('functional dependencies', '/docs/SQL/NF#fd'),
  term('multi-stage builds', '/docs/Docker/Build#multi-stage'),
  term('reverse proxy', '/docs/Server/NginxReverseProxy'),
  term('stray 502', '/docs/Server/NginxReverseProxy#stale'),
  term('firewall', '/docs/Server/Server101#firewall'),
  term('jump host', '/blog/SSHConfig#jump'),
  term('cascade layers', '/blog/CSSLayers', '/docs/Server/GatsbyTheme'),
  term('backtracking', '/blog/Regex#backtracking'),
  term('restore drill', '/blog/BackupDrill'),
  term('priority queue', '/docs/Python/Datastructure#heap'),
  term('sliding window', '/docs/Python/Datastructure#deque'),
  term('floating IP', '/blog/Neutron#floating-ip'),
  term('update log', '/release/'),
  term('exchanging links', '/friends/#exchange'),
  term('site-to-site VPN', '/blog/NeutronVPN'),
  prefix('backfil', '/blog/PrismaMigrations#backfill'),
  prefix('lookaro', '/blog/Regex#lookaround'),
  prefix('post-mor', '/blog/ServerDown'),
  prefix('typewr', '/blog/TypeWriter', '/docs/Snippets/Components/TypeWriter'),
  typo('sytsemd', '/blog/Systemd'),
  typo('hydartion', '/blog/Hydration'),
  typo('certifcate', '/blog/LetsEncrypt', '/docs/Server/SSL'),
  typo('backtraking', '/blog/Regex#backtracking'),
  mixed('latex 标点', '/blog/LatexCJK'),
  mixed('tmux script', '/blog/Tmux#script'),
  mixed('nginx websocket', '/docs/Server/NginxReverseProxy#streams'),
  identifier('dockerignore', '/docs/Docker/Build#dockerignore'),
  identifier('@babel/runtime', '/docs/Server/GatsbyFAQ#babel-runtime'),
  identifier('revert-layer', '/blog/CSSLayers#revert-layer'),
  identifier('use client', '/blog/ServerComponents#use-client'),
  identifier('tracemalloc', '/docs/Snippets/Python/TraceMalloc'),
  identifier('union-find', '/docs/Python/Datastructure#union-find'),
  identifier('zmv', '/blog/ZshTip#zmv'),
  inside('hydrate', '/blog/Hydration'),
  inside('graphemes', '/blog/TypeWriter#graphemes', '/blog/UnicodeWidth'),
  inside('mount', '/docs/Docker/Basic', '/docs/Docker/Build'),
  question('why is the docker image so large', '/blog/DockerLayers'),
  question('what if I committed to the wrong branch', '/blog/Git#wrong-branch'),
  question('why still react 18', '/docs/Server/GatsbyFAQ#react-18'),
  question('how do I migrate a database without downtime', '/blog/PrismaMigrations'),
  question('what does cron see of the environment', '/blog/Crontab#environment'),
];
