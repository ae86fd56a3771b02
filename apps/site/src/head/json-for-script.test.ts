import { expect, test } from 'vitest';

import { jsonForScript } from './json-for-script.ts';

test('structured data cannot end its script early, and reads as it was written', () => {
  const value = { name: '</script><script>alert(1)</script>' };
  const written = jsonForScript(value);
  expect(written).not.toContain('<');
  expect(JSON.parse(written)).toEqual(value);
});
