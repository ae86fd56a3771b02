import { openGraphImageFor } from '@wrenchwise/client/open-graph-image.ts';
import { absoluteUrl } from '@wrenchwise/client/site-origin.ts';

import { jsonLd } from './json-ld.ts';

interface HowTo {
  readonly path: string;
  readonly name: string;
  readonly description: string;
  readonly tools: readonly string[];
  readonly parts: readonly string[];
  /** As the page shows them; each is linked to by '#step-' and its number. */
  readonly steps: readonly string[];
  /** The paths of pictures, by the number of the step that each shows. */
  readonly drawings: ReadonlyMap<number, string>;
  /** The longest that the page's time allows for. */
  readonly minutes: number;
  /** What it costs a user who does it, in hundredths of `currency`. */
  readonly cost: { readonly low: number; readonly high: number };
  /** ISO 4217. */
  readonly currency: string;
}

const LONGEST_NAME = 70;

/** What a step is called: its first sentence, or the beginning of a long one. */
const stepName = (text: string): string => {
  const [sentence = text] = text.split(/(?<=[.!?])\s/);
  if (sentence.length <= LONGEST_NAME) return sentence.replace(/[.!?:]$/, '');
  const cut = sentence.slice(0, LONGEST_NAME);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[,;:]$/, '')} …`;
};

/** ISO 8601: 'PT45M', 'PT2H30M', 'PT3H'. */
const isoDuration = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `PT${hours === 0 ? '' : `${hours}H`}${rest === 0 && hours > 0 ? '' : `${rest}M`}`;
};

const imageOf = (path: string | undefined) =>
  path === undefined ? {} : { image: absoluteUrl(path) };

/** A repair guide, for its page's `meta`: exactly what the page shows, nothing more. */
export const howToData = ({ path, name, description, tools, parts, ...more }: HowTo) => {
  const image = absoluteUrl(openGraphImageFor(path, name).path);
  return jsonLd('HowTo', {
    name,
    description,
    inLanguage: 'en-GB',
    url: absoluteUrl(path),
    image,
    totalTime: isoDuration(more.minutes),
    tool: tools.map((tool) => ({ '@type': 'HowToTool', name: tool })),
    supply: parts.map((part) => ({ '@type': 'HowToSupply', name: part })),
    step: more.steps.map((text, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name: stepName(text),
      text,
      url: `${absoluteUrl(path)}#step-${index + 1}`,
      ...imageOf(more.drawings.get(index + 1)),
    })),
    estimatedCost: {
      '@type': 'MonetaryAmount',
      currency: more.currency,
      minValue: more.cost.low / 100,
      maxValue: more.cost.high / 100,
    },
  });
};
