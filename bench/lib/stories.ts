import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { findFault } from '@wrenchwise/knowledge/catalogue';

/** A fault as an owner would tell it before anybody found the cause. Ours, and invented. */
export interface Story {
  readonly fault: string;
  readonly text: string;
  readonly make: string | null;
  readonly model: string | null;
  readonly year: number | null;
  /** Every eighth of a file: whoever mends the lexicon reads the others only. */
  readonly heldOut: boolean;
}

const FOLDER = join(import.meta.dirname, '..', '..', 'packages', 'engine', 'cases', 'stories');

/** All stories of `cases/stories`. Throws when one is of a fault that the catalogue lacks. */
export const readStories = (): readonly Story[] =>
  readdirSync(FOLDER)
    .sort()
    .flatMap((file) =>
      readFileSync(join(FOLDER, file), 'utf8')
        .trim()
        .split('\n')
        .map((line, index): Story => {
          // Our own files, one object a line, with these fields.
          const story = JSON.parse(line) as Pick<Story, 'fault' | 'text'> & Partial<Story>;
          if (findFault(story.fault) === undefined)
            throw new Error(`${file}: no fault '${story.fault}' in the catalogue`);
          const { fault, text, make = null, model = null, year = null } = story;
          return { fault, text, make, model, year, heldOut: index % 8 === 0 };
        }),
    );
