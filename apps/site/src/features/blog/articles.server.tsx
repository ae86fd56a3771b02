import type { MDXContent } from 'mdx/types';
import { renderToStaticMarkup } from 'react-dom/server';

import { articleElements } from './article-elements.server.tsx';
import type { ArticleSummary, ArticleView, Heading } from './article.ts';
import { DRAWINGS } from './drawings.server.tsx';
import { type FrontMatter, parseFrontMatter } from './front-matter.ts';
import { readingMinutes } from './reading-time.ts';
import { relatedCodes, relatedGuides } from './related.server.ts';

interface ArticleModule {
  readonly default: MDXContent;
  readonly frontmatter: unknown;
}

interface Article extends ArticleSummary {
  readonly head: FrontMatter;
  readonly body: string;
  readonly contents: readonly Heading[];
}

const modules = import.meta.glob<ArticleModule>('../../content/articles/*.mdx', { eager: true });

const readArticle = ([path, { default: Content, frontmatter }]: [
  string,
  ArticleModule,
]): Article => {
  const file = path.slice(path.lastIndexOf('/') + 1);
  const slug = file.slice(0, -'.mdx'.length);
  const head = parseFrontMatter(file, frontmatter);
  const drawing = DRAWINGS[slug];
  if (drawing === undefined) throw new Error(`content/articles/${file}: nobody has drawn ${slug}`);
  const contents: Heading[] = [];
  const body = renderToStaticMarkup(<Content components={articleElements(contents)} />);
  const { title, description, topic, published, updated } = head;
  return {
    slug,
    title,
    description,
    topic,
    published,
    updated,
    minutes: readingMinutes(body),
    drawing: renderToStaticMarkup(drawing),
    head,
    body,
    contents,
  };
};

const ARTICLES: readonly Article[] = Object.entries(modules)
  .map(readArticle)
  .sort((a, b) => b.published.localeCompare(a.published));

const summaryOf = ({ head: _head, body: _body, contents: _contents, ...summary }: Article) =>
  summary;

/** Every article, the newest first. */
export const listArticles = (): readonly ArticleSummary[] => ARTICLES.map(summaryOf);

/** An article by the name of its file, with what belongs to it. */
export const findArticle = (slug: string | undefined): ArticleView | undefined => {
  const at = ARTICLES.findIndex((article) => article.slug === slug);
  const article = ARTICLES[at];
  if (article === undefined) return undefined;
  const neighbour = (by: 1 | -1) => {
    const other = ARTICLES[at + by];
    return other && { slug: other.slug, title: other.title };
  };
  return {
    ...summaryOf(article),
    hero: article.head.hero,
    body: article.body,
    contents: article.contents,
    guides: relatedGuides(article.head.guides),
    codes: relatedCodes(article.head.codes),
    previous: neighbour(1),
    next: neighbour(-1),
  };
};
