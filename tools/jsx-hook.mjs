// Lets Node run the server's email templates (.tsx) from the sources: Node strips types but knows
// no JSX, which the build's own compiler (Oxc) transforms.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

import { transformSync } from 'rolldown/utils';

registerHooks({
  load: (url, context, next) => {
    if (!url.endsWith('.tsx')) return next(url, context);
    const path = fileURLToPath(url);
    const { code, errors } = transformSync(path, readFileSync(path, 'utf8'));
    if (errors.length > 0) throw new SyntaxError(`${path}: ${errors[0]?.message}`);
    return { format: 'module', source: code, shortCircuit: true };
  },
});
