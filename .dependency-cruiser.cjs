/** The import laws of docs/architecture.md. What is not allowed here does not build. */

const KNOWLEDGE_VALUES =
  '^packages/diagnosis/src/(diagnose|repair-guide|knowledge|evidence|inference|model|codes|safety|explain)';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'diagnosis-imports-nothing',
      comment:
        'The engine is pure: no packages, no Node, no other room. Tests and training are not the engine.',
      severity: 'error',
      from: { path: '^packages/diagnosis/src', pathNot: String.raw`\.test\.ts$` },
      to: { pathNot: '^packages/diagnosis/src' },
    },
    {
      name: 'domain-imports-zod-and-diagnosis-words',
      severity: 'error',
      from: { path: '^packages/domain/src', pathNot: String.raw`\.test\.ts$` },
      to: {
        pathNot: [
          '^packages/domain/src',
          'node_modules/zod/',
          '^packages/diagnosis/src/(diagnosis|guide|price-regions|systems|vehicle)\\.ts$',
        ],
      },
    },
    {
      name: 'ui-knows-no-data-and-no-cars',
      comment: 'Tokens and primitives: nothing of this repository, no router, no queries.',
      severity: 'error',
      from: { path: '^packages/ui/src' },
      to: { path: '^(?!packages/ui/)(packages|apps)/|node_modules/(react-router|@tanstack)/' },
    },
    {
      name: 'car-ui-shows-what-domain-names',
      severity: 'error',
      from: { path: '^packages/car-ui/src' },
      to: {
        path: '^(packages|apps)/|node_modules/(react-router|@tanstack)/',
        pathNot: [
          '^packages/(car-ui|ui|domain)/',
          String.raw`^packages/diagnosis/src/systems\.ts$`,
        ],
      },
    },
    {
      name: 'web-never-imports-server',
      severity: 'error',
      from: { path: '^apps/web' },
      to: { path: '^apps/server' },
    },
    {
      name: 'web-never-imports-site',
      severity: 'error',
      from: { path: '^apps/web' },
      to: { path: '^apps/site' },
    },
    {
      name: 'site-borrows-public-features-alone',
      comment:
        'Until the public pages have moved (decision 040), the site shows the features of the web that its pages need: never the dashboard, never the router.',
      severity: 'error',
      from: { path: '^apps/site/src' },
      to: {
        path: '^apps/(web|server)/|node_modules/(react-router|@tanstack)/',
        pathNot: [
          String.raw`^apps/web/app/(content|lib)/`,
          String.raw`^apps/web/app/features/(accuracy|blog|codes|consent|contact|demonstration|guides|legal|marketing|offline|structured-data)/`,
          String.raw`^apps/web/app/features/shell/public-`,
          String.raw`^apps/web/app/routes/public/[\w-]+-meta\.ts$`,
        ],
      },
    },
    {
      name: 'server-never-imports-web',
      severity: 'error',
      from: { path: '^apps/server' },
      to: { path: '^apps/web' },
    },
    {
      name: 'web-knows-no-knowledge',
      comment:
        'Only the server, a lazily loaded worker and what runs when pages are written at build time carry the knowledge as values.',
      severity: 'error',
      from: { path: '^apps/web/app', pathNot: String.raw`\.(worker|server|server\.test)\.ts$` },
      to: { path: KNOWLEDGE_VALUES },
    },
    {
      name: 'product-knows-no-bench',
      comment:
        'The pages quote what was measured as files, read when the web is built (decision 015).',
      severity: 'error',
      from: { path: '^(packages/[^/]+/src|apps)/' },
      to: { path: '^(bench|e2e|tools)/' },
    },
    {
      name: 'routes-call-services',
      severity: 'error',
      from: { path: String.raw`^apps/server/src/features/.*\.routes\.ts$` },
      to: {
        path: [
          String.raw`\.repository\.ts$`,
          '^apps/server/src/db',
          '^apps/server/src/adapters/.*/(?!port|outbox)',
        ],
      },
    },
    {
      name: 'services-do-not-reach-up',
      severity: 'error',
      from: { path: String.raw`^apps/server/src/features/.*\.(service|repository)\.ts$` },
      to: { path: String.raw`\.routes\.ts$` },
    },
    {
      name: 'services-leave-tables-to-repositories',
      severity: 'error',
      from: { path: String.raw`^apps/server/src/features/.*\.service\.ts$` },
      to: { path: '^apps/server/src/db/schema' },
    },
    {
      name: 'repositories-do-not-call-services',
      severity: 'error',
      from: { path: String.raw`^apps/server/src/features/.*\.repository\.ts$` },
      to: { path: String.raw`\.service\.ts$` },
    },
    {
      name: 'no-foreign-repository',
      comment: "A service may call another feature's service, never its repository.",
      severity: 'error',
      from: { path: '^apps/server/src/features/([^/]+)/' },
      to: {
        path: String.raw`^apps/server/src/features/[^/]+/.*\.repository\.ts$`,
        pathNot: '^apps/server/src/features/$1/',
      },
    },
    {
      name: 'only-compose-builds-adapters',
      severity: 'error',
      from: {
        path: '^apps/server/src',
        pathNot: [
          String.raw`^apps/server/src/(compose|cli/.*)\.ts$`,
          '^apps/server/src/adapters',
          String.raw`\.test\.ts$`,
          '^apps/server/src/testing',
        ],
      },
      to: { path: '^apps/server/src/adapters/[^/]+/(?!port)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'web-features-do-not-import-each-other',
      severity: 'error',
      from: { path: '^apps/web/app/features/([^/]+)/' },
      to: { path: '^apps/web/app/features/', pathNot: '^apps/web/app/features/$1/' },
    },
    {
      name: 'web-ui-has-no-data',
      severity: 'error',
      from: { path: '^apps/web/app/ui' },
      to: { path: '^apps/web/app/(features|routes)' },
    },
    {
      name: 'web-features-do-not-import-routes',
      severity: 'error',
      from: { path: '^apps/web/app/(features|lib)' },
      to: { path: '^apps/web/app/routes/' },
    },
    {
      name: 'only-queries-call-the-client',
      severity: 'error',
      from: {
        path: '^apps/web/app',
        pathNot: [String.raw`\.queries\.ts$`, String.raw`\.test\.tsx?$`, '^apps/web/app/testing/'],
      },
      to: { path: String.raw`^apps/web/app/lib/api\.ts$` },
    },
    {
      name: 'no-tests-in-the-product',
      severity: 'error',
      from: { pathNot: [String.raw`\.test\.tsx?$`, '/testing/', '^(e2e|bench|tools)/'] },
      to: { path: [String.raw`\.test\.tsx?$`, '/testing/'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/dist/', '/build/', String.raw`\.react-router`] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
