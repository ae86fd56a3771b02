import { House, OctagonX, Plus, Minus, TriangleAlert, Warehouse, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';

import { Badge } from '~/ui/badge.tsx';
import { CarDiagram } from '~/ui/car-diagram.tsx';
import { CostRange } from '~/ui/cost-range.tsx';
import { ProbabilityBar } from '~/ui/probability-bar.tsx';

const ROWS: readonly { question: string; text: string; figure: ReactNode }[] = [
  {
    question: 'Can I drive?',
    text: 'First of all, and never softened: safety rules can only raise the answer.',
    figure: (
      <p className="flex flex-wrap gap-2">
        <Badge tone="low" icon={<CircleCheck aria-hidden />}>
          Yes, you can drive
        </Badge>
        <Badge tone="medium" icon={<TriangleAlert aria-hidden />}>
          Only with care
        </Badge>
        <Badge tone="high" icon={<OctagonX aria-hidden />}>
          No, do not drive it
        </Badge>
      </p>
    ),
  },
  {
    question: 'What is it most likely?',
    text: 'One name you understand, the garage’s name beside it, and where in the car it sits.',
    figure: <CarDiagram system="suspension" className="max-w-sm" />,
  },
  {
    question: 'How sure are you, and why?',
    text: 'Your own words, for and against. What is not on the list keeps its share.',
    figure: (
      <div className="grid gap-3">
        <ProbabilityBar label="Broken rear spring" share={0.64} tone="accent" />
        <p className="grid gap-1.5 text-sm text-soft">
          <span className="flex items-center gap-2">
            <Plus aria-hidden className="size-4 text-low" strokeWidth={2.5} />
            “clunk over bumps” speaks strongly for it
          </span>
          <span className="flex items-center gap-2">
            <Minus aria-hidden className="size-4 text-high" strokeWidth={2.5} />
            “sits level” speaks slightly against it
          </span>
        </p>
        <ProbabilityBar label="Something else" share={0.09} tone="other" />
      </div>
    ),
  },
  {
    question: 'What do I check next?',
    text: 'The check that tells most for its time. Answer it and the odds move.',
    figure: (
      <p className="rounded-md border border-line bg-paper p-4 text-[0.9375rem]">
        <span className="font-[600]">Is the gap between tyre and arch the same on both sides?</span>
        <span className="figures mt-1 block text-sm text-faint">5 min · tape measure</span>
      </p>
    ),
  },
  {
    question: 'What will it cost, by me or by a garage?',
    text: 'As ranges, because that is what they are. Parts and labour apart.',
    figure: (
      <CostRange
        rows={[
          {
            id: 'diy',
            label: 'By yourself',
            note: 'Parts only',
            icon: <House aria-hidden />,
            range: { low: 4500, high: 11_000 },
          },
          {
            id: 'garage',
            label: 'At a garage',
            note: 'Parts and labour',
            icon: <Warehouse aria-hidden />,
            range: { low: 15_000, high: 29_000 },
          },
        ]}
      />
    ),
  },
];

/** What a diagnosis answers and in which order, each with a piece of a real-looking result. */
export function AnswerSpecimen() {
  return (
    <section className="later mt-20 border-y border-line bg-surface sm:mt-28">
      <div className="mx-auto max-w-6xl px-4 py-16 sm:px-6 sm:py-20">
        <h2 className="max-w-[15.1em] text-2xl sm:text-3xl">
          Five answers, in the order you need them
        </h2>
        <ol className="mt-10">
          {ROWS.map(({ question, text, figure }, index) => (
            <li
              key={question}
              className="grid items-center gap-x-12 gap-y-5 border-t border-line py-7 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
            >
              <div className="flex gap-5">
                <span
                  aria-hidden
                  className="figures w-5 shrink-0 pt-0.5 text-sm font-[620] text-accent-text"
                >
                  {index + 1}
                </span>
                <div>
                  <h3 className="text-lg">{question}</h3>
                  <p className="mt-1 max-w-[27.7em] text-soft">{text}</p>
                </div>
              </div>
              <div className="min-w-0 max-md:pl-10">{figure}</div>
            </li>
          ))}
        </ol>
        <p className="caption">An example with made-up figures.</p>
      </div>
    </section>
  );
}
