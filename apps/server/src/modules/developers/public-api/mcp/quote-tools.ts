import { CheckedQuote, QuoteToCheck } from '@wrenchwise/contract/endpoints/quotes';

import { defineTool, READS, type Tool } from './tool.ts';

export const QUOTE_TOOLS: readonly Tool[] = [
  defineTool({
    name: 'check_quote',
    title: 'Check a workshop’s quote',
    description:
      'Reads the lines of a workshop’s quote (parts, hours, rates, fees, tax) and sets each beside what is usual for the car and the place, with one question to ask. The ranges are estimates: say so, and accuse nobody. Stores nothing.',
    scope: 'read',
    annotations: READS,
    input: QuoteToCheck,
    output: CheckedQuote,
    work: (args, { user, services }) => services.quotes.check(user, args),
  }),
];
