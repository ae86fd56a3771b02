import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'offline/index.html';
const OWN = /data-kept-pages|dataset\.theme/;

// The page answers at any address while there is no network: the app's own scripts would look for
// another page there, and cannot be fetched. What lists the kept pages stands in the page itself.
const withoutApp = (html: string): string =>
  html
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replaceAll(/<script[^>]*>[\s\S]*?<\/script>/g, (script) => (OWN.test(script) ? script : ''));

/** Makes the written offline page one that needs nothing but its style, and returns that file's name. */
export const standAloneOfflinePage = (directory: string): { page: string; styles: string[] } => {
  const file = join(directory, FILE);
  const html = withoutApp(readFileSync(file, 'utf8'));
  writeFileSync(file, html);
  const styles = html.matchAll(/<link rel="stylesheet" href="\/(assets\/[^"]+)"/g);
  return { page: FILE, styles: Array.from(styles, ([, style = '']) => style) };
};
