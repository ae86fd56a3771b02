import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

import { dataFolder } from './complaints.ts';

const FILES = ['owners-posts', 'complaints-dev', 'complaints-extra', 'complaints-unlabelled'];

const Row = z.object({ id: z.string(), title: z.string().optional(), text: z.string() });

/**
 * The texts of owners' posts and complaints by id; a post begins with its title. Undefined when a file is
 * missing on this machine, which is then named.
 */
export const strangersTexts = (): ReadonlyMap<string, string> | undefined => {
  const texts = new Map<string, string>();
  for (const name of FILES) {
    const path = join(dataFolder(), `${name}.jsonl`);
    if (!existsSync(path)) {
      console.log(`missing: ${name}.jsonl in the data folder`);
      return undefined;
    }
    for (const line of readFileSync(path, 'utf8').trim().split('\n')) {
      const { id, title, text } = Row.parse(JSON.parse(line));
      texts.set(id, title === undefined ? text : `${title}. ${text}`);
    }
  }
  return texts;
};
