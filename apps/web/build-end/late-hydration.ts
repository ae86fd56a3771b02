import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { AWAKE } from '../app/lib/awake.ts';

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const STYLESHEET = /<link rel="stylesheet" href="([^"]+)"\/>/g;
const FONT_PRELOAD = /<link rel="preload" href="[^"]+" as="font"[^>]*>/g;
const START =
  /<script type="module" async="">import "([^"]+)";\n([\s\S]*?)window\.__reactRouterRouteModules = (\{[^}]*\});\s*import\("([^"]+)"\);<\/script>/;
const ROUTE = /import \* as (route\d+) from "([^"]+)";/g;

/** What a person does to a page before it is awake. */
const TOUCHES = ['pointerdown', 'keydown', 'focusin', 'touchstart'];

/**
 * Runs in the browser. The page is complete without scripts, so they come when the browser has
 * painted and rests, or when somebody touches the page. A press of a button, and Ctrl K, that come
 * before are done again when the page says that it is awake; not one that sends a form to the server:
 * the browser has sent it.
 */
const waker = (touches: readonly string[], wake: () => Promise<unknown>, ready: string): void => {
  let begun = false;
  let missed: (() => void) | undefined;
  const begin = () => {
    if (begun) return;
    begun = true;
    for (const touch of touches) removeEventListener(touch, begin, true);
    void wake();
  };
  const onClick = ({ target }: Event) => {
    const control =
      target instanceof Element && target.closest<HTMLElement>('button,input[type=radio]');
    const isSent = control instanceof HTMLButtonElement && control.form?.method === 'post';
    if (control && !isSent) missed = () => control.click();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if ((!event.ctrlKey && !event.metaKey) || event.key.toLowerCase() !== 'k') return;
    event.preventDefault();
    missed = () => dispatchEvent(new KeyboardEvent('keydown', event));
  };
  addEventListener('click', onClick, true);
  addEventListener('keydown', onKeyDown, true);
  addEventListener(
    ready,
    () => {
      removeEventListener('click', onClick, true);
      removeEventListener('keydown', onKeyDown, true);
      missed?.();
    },
    { once: true },
  );
  for (const touch of touches) addEventListener(touch, begin, { capture: true, passive: true });
  const rest = () =>
    requestAnimationFrame(() =>
      setTimeout(() =>
        typeof requestIdleCallback === 'function' ? requestIdleCallback(begin) : begin(),
      ),
    );
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, { once: true });
};

/** Fetches what the page would have fetched at once, then starts React as React Router does. */
const wakeScript = (
  files: readonly string[],
  [manifest, imports, modules, entry]: readonly [string, string, string, string],
): string => {
  const routes = Array.from(imports.matchAll(ROUTE), ([, name = '', file = '']) => ({
    name,
    file,
  }));
  const imported = [manifest, ...routes.map(({ file }) => file)].map(
    (file) => `import(${JSON.stringify(file)})`,
  );
  return `()=>{for(const href of ${JSON.stringify(files)})document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));return Promise.all([${imported.join(',')}]).then(([,${routes.map(({ name }) => name).join(',')}])=>{window.__reactRouterRouteModules=${modules};return import(${JSON.stringify(entry)})})}`;
};

/**
 * A prerendered page that shows itself without waiting for anything but its own HTML: the styles
 * stand in it, scripts come later. The links to the stylesheets stay, for React finds them there, but
 * are never followed: a second sheet would have the whole page laid out again. Throws when the page is
 * not as React Router writes it, so that an update does not quietly undo this.
 */
export const lateHydration = (
  html: string,
  readAsset: (path: string) => string,
  { fontMayWait = false } = {},
): string => {
  const sheets = Array.from(html.matchAll(STYLESHEET), ([, file = '']) => file);
  const [, ...start] = START.exec(html) ?? [];
  const [manifest, imports, modules, entry] = start;
  if (sheets.length === 0 || !manifest || imports === undefined || !modules || !entry) {
    throw new Error('React Router writes its pages in another way than late-hydration.ts knows');
  }
  const files = Array.from(html.matchAll(PRELOAD), ([, file = '']) => file);
  const wake = wakeScript(files, [manifest, imports, modules, entry]);
  const script = `(${String(waker)})(${JSON.stringify(TOUCHES)},${wake},${JSON.stringify(AWAKE)})`;
  const styles = sheets.map(readAsset).join('');
  return html
    .replace(PRELOAD, '')
    .replace(FONT_PRELOAD, (preload) => (fontMayWait ? '' : preload))
    .replace(STYLESHEET, (_, file: string) => {
      const whole = `<link rel="stylesheet" href="${file}" disabled=""/>`;
      return file === sheets[0] ? `<style>${styles}</style>${whole}` : whole;
    })
    .replace(START, () => `<script type="module" async="">${script}</script>`);
};

const AT_ONCE = new Set(['/offline']);

// Its first words take the same lines in what stands in for the font (e2e/layout-shift.spec.ts), so they
// need not wait for it: the largest paint is 0.3 s earlier.
const FONT_MAY_WAIT = new Set(['/']);

/** Does it to the pages that were written under `directory`, but for forms that people come to fill in. */
export const hydrateLate = (directory: string, paths: readonly string[]): void => {
  const assets = new Map<string, string>();
  const readAsset = (path: string): string => {
    const text = assets.get(path) ?? readFileSync(join(directory, path), 'utf8');
    assets.set(path, text);
    return text;
  };
  for (const path of paths) {
    const file = join(directory, path, 'index.html');
    if (AT_ONCE.has(path) || !existsSync(file)) continue;
    const html = readFileSync(file, 'utf8');
    writeFileSync(file, lateHydration(html, readAsset, { fontMayWait: FONT_MAY_WAIT.has(path) }));
  }
};
