/** One line of what a page says of itself in its head. */
export type PageDescriptor =
  | { readonly title: string }
  | { readonly name: string; readonly content: string }
  | { readonly property: string; readonly content: string }
  | {
      readonly tagName: 'link';
      readonly rel: string;
      readonly href: string;
      readonly type?: string;
      readonly title?: string;
    }
  | JsonLd;

type JsonValue = string | number | boolean | null | JsonContent | readonly JsonValue[];
export type JsonContent = { readonly [key: string]: JsonValue };

/** A thing of schema.org. Search engines read it; nothing runs. */
export interface JsonLd {
  readonly 'script:ld+json': JsonContent;
}
