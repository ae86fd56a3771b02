import { openGraphImageFor } from '@wrenchwise/client/open-graph-image.ts';
import { absoluteUrl } from '@wrenchwise/client/site-origin.ts';

import { jsonLd } from './json-ld.ts';

interface HowTo {
  readonly path: string;
  readonly name: string;
  readonly description: string;
  readonly tools: readonly string[];
  readonly parts: readonly string[];
  readonly steps: readonly string[];
  /** What it costs a user who does it, in hundredths of `currency`. */
  readonly cost: { readonly low: number; readonly high: number };
  /** ISO 4217. */
  readonly currency: string;
}

/** A repair guide, for its page's `meta`: exactly what the page shows, nothing more. */
export const howToData = ({ path, name, description, tools, parts, ...more }: HowTo) =>
  jsonLd('HowTo', {
    name,
    description,
    inLanguage: 'en-GB',
    url: absoluteUrl(path),
    image: absoluteUrl(openGraphImageFor(path, name).path),
    tool: tools.map((tool) => ({ '@type': 'HowToTool', name: tool })),
    supply: parts.map((part) => ({ '@type': 'HowToSupply', name: part })),
    step: more.steps.map((text, index) => ({ '@type': 'HowToStep', position: index + 1, text })),
    estimatedCost: {
      '@type': 'MonetaryAmount',
      currency: more.currency,
      minValue: more.cost.low / 100,
      maxValue: more.cost.high / 100,
    },
  });
