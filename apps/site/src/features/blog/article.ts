import type { TopicId } from './topics.ts';

/** What a card of the index shows. Dates are ISO days. */
export interface ArticleSummary {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly topic: TopicId;
  readonly published: string;
  readonly updated?: string | undefined;
  /** Reading time in whole minutes. */
  readonly minutes: number;
  /** The drawing as SVG markup. */
  readonly drawing: string;
}

export interface Heading {
  readonly id: string;
  readonly title: string;
}

export interface RelatedGuide {
  readonly path: string;
  readonly title: string;
  readonly category: string;
}

export interface RelatedCode {
  readonly code: string;
  readonly meaning: string;
}

type Neighbour = Pick<ArticleSummary, 'slug' | 'title'>;

/** What the page of one article shows. */
export interface ArticleView extends ArticleSummary {
  /** What the drawing shows, in words. */
  readonly hero: string;
  /** The text as HTML, made from our own files when the site is built. */
  readonly body: string;
  readonly contents: readonly Heading[];
  readonly guides: readonly RelatedGuide[];
  readonly codes: readonly RelatedCode[];
  /** The article published before this one, and the one after it. */
  readonly previous?: Neighbour | undefined;
  readonly next?: Neighbour | undefined;
}
