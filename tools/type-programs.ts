/** What the compiler checks in one go. */
interface TypeProgram {
  readonly config: string;
  /** The folders whose own `tsconfig.json` it stands for. */
  readonly packages: readonly string[];
}

/**
 * Packages with the same compiler options are one program: each of 23 read and checked what they share (the
 * knowledge, the contract, libraries) once more. Editors go on with the packages' own files.
 */
export const TYPE_PROGRAMS: readonly TypeProgram[] = [
  {
    config: 'tools/types/server.json',
    packages: [
      'apps/server',
      'packages/database',
      'packages/engine',
      'packages/images',
      'packages/library',
      'packages/obd',
      'packages/stripe-sandbox',
      'packages/training',
    ],
  },
  {
    config: 'tools/types/both-sides.json',
    packages: ['.', 'packages/assistant', 'packages/contract', 'packages/rules'],
  },
  { config: 'tools/types/dashboard.json', packages: ['apps/dashboard', 'packages/client'] },
  { config: 'apps/site/tsconfig.json', packages: ['apps/site'] },
  { config: 'tools/types/components.json', packages: ['packages/car-ui', 'packages/ui'] },
  {
    config: 'tools/types/bare.json',
    packages: ['packages/knowledge', 'packages/quotes', 'packages/vehicle'],
  },
  { config: 'apps/site/service-worker/tsconfig.json', packages: ['apps/site/service-worker'] },
];

/** Such as 'types: server, database, engine'. */
export const nameOf = ({ packages }: TypeProgram): string =>
  `types: ${packages.map((path) => (path === '.' ? 'tools' : (path.split('/').at(-1) ?? path))).join(', ')}`;
