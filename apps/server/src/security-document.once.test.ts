import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { ENDPOINTS } from '@wrenchwise/contract/api';
import { AUDIT_KINDS } from '@wrenchwise/rules/audit';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';

import { schema } from './schema.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const DOCUMENT = read('docs/security.md');

const sectionOf = (heading: string): string =>
  DOCUMENT.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';

/** The cells of a section's rows, without its head. */
const rowsOf = (heading: string): readonly (readonly string[])[] =>
  sectionOf(heading)
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) =>
      line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

/** What is written between back-ticks. */
const namesIn = (text: string): readonly string[] =>
  Array.from(text.matchAll(/`([^`\n]+)`/g), ([, name = '']) => name);

const SOURCES = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: ROOT })
  .filter((file) => !/\.test\.|\/testing\//.test(file))
  .map((file) => ({ file, text: read(file) }));

/** Items of ASVS 5.0, levels 1 and 2, that failed or were open in the audit of 26 November 2026. */
const AUDITED =
  '2.4.1 3.5.3 4.1.2 5.1.1 5.2.1 5.2.2 5.4.1 5.4.3 6.2.4 6.2.12 6.3.3 6.4.4 7.1.2 7.4.5 7.5.1 7.6.1 ' +
  '7.6.2 9.2.3 9.2.4 11.1.1 11.1.2 11.4.2 11.4.4 12.1.1 12.1.2 12.2.1 12.2.2 12.3.1 13.2.4 13.2.5 ' +
  '13.3.1 13.4.5 14.1.1 14.1.2 14.2.1 14.3.1 15.1.1 15.1.2 15.1.3 15.2.1 15.2.2 16.1.1 16.2.3 16.3.2 ' +
  '16.4.2 16.4.3';

/** Tests as the document names them: `file` 'title'. */
const proofsIn = (text: string) =>
  Array.from(
    text.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)` '([^']+)'/g),
    ([, file = '', title = '']) => ({ file, title }),
  );

describe('the table of ASVS items', () => {
  const rows = rowsOf('ASVS 5.0, levels 1 and 2');

  test('has every item that the audit found failing or open, once', () => {
    expect(rows.map(([item]) => item)).toEqual(AUDITED.split(' '));
  });

  test('says of each that a test proves it, or why it is as it is', () => {
    for (const [item = '', level = '', status = '', how = ''] of rows) {
      expect(['1', '2'], item).toContain(level);
      expect(['proven', 'reason', 'open'], item).toContain(status);
      expect(how.length, item).toBeGreaterThan(40);
      if (status === 'proven') expect(proofsIn(how).length, item).toBeGreaterThan(0);
    }
  });
});

test('every test that the document names is there, under that name', () => {
  const proofs = proofsIn(DOCUMENT);
  expect(proofs.length).toBeGreaterThan(40);
  const missing = proofs.filter(
    ({ file, title }) => !existsSync(join(ROOT, file)) || !read(file).includes(`'${title}'`),
  );
  expect(missing).toEqual([]);
  // A file that is named without a title would escape: only the line about this file does.
  const named = DOCUMENT.match(/`[\w./-]+\.(?:test|spec)\.tsx?`/g) ?? [];
  expect(named.length).toBe(proofs.length + 1);
});

describe('the table of uploads', () => {
  const rows = rowsOf('Uploads');
  const uploads = ENDPOINTS.flatMap(({ id, upload }) => (upload ? [{ id, ...upload }] : []));

  test('has each operation that takes a file, with its types and its size', () => {
    expect(rows.map(([id = '']) => namesIn(id)[0])).toEqual(uploads.map(({ id }) => id));
    for (const [index, { id, types, maxBytes }] of uploads.entries()) {
      const [, typeCell = '', size = ''] = rows[index] ?? [];
      expect(namesIn(typeCell), id).toEqual(types);
      expect(size, id).toBe(`${maxBytes.toLocaleString('en-GB')} bytes`);
    }
  });
});

describe('the classes of data', () => {
  const classes = new Map(
    rowsOf('Classes of data').map(([name = '', level = '']) => [namesIn(name)[0] ?? '', level]),
  );
  const tables = Object.values<unknown>(schema)
    .filter((table): table is PgTable => table instanceof PgTable)
    .map(getTableConfig);

  test('are given to every table, and to none that is no more', () => {
    const inTheSchema = tables.map(({ name }) => name);
    const classified = [...classes.keys()].filter((name) => name !== '');
    expect(classified.toSorted()).toEqual(inTheSchema.toSorted());
    for (const [name, level] of classes) {
      expect(['secret', 'personal', 'operational', 'public'], name).toContain(level);
    }
  });

  test('call a table with credentials secret, and one with a user’s rows at least personal', () => {
    const secret =
      /^(?:token|password|secret|backup_codes|public_key|auth|value|\w+_token|key_hash|token_hash|secret_hash)$/;
    // A pseudonym of somebody who had a trial: it opens nothing.
    const noCredential = new Set(['trial_uses']);
    for (const { name, columns } of tables) {
      const names = columns.map((column) => column.name);
      if (!noCredential.has(name) && names.some((column) => secret.test(column))) {
        expect(classes.get(name), name).toBe('secret');
      } else if (names.includes('user_id')) {
        expect(['secret', 'personal'], name).toContain(classes.get(name));
      }
    }
  });
});

describe('the inventory of keys', () => {
  const names = new Set(namesIn(sectionOf('Keys and their life')));

  test('has every setting that is a secret, and every key that the server makes for itself', () => {
    const settings = read('.env.example').match(
      /^\w*(?:SECRETS?|SECRETS_OLD|SECRET_KEY|SECRET_ACCESS_KEY|API_KEY|TOKEN|PASSWORD|DSN)(?==)/gm,
    );
    expect(settings?.length).toBeGreaterThan(8);
    const own = SOURCES.flatMap(({ text }) =>
      Array.from(text.matchAll(/readServerKey\(\{[^}]*?name: '([\w-]+)'/g), ([, key = '']) => key),
    );
    expect(own).toContain('vapid');
    expect([...(settings ?? []), ...own].filter((name) => !names.has(name))).toEqual([]);
  });
});

describe('the inventory of algorithms', () => {
  const names = new Set(namesIn(sectionOf('Algorithms')));

  test('has every function of cryptography that the code imports, and every algorithm that it names', () => {
    const imported = SOURCES.flatMap(({ text }) =>
      Array.from(
        text.matchAll(/import (?:type )?\{([^}]+)\} from '(?:node:crypto|better-auth\/crypto)'/g),
        ([, list = '']) => list.split(',').map((name) => name.trim().replace(/^type /, '')),
      ).flat(),
    ).filter((name) => name !== '');
    const named = SOURCES.flatMap(({ text }) =>
      Array.from(
        text.matchAll(/\bcreate(?:Hash|Hmac|Cipheriv|Decipheriv|Sign|Verify)\(\s*'([^']+)'/g),
        ([, algorithm = '']) => algorithm,
      ),
    );
    const ofTheWeb = SOURCES.flatMap(({ text }) => text.match(/\bcrypto\.(?:subtle\.)?\w+/g) ?? []);
    expect(imported).toContain('timingSafeEqual');
    const used = new Set([...imported, ...named, ...ofTheWeb]);
    expect([...used].filter((name) => !names.has(name))).toEqual([]);
  });

  test('has each place that throws dice without cryptography, none of which makes a secret', () => {
    const files = SOURCES.filter(({ text }) => text.includes('Math.random')).map(
      ({ file }) => file,
    );
    expect(files.filter((file) => !names.has(file))).toEqual([]);
  });
});

/** The literal message of each call of a log: the last text among its arguments. */
const messagesIn = (text: string): readonly string[] =>
  Array.from(text.matchAll(/\blog(?:\.(?:debug|info|warn|error|fatal)|\[\w+\])\(/g)).flatMap(
    ({ index, 0: call }) => {
      let depth = 1;
      let at = index + call.length;
      const start = at;
      for (; depth > 0 && at < text.length; at += 1) {
        if (text[at] === '(') depth += 1;
        if (text[at] === ')') depth -= 1;
      }
      const literals = Array.from(
        text.slice(start, at).matchAll(/'([^'\n]+)'/g),
        ([, literal = '']) => literal,
      );
      return literals.slice(-1);
    },
  );

describe('the inventory of logs', () => {
  const names = new Set(namesIn(sectionOf('Logs and events')));

  test('has every line that the server writes', () => {
    const messages = SOURCES.filter(({ file }) => file.startsWith('apps/server/')).flatMap(
      ({ text }) => messagesIn(text),
    );
    expect(messages.length).toBeGreaterThan(40);
    expect([...new Set(messages)].filter((message) => !names.has(message))).toEqual([]);
  });

  test('has every kind of security event', () => {
    expect(AUDIT_KINDS.filter((kind) => !names.has(kind))).toEqual([]);
  });
});
