import { allowanceWords, diagnosesOf } from '@wrenchwise/rules/allowance-words';
import { isAvailable } from '@wrenchwise/rules/capabilities';
import { OUTSIDE_WRITERS } from '@wrenchwise/rules/outside-writers';
import { formatPercent } from '@wrenchwise/rules/percent';
import { PLANS } from '@wrenchwise/rules/plans';
import { byServices, hostMark } from '@wrenchwise/rules/service-sections';
import { HEADLINE } from 'virtual:measured/headline';

import { dayInWords } from './measured-words.ts';
import { withInterval } from './with-interval.ts';

export interface FaqEntry {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  /** Only where plans are sold: the server leaves it out elsewhere. */
  readonly isSold?: boolean;
  /** Where there is more to read. */
  readonly more?: { readonly to: string; readonly label: string };
}

interface FaqGroup {
  readonly id: string;
  readonly title: string;
  /** The same of all its entries. */
  readonly isSold?: boolean;
  readonly entries: readonly FaqEntry[];
}

const accuracy: FaqEntry = {
  id: 'accuracy',
  question: 'How accurate is the diagnosis?',
  answer: `On ${HEADLINE.rows} complaints of car owners that nothing was trained on, it named the right one of the car’s 14 systems first in ${formatPercent(HEADLINE.top1)} and among its first three in ${formatPercent(HEADLINE.top3)} (measured on ${dayInWords(HEADLINE.measuredOn)}). The one repair is much harder: on ${HEADLINE.posts} questions of strangers in public forums it was first in ${withInterval(HEADLINE.repair.first)} and among the first three in ${withInterval(HEADLINE.repair.amongThree)}; the brackets say how far chance reaches. That is not certainty, so check before you buy a part. Every diagnosis also says how sure it is, and keeps a share back for causes that are not on its list.`,
  more: { to: '/how-accurate', label: 'How it was measured' },
};

const vehicles: FaqEntry = {
  id: 'vehicles',
  question: 'Which vehicles are covered?',
  answer:
    'Cars and light vans from 1996 onward are covered best: petrol, diesel, hybrid, electric and LPG. Older cars back to 1970 can be diagnosed too, without the trouble codes that came with on-board diagnostics.',
};

const reader: FaqEntry = {
  id: 'reader',
  question: 'Do I need a code reader?',
  answer:
    'No. Your own words are enough to start. If a reader shows codes such as P0301, type them with your description: they are understood and explained.',
};

const drive: FaqEntry = {
  id: 'drive',
  question: 'Will it tell me whether I can still drive?',
  answer:
    'Yes, first of all. Safety rules can only make the answer more careful, never less. If you are in doubt, do not drive: a recovery costs less than an accident.',
};

const mechanic: FaqEntry = {
  id: 'mechanic',
  question: 'Does it replace a mechanic?',
  answer:
    'No. It tells you what is likely, what to check and what it should cost, so that you can do it yourself or talk to a garage on equal terms. You can print the diagnosis and hand it over.',
};

const free: FaqEntry = {
  id: 'free',
  isSold: true,
  question: 'What does the free plan include?',
  answer: `For ever: ${diagnosesOf('free')} and ${allowanceWords(PLANS.free.allowances.repairGuides, 'generated repair guide', 'generated repair guides')}, counted by the calendar month. The public guide library is not metered. Answering follow-up questions and reopening guides costs nothing.`,
};

const refunds: FaqEntry = {
  id: 'refunds',
  isSold: true,
  question: 'Can I have a refund for a partial month?',
  answer:
    'There are no refunds for partial months. Your statutory right to cancel within 14 days of first subscribing is not affected by this: tell us within that time, and you get back what you paid, less the share of the days that you had the plan.',
};

const cancel: FaqEntry = {
  id: 'cancel',
  isSold: true,
  question: 'What happens when I cancel?',
  answer:
    'After cancellation your access continues until the end of the period you have paid for. Then your account goes back to the free plan, and your diagnoses stay.',
};

/** The eight that are asked most. What is not measured is not claimed. */
export const FAQ: readonly FaqEntry[] = [
  accuracy,
  vehicles,
  reader,
  drive,
  mechanic,
  free,
  refunds,
  cancel,
];

/** These and more, by what they are about. */
export const FAQ_GROUPS: readonly FaqGroup[] = [
  {
    id: 'diagnosis',
    title: 'The diagnosis',
    entries: [
      accuracy,
      drive,
      {
        id: 'describe',
        question: 'How should I describe the fault?',
        answer:
          'As you would tell a friend: what you hear, feel, smell or see, where it comes from, when it happens and since when. What is not there helps as well: “no grinding”, “only when cold”. Spelling does not matter.',
      },
      {
        id: 'unsure',
        question: 'What if it is not sure?',
        answer:
          'Then it says so. Low odds are shown as low odds, and a share stays with “something else”. It asks the one question, or names the one check, that would tell most; answer it and the odds are weighed again.',
      },
      {
        id: 'same',
        question: 'Is there a language model behind it?',
        answer: byServices(['language-model'], {
          inForce: `Beside it, yes. The engine weighs your words against what is known of each fault, and shows the weighing: the verdict on driving, the dangers, the severity and the prices are its own. A language model${hostMark('language-model')} also reads your words, takes a second look at the causes, adds notes to guides and words the answers of the chat. It gets what you describe and ask, and your car, but not your name. What it added is marked, and two answers to the same description can differ in it.`,
          otherwise:
            'No. The engine weighs your words against what is known of each fault, and shows the weighing. A small text model that we trained ourselves helps it to read. It makes nothing up, and the engine always answers the same description of the same car in the same way.',
        }),
        more: { to: '/ai-automotive-solutions', label: 'How it reasons' },
      },
      mechanic,
    ],
  },
  {
    id: 'car',
    title: 'Your car',
    entries: [
      vehicles,
      reader,
      {
        id: 'electric',
        question: 'Does it know electric cars and hybrids?',
        answer:
          'Yes. Batteries, charging and electric drive have faults of their own in it. Work on orange high-voltage cables is never suggested as something to do at home.',
      },
      {
        id: 'over-time',
        isSold: true,
        question: 'What does it show of my cars over time?',
        answer: `Each car’s page shows its costs, consumption and odometer as charts, on every plan. With ${PLANS.pro.name} two diagnoses of a car are compared: what changed, and which sign, answer or code moved each cause. With ${PLANS.enterprise.name} the analytics show all your cars together: costs by month and by distance, consumption, repairs and days off the road, and what we forecast against what came.`,
      },
      {
        id: 'plugged-in',
        question: 'Does it connect to my car?',
        answer: isAvailable('live-data')
          ? 'Only if you want it to: live data can be read from the socket for on-board diagnostics. Without that, all that it knows of your car is what you tell.'
          : 'No. Nothing is plugged in, and nothing is watched while you drive. All that it knows of your car is what you tell. Reading live data from the socket for on-board diagnostics is coming, and will be yours to switch on.',
      },
    ],
  },
  {
    id: 'plans',
    isSold: true,
    title: 'Plans and payment',
    entries: [
      free,
      {
        id: 'trial',
        question: `How does the trial of ${PLANS.pro.name} work?`,
        answer: `The first ${PLANS.pro.trialDays} days of ${PLANS.pro.name} are free, once for each person and card. Cancel before they end and nothing is charged. Otherwise it goes on month by month until you cancel.`,
        more: { to: '/pricing', label: 'All plans' },
      },
      {
        id: 'payment',
        question: 'How do I pay?',
        answer: `By card, month by month, in US dollars. ${byServices(['stripe'], {
          inForce: 'The card number goes to our payment provider, Stripe, and never reaches us.',
          otherwise: 'Here a stand-in takes test cards, and no money moves.',
        })} Every bill is on your subscription page with its invoice, and there you can change the card.`,
      },
      {
        id: 'plan-change',
        question: 'Can I change to another plan?',
        answer:
          'At any time, on your subscription page. It takes effect at once, and the days of the month are counted exactly: what you have paid for and do not use is set off. You see the price to the cent before you confirm it.',
      },
      cancel,
      refunds,
      {
        id: 'failed-payment',
        question: 'What if a payment fails?',
        answer: `We tell you and try again in the days after, and you keep your plan until the end of the period that you paid for. Update your card and it goes on; otherwise your account goes back to ${PLANS.free.name}, and your diagnoses stay.`,
      },
      {
        id: 'price-changes',
        question: 'Can the price change?',
        answer:
          'You are notified at least 30 days before a change of price. If you do not want it, cancel before it begins.',
      },
    ],
  },
  {
    id: 'data',
    title: 'Your data',
    entries: [
      {
        id: 'kept',
        question: 'What happens to what I type?',
        answer: `Your diagnoses are stored in your account until you delete them, and shown to you and to whom you give a link. ${byServices(
          OUTSIDE_WRITERS,
          {
            inForce:
              'What you describe also goes to the services that add to our answer; the privacy page names each of them and what it gets. ',
            otherwise: 'What you describe goes to no other company. ',
          },
        )}What you type into the demonstration on the front page is answered and not stored.`,
        more: { to: '/privacy', label: 'Privacy' },
      },
      {
        id: 'erase',
        question: 'Can I take my data with me, or have it erased?',
        answer:
          'Both, at any time, in the settings of your account: a download with everything that is stored about you, and an erasure that cannot be undone.',
      },
    ],
  },
];
