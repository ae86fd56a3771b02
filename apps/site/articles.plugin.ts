import mdx from '@mdx-js/rollup';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';
import type { Plugin } from 'vite';

/** Turns `content/articles/*.mdx` into components, and their heads into `frontmatter`. */
export const articles = (): Plugin => {
  const compiler = mdx({ remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter, remarkGfm] });
  return {
    name: 'articles',
    // Before the router's plugin and the bundler look.
    enforce: 'pre',
    async transform(text, id) {
      const made = await compiler.transform(text, id);
      return made === undefined ? null : { code: made.code };
    },
  };
};
