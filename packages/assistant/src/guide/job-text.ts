import { bullets, paragraphs } from '../words.ts';
import type { GuideFacts } from './guide-facts.ts';

/** How a job is done, from the guide that the question names. */
export const jobText = (guide: GuideFacts): string =>
  paragraphs(
    `${guide.title}: ${guide.difficulty === 'workshop' ? 'a workshop’s job' : guide.difficulty}, ${guide.estimatedTime}.`,
    guide.safety.length > 0 && `Safety first:\n${bullets(guide.safety)}`,
    guide.tools.length > 0 && `You need: ${guide.tools.join(', ')}.`,
    guide.parts.length > 0 && `Parts and materials:\n${bullets(guide.parts.slice(0, 4))}`,
    guide.steps.map((step, at) => `${at + 1}. ${step.split(' Check: ')[0]}`).join('\n'),
    guide.stopIf,
    'The whole guide, with drawings, is under Repair Guides; it is not checked against your version.',
  );
