import { HEADLINE } from 'virtual:measured/headline';

import { formatPercent } from '~/lib/percent.ts';

import { dayInWords } from './measured-words.ts';

interface Entry {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  /** Where there is more to read. */
  readonly more?: { readonly to: string; readonly label: string };
}

/** Questions and answers. What is not measured is not claimed. */
export const FAQ: readonly Entry[] = [
  {
    id: 'accuracy',
    question: 'How accurate is the diagnosis?',
    answer: `On ${HEADLINE.rows} complaints of car owners that nothing was trained on, it named the right one of the car’s 14 systems first in ${formatPercent(HEADLINE.top1)} and among its first three in ${formatPercent(HEADLINE.top3)} (measured on ${dayInWords(HEADLINE.measuredOn)}). That is not certainty, so check before you buy a part. Every diagnosis also says how sure it is, and keeps a share back for causes that are not on its list.`,
    more: { to: '/how-accurate', label: 'How it was measured' },
  },
  {
    id: 'vehicles',
    question: 'Which vehicles are covered?',
    answer:
      'Cars and light vans from 1996 onward are covered best: petrol, diesel, hybrid, electric and LPG. Older cars back to 1970 can be diagnosed too, without the trouble codes that came with on-board diagnostics.',
  },
  {
    id: 'reader',
    question: 'Do I need a code reader?',
    answer:
      'No. Your own words are enough to start. If a reader shows codes such as P0301, type them with your description: they are understood and explained.',
  },
  {
    id: 'drive',
    question: 'Will it tell me whether I can still drive?',
    answer:
      'Yes, first of all. Safety rules can only make the answer more careful, never less. If you are in doubt, do not drive: a recovery costs less than an accident.',
  },
  {
    id: 'mechanic',
    question: 'Does it replace a mechanic?',
    answer:
      'No. It tells you what is likely, what to check and what it should cost, so that you can do it yourself or talk to a garage on equal terms. You can print the diagnosis and hand it over.',
  },
  {
    id: 'free',
    question: 'What does the free plan include?',
    answer:
      'Five diagnoses and one generated repair guide each calendar month, for ever. The public guide library is not metered. Answering follow-up questions and reopening guides costs nothing.',
  },
  {
    id: 'refunds',
    question: 'Can I have a refund for a partial month?',
    answer:
      'There are no refunds for partial months. Your statutory right to cancel within 14 days of first subscribing is not affected by this.',
  },
  {
    id: 'cancel',
    question: 'What happens when I cancel?',
    answer:
      'After cancellation your access continues until the end of the period you have paid for. Then your account goes back to the free plan, and your diagnoses stay.',
  },
];
