import type { Plugin, Rolldown } from 'vite';

/** The pages that a signed-in user's first load needs: the frame, and what it shows first. */
export const FIRST_PAGES = [
  '/src/routes/dashboard/layout.tsx',
  '/src/routes/dashboard/overview.tsx',
] as const;

const ICON_INDEX = /\/lucide-react\/dist\/esm\/lucide-react\.mjs$/;
const ICON_EXPORT = /^export \{([^}]+)\} from '\.(\/icons\/[^']+)'/gm;
const ICON_IMPORT = /import\s*\{([^}]+)\}\s*from\s*["']lucide-react["']/g;

type GetModuleInfo = Rolldown.PluginContext['getModuleInfo'];

/** The file of each icon, by each of its names. */
const iconFiles = (index: string, code: string): ReadonlyMap<string, string> => {
  const folder = index.slice(0, index.lastIndexOf('/'));
  return new Map(
    [...code.matchAll(ICON_EXPORT)].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/as (\w+)/g)].map(([, name = '']) => [name, `${folder}${file}`] as const),
    ),
  );
};

/** The icons that a module imports by name: their index would bring those of every page. */
const iconsOf = (code: string, files: ReadonlyMap<string, string>): readonly string[] =>
  [...code.matchAll(ICON_IMPORT)].flatMap(([, names = '']) =>
    names.split(',').flatMap((name) => files.get(name.trim().split(/\s/)[0] ?? '') ?? []),
  );

/** All that these modules import, without what comes on demand. */
const importedBy = (
  roots: readonly string[],
  getModuleInfo: GetModuleInfo,
): ReadonlySet<string> => {
  const found = new Set<string>();
  const open = [...roots];
  let icons: ReadonlyMap<string, string> = new Map();
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const module = getModuleInfo(id);
    if (!module || found.has(id)) continue;
    found.add(id);
    const index = module.importedIds.find((imported) => ICON_INDEX.test(imported));
    if (index !== undefined && icons.size === 0) {
      icons = iconFiles(index, getModuleInfo(index)?.code ?? '');
    }
    open.push(
      ...module.importedIds.filter((imported) => imported !== index),
      ...iconsOf(module.code ?? '', icons),
    );
  }
  return found;
};

/**
 * One file of what the first pages share with others. Left to itself the bundler makes one for every set
 * of pages that share a module: 75 files, a third larger in sum than one (each is compressed by itself).
 */
export const firstPageChunk = (): { plugin: Plugin; group: Rolldown.CodeSplittingGroup } => {
  let modules: ReadonlySet<string> = new Set();
  return {
    plugin: {
      name: 'first-page-chunk',
      apply: 'build',
      applyToEnvironment: ({ name }) => name === 'client',
      buildEnd() {
        const roots = [...this.getModuleIds()].filter((id) =>
          FIRST_PAGES.some((page) => id.endsWith(page)),
        );
        if (roots.length !== FIRST_PAGES.length) return;
        modules = new Set(
          [...importedBy(roots, (id) => this.getModuleInfo(id))].filter(
            (id) => !roots.includes(id),
          ),
        );
      },
    },
    group: { name: 'first-page', test: (id) => modules.has(id) },
  };
};
