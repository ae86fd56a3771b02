// Lets Node run the server's letters (.tsx) from the sources: it takes the types away itself, but
// knows no JSX. The build's own compiler writes it as plain JavaScript.
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
