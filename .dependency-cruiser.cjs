/** The import rules of docs/architecture.md. */

// Small tables of the three packages that a page may load; everything else of them is for the
// server, lazily loaded workers and build steps.
const LIGHT_ENOUGH_FOR_PAGES = [
  '^packages/knowledge/src/(postponed-checks|countries|price-regions|prices|systems|parameters/units)\\.ts$',
  '^packages/engine/src/(asking|diagnosis|figure-(bounds|options)|interview/tap-questions)\\.ts$',
  '^packages/library/src/(codes/(code-page|typed-codes)|guides/guide-data|search/[^/]+)\\.ts$',
  '^packages/quotes/src/photograph/[^/]+\\.ts$',
];

// Which modules of the server a module may use: one way only, anything else is refused.
const MODULES_USED_BY = {
  library: [],
  messages: [],
  billing: ['messages'],
  accounts: ['billing', 'messages'],
  garage: ['accounts', 'messages'],
  diagnosis: ['garage', 'library', 'messages'],
  chat: ['diagnosis', 'garage', 'library'],
  developers: ['accounts', 'diagnosis', 'garage', 'library', 'messages'],
  operations: ['accounts', 'diagnosis', 'messages'],
};

// What a module shows to the others, beside its services.
const SHOWN_BY_MODULES = [
  String.raw`\.service\.ts$`,
  '/accounts/identity/sensitive-act\\.ts$',
  '/diagnosis/(answering|postponed-checks)\\.ts$',
  '/garage/vehicles/vehicle-access\\.ts$',
  '/messages/mail/email-template\\.ts$',
];

// Where a statement joins a table of another module: none may be added.
const FOREIGN_READERS = [
  // Erasing an account finds messages by address.
  '/accounts/use-cases/deletion/deletion\\.repository\\.ts$',
  // A diagnosis is of a saved car; the demonstration's cars have a past.
  '/diagnosis/(diagnosed-car|(workshop-replies/diagnosis-shares|demonstration/demo-garage)\\.repository)\\.ts$',
  // Who was asked already, and whom to remind, is joined in one statement.
  '/diagnosis/outcomes/outcomes\\.repository\\.ts$',
  '/garage/maintenance/(reminders|tasks)\\.repository\\.ts$',
  '/garage/log/import/imports\\.repository\\.ts$',
  // Exports are files of the same store, which is swept.
  '/garage/files/files\\.repository\\.ts$',
  // The operator's command looks into everything.
  '/operations/operator/operator-(users|webhooks)\\.repository\\.ts$',
];

const OWN_TABLES = '^apps/server/src/modules/accounts/accounts\\.tables\\.ts$';

const oneWay = Object.entries(MODULES_USED_BY).map(([module, used]) => ({
  name: `what-${module}-uses`,
  comment: 'Modules use each other one way (decision 134).',
  severity: 'error',
  from: { path: `^apps/server/src/modules/${module}/`, pathNot: String.raw`\.test\.ts$` },
  to: {
    path: '^apps/server/src/modules/',
    pathNot: [
      `^apps/server/src/modules/(${[module, ...used].join('|')})/`,
      // `tables-have-one-owner` says who may.
      String.raw`\.tables\.ts$`,
    ],
  },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'vehicle-imports-nothing',
      comment: 'What a car is: no packages, no Node, nothing of ours.',
      severity: 'error',
      from: { path: '^packages/vehicle/src', pathNot: String.raw`\.test\.ts$` },
      to: { pathNot: '^packages/vehicle/src' },
    },
    {
      name: 'images-import-nothing',
      comment: 'Bytes of a picture in, bytes of a picture out.',
      severity: 'error',
      from: { path: '^packages/images/src', pathNot: String.raw`\.test\.ts$` },
      to: { pathNot: '^packages/images/src' },
    },
    {
      name: 'knowledge-imports-vehicle-alone',
      comment:
        'Typed data and the look-ups that read it: no packages, no Node; cars by the vehicle.',
      severity: 'error',
      from: { path: '^packages/knowledge/src', pathNot: String.raw`\.test\.ts$` },
      to: { pathNot: '^packages/(knowledge|vehicle)/src' },
    },
    {
      name: 'engine-imports-knowledge-alone',
      comment: 'The engine is pure. Tests and training are not the engine.',
      severity: 'error',
      from: { path: '^packages/engine/src', pathNot: [String.raw`\.test\.ts$`, '/testing/'] },
      to: { pathNot: '^packages/(engine|knowledge|vehicle)/src' },
    },
    {
      name: 'nothing-imports-training',
      comment:
        'Training makes files; the product reads them. It reads the engine and is part of nothing.',
      severity: 'error',
      from: { pathNot: '^packages/training/' },
      to: { path: '^packages/training/' },
    },
    {
      name: 'training-imports-the-engine',
      comment: 'Texts, labels, knowledge and the engine that reads them.',
      severity: 'error',
      from: { path: '^packages/training/src' },
      to: {
        path: '^(packages|apps)/',
        pathNot: '^packages/(training|assistant|engine|knowledge|vehicle)/',
      },
    },
    {
      name: 'library-imports-knowledge-alone',
      comment: 'Figures of the engine are passed in (`EngineFigures`).',
      severity: 'error',
      from: { path: '^packages/library/src', pathNot: [String.raw`\.test\.ts$`, '/testing/'] },
      to: { pathNot: '^packages/(library|knowledge|vehicle)/src' },
    },
    {
      name: 'quotes-import-knowledge-alone',
      comment: 'Reads text and sets it beside the knowledge that it is handed: pure.',
      severity: 'error',
      from: { path: '^packages/quotes/src', pathNot: [String.raw`\.test\.ts$`, '/testing/'] },
      to: { pathNot: '^packages/(quotes|knowledge|vehicle)/src' },
    },
    {
      name: 'obd-is-pure',
      comment: 'Knows the bytes of a car and no transport: what uses it passes one in.',
      severity: 'error',
      from: { path: '^packages/obd/src', pathNot: String.raw`\.test\.ts$` },
      to: { pathNot: '^packages/obd/src' },
    },
    {
      name: 'engine-is-handed-the-knowledge',
      comment:
        'Parts of the engine are made by `createEngine(knowledge)`: they import types and pure rules, never the edition itself.',
      severity: 'error',
      from: {
        path: '^packages/(engine|library|quotes)/src',
        pathNot: [String.raw`\.test\.ts$`, '/testing/'],
      },
      to: {
        path: [
          '^packages/knowledge/src/(knowledge|catalogue|safety-rules|synonyms|version|codes/generic-codes)\\.ts$',
          '^packages/vehicle/src/model-facts\\.ts$',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'inference-knows-neither-codes-nor-words',
      comment: 'The systems of a code are passed in; causes are put into words later.',
      severity: 'error',
      from: { path: '^packages/engine/src/inference/', pathNot: String.raw`\.test\.ts$` },
      to: {
        path: ['^packages/engine/src/(explain|enough|safety)/', '^packages/knowledge/src/codes/'],
        pathNot: '^packages/knowledge/src/codes/fault-codes\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'rules-import-zod-and-small-tables',
      comment: 'Pure rules: small tables that server and web share, never the form of the API.',
      severity: 'error',
      from: { path: '^packages/rules/src', pathNot: String.raw`\.test\.ts$` },
      to: {
        pathNot: [
          '^packages/rules/src',
          'node_modules/zod/',
          '^packages/knowledge/src/(countries|price-regions|systems|time-zones)\\.ts$',
          // Rules of a few lines, so that the floor and the neutral verdict are the engine's own.
          '^packages/knowledge/src/(cause-floor|drive-verdict)\\.ts$',
          '^packages/vehicle/src/(mileage|mot-history|mot-anomalies|mot-mileage|vehicle|vin|registration)\\.ts$',
          // Lists of ids, and the credits of sources.
          '^packages/vehicle/src/(service/service-(item|rule)|facts/sources)\\.ts$',
          '^packages/engine/src/diagnosis\\.ts$',
          '^packages/library/src/guides/guide-data\\.ts$',
        ],
      },
    },
    {
      name: 'contract-imports-zod-and-rules',
      comment:
        'Endpoints, errors and the client: rules, and small tables that server and web share.',
      severity: 'error',
      from: { path: '^packages/contract/src', pathNot: String.raw`\.test\.ts$` },
      to: {
        pathNot: [
          '^packages/(contract|rules)/src',
          'node_modules/zod/',
          '^packages/knowledge/src/(countries|price-regions|systems|time-zones)\\.ts$',
          // Rules of a few lines, so that the floor and the neutral verdict are the engine's own.
          '^packages/knowledge/src/(cause-floor|drive-verdict)\\.ts$',
          '^packages/vehicle/src/(mileage|mot-history|mot-anomalies|vehicle|vin|registration)\\.ts$',
          // Lists of ids, and the credits of sources.
          '^packages/vehicle/src/(service/service-(item|rule)|facts/sources)\\.ts$',
          '^packages/engine/src/diagnosis\\.ts$',
          '^packages/library/src/guides/guide-data\\.ts$',
        ],
      },
    },
    {
      name: 'assistant-answers-from-what-it-is-given',
      comment: 'Pure: no rows, no clock, no edition of the knowledge but its texts for the chat.',
      severity: 'error',
      from: { path: '^packages/assistant/src', pathNot: String.raw`\.test\.ts$` },
      to: { pathNot: '^packages/(assistant|contract|rules|engine|knowledge|vehicle)/' },
    },
    {
      name: 'database-imports-drivers',
      comment: 'The driver knows no table, no catalogue of errors and no policy of the product.',
      severity: 'error',
      from: {
        path: '^packages/database/src',
        pathNot: [String.raw`\.test\.ts$`, '^packages/database/src/testing/'],
      },
      to: {
        pathNot: [
          '^packages/database/src',
          'node_modules/(drizzle-orm|pg|@types/pg|@electric-sql/pglite)/',
          '^(async_hooks|fs|net|path|sqlite|timers/promises|node:sqlite)$',
        ],
      },
    },
    {
      name: 'the-sandbox-knows-no-product',
      comment: 'A small Stripe: of ours only the database; the server hands it the rest.',
      severity: 'error',
      from: { path: '^packages/stripe-sandbox/src' },
      to: { path: '^(packages|apps)/', pathNot: '^packages/(stripe-sandbox|database)/' },
    },
    {
      name: 'only-the-server-has-a-sandbox',
      severity: 'error',
      from: { pathNot: '^(packages/stripe-sandbox|apps/server)/' },
      to: { path: '^packages/stripe-sandbox/' },
    },
    {
      name: 'drivers-behind-one-door',
      comment:
        'PGlite, pg and the parts of Drizzle that speak to them belong to packages/database.',
      severity: 'error',
      from: { pathNot: '^packages/database/src' },
      to: {
        path: 'node_modules/(pg|@electric-sql/pglite|drizzle-orm/(node-postgres|pglite|migrator))(/|\\.|$)',
      },
    },
    {
      name: 'only-the-server-has-a-database',
      severity: 'error',
      from: { pathNot: '^(packages/(database|stripe-sandbox)|apps/server|bench|e2e|tools)/' },
      to: { path: '^packages/database/' },
    },
    {
      name: 'ui-knows-no-data-and-no-cars',
      comment: 'Tokens and primitives: nothing of this repository, no router, no queries.',
      severity: 'error',
      from: { path: '^packages/ui/src' },
      to: { path: '^(?!packages/ui/)(packages|apps)/|node_modules/(react-router|@tanstack)/' },
    },
    {
      name: 'car-ui-shows-what-the-contract-names',
      severity: 'error',
      from: { path: '^packages/car-ui/src' },
      to: {
        path: '^(packages|apps)/|node_modules/(react-router|@tanstack)/',
        pathNot: [
          '^packages/(car-ui|ui|contract|rules)/',
          String.raw`^packages/knowledge/src/systems\.ts$`,
        ],
      },
    },
    {
      name: 'client-is-what-both-apps-share',
      comment: 'No router and no query cache: the public pages have neither.',
      severity: 'error',
      from: { path: '^packages/client/src' },
      to: {
        path: '^(packages|apps)/|node_modules/(react-router|@tanstack)/',
        pathNot: [
          '^packages/(client|ui|contract|rules)/',
          // Photographs of quotes, which both apps read on the device.
          String.raw`^packages/quotes/src/photograph/[^/]+\.ts$`,
        ],
      },
    },
    {
      name: 'site-is-static',
      comment: 'Nothing of another app, no router and no query cache.',
      severity: 'error',
      from: { path: '^apps/site' },
      to: { path: '^apps/(?!site/)|node_modules/(react-router|@tanstack)/' },
    },
    {
      name: 'dashboard-imports-no-other-app',
      severity: 'error',
      from: { path: '^apps/dashboard' },
      to: { path: '^apps/(?!dashboard/)' },
    },
    {
      name: 'gallery-is-for-development',
      comment:
        'The gallery shows packages/ui and packages/car-ui, and nothing that is built shows it.',
      severity: 'error',
      from: { pathNot: '^apps/dashboard/gallery/' },
      to: { path: '^apps/dashboard/gallery/' },
    },
    {
      name: 'gallery-shows-primitives',
      severity: 'error',
      from: { path: '^apps/dashboard/gallery/' },
      to: {
        path: '^(packages|apps)/',
        pathNot: [
          '^apps/dashboard/gallery/',
          '^packages/(ui|car-ui)/',
          String.raw`^packages/knowledge/src/systems\.ts$`,
          '^apps/dashboard/src/testing/sample-',
        ],
      },
    },
    {
      name: 'server-imports-no-other-app',
      severity: 'error',
      from: { path: '^apps/server' },
      to: { path: '^apps/(?!server/)' },
    },
    {
      name: 'web-knows-no-knowledge',
      comment:
        'Only the server, a lazily loaded worker and what runs when pages are written at build time carry the knowledge as values.',
      severity: 'error',
      from: {
        path: '^apps/(site|dashboard)/src',
        pathNot: String.raw`\.(worker|server|server\.test)\.tsx?$|\.astro$`,
      },
      to: {
        path: [
          '^packages/(knowledge|engine|library|quotes)/src',
          '^packages/vehicle/src/model-facts\\.ts$',
          // The tables of facts: half a megabyte and more, asked of the server.
          '^packages/vehicle/src/(facts/(?!(engine-fuels|gearbox-codes|sources|table)\\.ts)|generated/(?!model-years\\.ts))',
        ],
        pathNot: LIGHT_ENOUGH_FOR_PAGES,
        dependencyTypesNot: ['type-only'],
      },
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
      from: { path: String.raw`^apps/server/src/(modules|platform)/.*\.routes\.ts$` },
      to: {
        path: [
          String.raw`\.repository\.ts$`,
          '^apps/server/src/platform/db',
          String.raw`\.tables\.ts$`,
          '^packages/database',
          '^apps/server/src/platform/adapters/.*/(?!port|outbox)',
        ],
      },
    },
    {
      name: 'services-do-not-reach-up',
      severity: 'error',
      from: { path: String.raw`^apps/server/src/(modules|platform)/.*\.(service|repository)\.ts$` },
      to: { path: String.raw`\.routes\.ts$` },
    },
    {
      name: 'services-leave-tables-to-repositories',
      severity: 'error',
      from: { path: String.raw`^apps/server/src/(modules|platform)/.*\.service\.ts$` },
      to: { path: String.raw`\.tables\.ts$` },
    },
    {
      name: 'repositories-do-not-call-services',
      severity: 'error',
      from: { path: String.raw`^apps/server/src/(modules|platform)/.*\.repository\.ts$` },
      to: { path: String.raw`\.service\.ts$` },
    },
    ...oneWay,
    {
      name: 'modules-show-their-services',
      comment: "A module may call another module's service, never its repository.",
      severity: 'error',
      from: { path: '^apps/server/src/modules/([^/]+)/', pathNot: String.raw`\.test\.ts$` },
      to: {
        path: '^apps/server/src/modules/',
        pathNot: ['^apps/server/src/modules/$1/', ...SHOWN_BY_MODULES, String.raw`\.tables\.ts$`],
      },
    },
    {
      name: 'only-compose-lists-modules',
      comment: 'Each module is created once, with the platform and the services that it is given.',
      severity: 'error',
      from: { path: '^apps/server/src', pathNot: String.raw`^apps/server/src/compose\.ts$` },
      to: { path: String.raw`^apps/server/src/modules/[^/]+/[^/]+\.module\.ts$` },
    },
    {
      name: 'better-auth-is-the-ground-floor',
      comment: 'Configuration and adapters of the library: they know no use case of accounts.',
      severity: 'error',
      from: {
        path: '^apps/server/src/modules/accounts/better-auth/',
        pathNot: String.raw`\.test\.ts$`,
      },
      to: {
        path: '^apps/server/src/modules/',
        pathNot: ['^apps/server/src/modules/accounts/better-auth/', OWN_TABLES],
      },
    },
    {
      name: 'identity-knows-no-use-case',
      severity: 'error',
      from: {
        path: '^apps/server/src/modules/accounts/identity/',
        pathNot: String.raw`\.test\.ts$`,
      },
      to: {
        path: '^apps/server/src/modules/accounts/',
        pathNot: ['^apps/server/src/modules/accounts/(identity|better-auth)/', OWN_TABLES],
      },
    },
    {
      name: 'use-cases-of-accounts-do-not-import-each-other',
      comment: 'What two of them share belongs to identity; accounts.feature.ts hands on the rest.',
      severity: 'error',
      from: {
        path: '^apps/server/src/modules/accounts/(export|use-cases/[^/]+)/',
        pathNot: String.raw`\.test\.ts$`,
      },
      to: {
        path: '^apps/server/src/modules/accounts/',
        pathNot: ['^apps/server/src/modules/accounts/($1|identity|better-auth)/', OWN_TABLES],
      },
    },
    {
      name: 'use-cases-of-accounts-leave-tables-to-repositories',
      severity: 'error',
      from: {
        path: '^apps/server/src/modules/accounts/',
        pathNot: [
          String.raw`\.(repository|tables|test)\.ts$`,
          '^apps/server/src/modules/accounts/retention\\.ts$',
          // The tables are part of the library's configuration.
          '^apps/server/src/modules/accounts/better-auth/auth\\.ts$',
          // Each part names the tables that it exports.
          '^apps/server/src/modules/accounts/export/[^/]+-parts?\\.ts$',
        ],
      },
      to: { path: String.raw`\.tables\.ts$` },
    },
    {
      name: 'platform-knows-no-module',
      comment: 'What the modules are built on: only their tests use them.',
      severity: 'error',
      from: { path: '^apps/server/src/platform/', pathNot: String.raw`\.test\.ts$` },
      to: { path: '^apps/server/src/(modules/|cli/|compose|composition|main|assemble-app|schema)' },
    },
    {
      name: 'tables-have-one-owner',
      comment:
        'Only a module imports its tables; a foreign key may name the table that it leads to.',
      severity: 'error',
      from: {
        path: '^apps/server/src/modules/([^/]+)/',
        pathNot: [String.raw`\.(test|tables)\.ts$`, ...FOREIGN_READERS],
      },
      to: {
        path: String.raw`^apps/server/src/modules/.*\.tables\.ts$`,
        pathNot: '^apps/server/src/modules/$1/',
      },
    },
    {
      name: 'only-compose-builds-adapters',
      severity: 'error',
      from: {
        path: '^apps/server/src',
        pathNot: [
          String.raw`^apps/server/src/(compose|open-platform|warm-up|cli/.*)\.ts$`,
          '^apps/server/src/platform/adapters',
          String.raw`\.test\.ts$`,
          '^apps/server/src/testing',
        ],
      },
      to: {
        path: '^apps/server/src/platform/adapters/[^/]+/(?!port|model-spend\\.tables)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'features-do-not-import-each-other',
      severity: 'error',
      from: { path: '^apps/(site|dashboard)/src/features/([^/]+)/' },
      to: { path: '^apps/$1/src/features/', pathNot: '^apps/$1/src/features/$2/' },
    },
    {
      name: 'features-do-not-import-pages',
      severity: 'error',
      from: {
        // And every other folder of what pages are made of.
        path: '^apps/(site|dashboard)/src/(?!(islands|layouts|pages|routes|testing|views)/)[^/]+/',
        pathNot: String.raw`\.test\.tsx$`,
      },
      to: { path: '^apps/(site|dashboard)/src/(pages|views|routes)/' },
    },
    {
      name: 'only-queries-call-the-client',
      severity: 'error',
      from: {
        path: '^apps/(site|dashboard)/src',
        pathNot: [String.raw`\.queries\.ts$`, String.raw`\.test\.tsx?$`],
      },
      to: { path: String.raw`^packages/client/src/api\.ts$` },
    },
    {
      name: 'no-tests-in-the-product',
      severity: 'error',
      from: {
        // The gallery is not built: it shows what tests show.
        pathNot: [
          String.raw`\.test\.tsx?$`,
          '/testing/',
          '^(e2e|bench|tools)/',
          '^apps/dashboard/gallery/',
        ],
      },
      to: { path: [String.raw`\.test\.tsx?$`, '/testing/'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // What the apps are built to; libraries keep their code in folders of the same names.
    exclude: { path: '^apps/[^/]+/(dist|build)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.imports.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
