/** A doc as the content plan lists it. */
export interface PlannedDoc {
  id: string;
  path: string;
  sidebar: string | null;
}

/** Docs per sidebar in reading order; `index` is a folder's own page. */
const TUTORIALS = `
  Intro
  Docker/index Docker/Basic Docker/Build Docker/Cases Docker/Command
  Latex/index Latex/Reference
  Plans/index Plans/2023 Plans/2024 Plans/2025
  Python/index Python/Basic Python/Unittest
  React/index React/React React/Rendering
  React/Issue/index React/Issue/Preface React/Issue/Setup React/Issue/Create React/Issue/View React/Issue/Update
  React/Issue/Delete React/Issue/Authentication React/Issue/Assign React/Issue/Filtering React/Issue/Dashboard
  React/Next/index React/Next/Preface React/Next/Fundamentals React/Next/Routing React/Next/Styling React/Next/BuildAPI
  React/Next/Database React/Next/Uploading React/Next/Authentication React/Next/Email React/Next/Optimization
  React/Next/Deploy
  Resume Rules
  Server/index Server/Server101 Server/Screen Server/NginxReverseProxy Server/SSL Server/CodeBlocks Server/GatsbyFAQ
  Server/GatsbyPlugins Server/GatsbyTheme Server/Analytics
  SQL/index SQL/NF`;
const SNIPPETS = `
  Snippets/Intro
  Snippets/Components/index Snippets/Components/cmdTerminal Snippets/Components/Link Snippets/Components/Steam
  Snippets/Components/TypeWriter
  Snippets/Python/index Snippets/Python/Flatten Snippets/Python/IterToList Snippets/Python/Timer
  Snippets/Python/TraceMalloc`;
const NO_SIDEBAR = `
  Python/Datastructure
  tutorial-basics/congratulations tutorial-basics/create-a-page tutorial-basics/markdown-features
  tutorial-extras/translate-your-site`;

const planned = (list: string, sidebar: string | null): PlannedDoc[] =>
  list
    .trim()
    .split(/\s+/)
    .map((id) => ({ id, path: id === 'Intro' ? '/docs' : `/docs/${id.replace(/\/index$/, '/')}`, sidebar }));

/** Every doc the site publishes. */
export const DOCS_PLAN: PlannedDoc[] = [
  ...planned(TUTORIALS, 'tutorialSidebar'),
  ...planned(SNIPPETS, 'snippetsSidebar'),
  ...planned(NO_SIDEBAR, null),
];

/** Docs that are never published. `SQL/Indexes`, not `Index`: a file of that name would be the folder's own page. */
export const DRAFTS_PLAN = [
  'Docker/Swarm',
  'Latex/Beamer',
  'Python/Asyncio',
  'React/Testing',
  'SQL/Indexes',
  'Server/Monitoring',
];
