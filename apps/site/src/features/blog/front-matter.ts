import { z } from 'zod';

import { TOPICS } from './topics.ts';

const Day = z.iso.date();

/** What is between the dashes at the head of an article. */
const FrontMatter = z
  .strictObject({
    title: z.string().min(10).max(70),
    description: z.string().min(50).max(170),
    published: Day,
    updated: Day.optional(),
    topic: z.enum(TOPICS.map(({ id }) => id)),
    /** Fault ids of the knowledge; their repair guides are linked. */
    guides: z.array(z.string().regex(/^[a-z0-9-]+$/)).min(1),
    codes: z.array(z.string().regex(/^[PBCU][0-3][0-9A-F]{3}$/)),
    /** What the drawing shows, for those who do not see it. */
    hero: z.string().min(5),
  })
  .refine(({ published, updated }) => updated === undefined || updated > published, {
    message: 'An article is updated after it was published',
    path: ['updated'],
  });

export type FrontMatter = z.infer<typeof FrontMatter>;

/** Checks an article's head; throws with the file's name and what is wrong, which stops the build. */
export const parseFrontMatter = (file: string, head: unknown): FrontMatter => {
  const result = FrontMatter.safeParse(head);
  if (result.success) return result.data;
  throw new Error(`content/articles/${file}: ${z.prettifyError(result.error)}`);
};
