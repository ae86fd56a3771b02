import type { Plugin } from 'vite';

const FILE = /react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/;
const RELOAD = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/;

// `lib/connection.ts` hears it, waits for the connection and resolves with the module.
const WAIT = `return new Promise((resolve) => {
  const load = () => import(/* @vite-ignore */ route.module);
  const failure = new CustomEvent('wrenchwise:load-failed', { cancelable: true, detail: { load, resolve } });
  if (window.dispatchEvent(failure)) window.location.reload();
}).then((routeModule) => (routeModulesCache[route.id] = routeModule));`;

/**
 * React Router loads the document anew when a page's code cannot be fetched: without a connection that
 * ends in the browser's own error page, and takes what was typed with it. Here the page waits instead.
 * Stops the build when React Router is written in another way.
 */
export const routeFailure = (): Plugin => {
  let found = false;
  return {
    name: 'route-failure',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!FILE.test(id)) return null;
      if (!RELOAD.test(code)) this.error('React Router reloads in another way than expected');
      found = true;
      return { code: code.replace(RELOAD, () => WAIT), map: null };
    },
    buildEnd(error) {
      if (!error && !found) this.error('React Router keeps its route loader elsewhere');
    },
  };
};
