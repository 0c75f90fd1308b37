/**
 * The import rules of ARCHITECTURE.md, checked by the test command. A layer imports from lower layers only, and
 * never from its siblings.
 */

/** A folder whose subfolders must not import each other. */
const noSiblingImports = (folder) => ({
  name: `no-siblings-in-${folder.replaceAll('/', '-')}`,
  comment: `What two folders of ${folder} need sinks one layer.`,
  severity: 'error',
  from: { path: `^src/${folder}/([^/]+)/` },
  to: { path: `^src/${folder}/([^/]+)/`, pathNot: [`^src/${folder}/$1/`, '\\.test\\.tsx?$'] },
});

/** A part of the engine, and the other parts that it may import. Its tests and test material may import any. */
const enginePart = (part, uses) => ({
  name: `engine-${part}-uses-${uses.join('-and-') || 'no-other-part'}`,
  severity: 'error',
  from: { path: `^src/engine/${part}/`, pathNot: [TESTS, TESTING] },
  to: { path: '^src/engine/[^/]+/', pathNot: [part, ...uses].map((one) => `^src/engine/${one}/`) },
});

/** Folders in their order: each may import those before it, and none after it. */
const inOrder = (parent, folders) =>
  folders.slice(0, -1).map((folder, index) => ({
    name: `order-of-${parent.replaceAll('/', '-')}-${folder}`,
    comment: `${parent}: ${folders.join(' < ')}`,
    severity: 'error',
    from: { path: `^src/${parent}/${folder}/`, pathNot: TESTS },
    to: { path: `^src/${parent}/(${folders.slice(index + 1).join('|')})/` },
  }));

/** A layer must not import any layer above it. */
const below = (name, from, to) => ({ name, severity: 'error', from, to: { path: to } });

const TESTS = '\\.test\\.tsx?$';
/** Folders of test material. */
const TESTING = '/(testing|labelled)/';

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(#public-pages|virtual:)' },
    },
    below(
      'shared-imports-nothing-of-ours',
      { path: '^src/shared/', pathNot: TESTS },
      '^src/(engine|server|web)/',
    ),
    below('engine-imports-shared-only', { path: '^src/engine/', pathNot: TESTS }, '^src/(server|web)/'),
    enginePart('language', []),
    enginePart('read', ['language']),
    enginePart('record', ['read', 'language']),
    enginePart('check', ['language']),
    enginePart('write', ['check', 'language']),
    ...inOrder('engine/read', ['extract', 'layout']),
    ...inOrder('engine/read', ['vocabulary', 'layout']),
    ...inOrder('engine/write', ['statements', 'form', 'career', 'lists', 'sentences', 'plan', 'sections']),
    enginePart('match', ['read', 'language']),
    enginePart('export', ['read', 'language']),
    below(
      'engine-process-is-uppermost',
      { path: '^src/engine/(?!process/)', pathNot: TESTS },
      '^src/engine/process/',
    ),
    {
      name: 'the-engine-runs-in-children',
      comment:
        'The server asks through adapters/engine; its own process never runs engine code on foreign text.',
      severity: 'error',
      from: {
        path: '^src/server/',
        pathNot: [TESTS, TESTING, '^src/server/adapters/engine/', '^src/server/commands/'],
      },
      to: { path: '^src/engine/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'in-process-engine-is-for-commands-and-tests',
      comment: 'adapters/engine/in-process runs the jobs in the calling process.',
      severity: 'error',
      from: { path: '^src/', pathNot: [TESTS, TESTING, '^src/server/commands/'] },
      to: { path: '^src/server/adapters/engine/in-process\\.ts$' },
    },
    below('web-never-imports-the-engine', { path: '^src/web/', pathNot: TESTS }, '^src/engine/'),
    below('server-never-imports-web', { path: '^src/server/' }, '^src/web/'),
    {
      name: 'web-imports-two-files-of-the-server',
      comment: 'AppRouter and the interface of the pages; both are erased at build time.',
      severity: 'error',
      from: { path: '^src/web/' },
      to: { path: '^src/server/', pathNot: '^src/server/(router|pages/renderer)\\.ts$' },
    },
    {
      name: 'web-imports-server-types-only',
      severity: 'error',
      from: { path: '^src/web/' },
      to: { path: '^src/server/', dependencyTypesNot: ['type-only'] },
    },
    below(
      'web-lib-is-lowest',
      { path: '^src/web/lib/', pathNot: TESTS },
      '^src/web/(routes|features|components|public)/',
    ),
    below(
      'components-below-features',
      { path: '^src/web/components/', pathNot: TESTS },
      '^src/web/(routes|features|public)/',
    ),
    {
      name: 'the-design-system-knows-no-other-component',
      severity: 'error',
      from: { path: '^src/web/components/ui/', pathNot: TESTS },
      to: { path: '^src/web/components/', pathNot: '^src/web/components/ui/' },
    },
    below(
      'features-below-routes',
      { path: '^src/web/features/', pathNot: TESTS },
      '^src/web/(routes|public)/',
    ),
    below(
      'adapters-and-db-are-lowest',
      { path: '^src/server/(adapters|db)/', pathNot: TESTS },
      '^src/server/(features|pages|http|read-counting|file-export|uploads|jobs|operations|commands|access|app|router|rpc|procedures|main|dev|start)[/.]',
    ),
    below(
      'tools-of-the-server-below-features',
      {
        path: '^src/server/(concurrency|config|data-dir|errors|file-export|http|logging|metrics|read-counting|secrets|tracing|uploads)/|^src/server/access\\.ts$',
        pathNot: TESTS,
      },
      '^src/server/(features|pages|jobs|operations|commands|procedures|app|router|rpc|main|dev|start)[/.]',
    ),
    below(
      'context-and-procedures-below-features',
      { path: '^src/server/(context|procedures)\\.ts$' },
      '^src/server/(features|jobs|operations|commands|app|router|rpc|main|dev|start)[/.]',
    ),
    below(
      'features-below-router',
      { path: '^src/server/features/', pathNot: TESTS },
      '^src/server/((app|router|rpc|main|start|dev)\\.ts$|(jobs|operations|commands)/)',
    ),
    below(
      'pages-beside-router',
      { path: '^src/server/pages/', pathNot: TESTS },
      '^src/server/(features|adapters|db)/',
    ),
    {
      name: 'testing-is-for-tests',
      severity: 'error',
      from: { path: '^src/', pathNot: [TESTS, TESTING] },
      to: { path: TESTING },
    },
    noSiblingImports('server/features'),
    noSiblingImports('server/adapters'),
    noSiblingImports('web/features'),
    {
      name: 'no-dev-dependency-in-the-product',
      severity: 'error',
      from: { path: '^src/(engine|server|shared)/', pathNot: [TESTS, TESTING] },
      to: { dependencyTypes: ['npm-dev'] },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(route-tree\\.gen\\.ts|\\.css$|node_modules/\\.cache)' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
};
