import { CarDiagram } from '@wrenchwise/car-ui/car-diagram.tsx';
import { CostRange } from '@wrenchwise/car-ui/cost-range.tsx';
import { VERDICTS } from '@wrenchwise/car-ui/drive-verdicts.ts';
import { ProbabilityBar } from '@wrenchwise/car-ui/probability-bar.tsx';
import { Badge } from '@wrenchwise/ui/badge.tsx';
import { House, Minus, Plus, Warehouse } from 'lucide-react';
import type { ReactNode } from 'react';

import { SpecimenCaption } from './specimen-caption.tsx';
import type { Specimen, SpecimenWeight } from './specimen.ts';

interface Row {
  readonly question: string;
  readonly text: string;
  readonly figure: ReactNode;
}

const strengthOf = (weight: number): string => {
  const size = Math.abs(weight);
  return size >= 2 ? ' strongly' : size < 0.5 ? ' slightly' : '';
};

const rowsOf = ({ canDrive, first, other, weights, next, cost }: Specimen): readonly Row[] => {
  const { words, tone, Icon } = VERDICTS[canDrive.verdict];
  return [
    {
      question: 'Can I drive?',
      text: 'First of all, and never softened: safety rules can only raise the answer.',
      figure: (
        <>
          <Badge tone={tone} icon={<Icon aria-hidden />}>
            {words}
          </Badge>
          <p className="mt-2 text-sm text-soft">{canDrive.reason}</p>
        </>
      ),
    },
    {
      question: 'What is it most likely?',
      text: 'One name you understand, the garage’s name beside it, and where in the car it sits.',
      figure: (
        <>
          <p className="mb-2">
            <span className="font-semibold">{first.name}</span>
            <span className="block text-sm text-faint">{first.workshopName}</span>
          </p>
          <CarDiagram system={first.system} className="max-w-sm" />
        </>
      ),
    },
    {
      question: 'How sure are you, and why?',
      text: 'Your own words, for and against. What is not on the list keeps its share.',
      figure: (
        <div className="grid gap-3">
          <ProbabilityBar label={first.name} share={first.probability} tone="accent" />
          <ul className="grid gap-1.5 text-sm text-soft">
            {weights.map((weight) => (
              <Weight key={weight.text} {...weight} />
            ))}
          </ul>
          <ProbabilityBar label="Something else" share={other} tone="other" />
        </div>
      ),
    },
    {
      question: 'What do I check next?',
      text: 'The check that shows most for its time. Answer it and the odds move.',
      figure: next && (
        <p className="rounded-md border border-line bg-paper p-4 text-sm">
          <span className="font-semibold">{next.text}</span>
          <span className="figures mt-1 block text-sm text-faint">
            {next.minutes} min · {next.tool}
          </span>
        </p>
      ),
    },
    {
      question: 'What will it cost, by me or by a garage?',
      text: `As ranges, because that is what they are. Parts and labour apart. Here for ${cost.region}; yours follow your country.`,
      figure: (
        <CostRange
          currency={cost.currency}
          rows={[
            {
              id: 'diy',
              label: 'By yourself',
              note: 'Parts only',
              icon: <House aria-hidden />,
              range: cost.diy,
            },
            {
              id: 'garage',
              label: 'At a garage',
              note: 'Parts and labour',
              icon: <Warehouse aria-hidden />,
              range: cost.professional,
            },
          ]}
        />
      ),
    },
  ];
};

/** What a diagnosis answers and in which order, each with its piece of a real answer. */
export function AnswerSpecimen({ specimen }: { specimen: Specimen }) {
  return (
    <section className="later mt-20 border-y border-line bg-surface sm:mt-28">
      <div className="mx-auto max-w-6xl px-4 py-16 sm:px-6 sm:py-20">
        <h2 className="max-w-[15.1em] text-2xl sm:text-3xl">
          Five answers, in the order you need them
        </h2>
        <p className="measure mt-3 text-soft">
          <SpecimenCaption input={specimen.input} />
        </p>
        <ol className="mt-10">
          {rowsOf(specimen).map(({ question, text, figure }, index) => (
            <li
              key={question}
              className="grid items-center gap-x-12 gap-y-5 border-t border-line py-7 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
            >
              <div className="flex gap-5">
                <span
                  aria-hidden
                  className="figures w-5 shrink-0 pt-0.5 text-sm font-semibold text-accent-text"
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
      </div>
    </section>
  );
}

function Weight({ text, present, weight }: SpecimenWeight) {
  const Icon = weight > 0 ? Plus : Minus;
  return (
    <li className="flex items-center gap-2">
      <Icon
        aria-hidden
        className={weight > 0 ? 'size-4 shrink-0 text-low' : 'size-4 shrink-0 text-high'}
        strokeWidth={2.5}
      />
      <span>
        “{text}”{!present && ', which is not there,'} speaks{strengthOf(weight)}{' '}
        {weight > 0 ? 'for' : 'against'} it
      </span>
    </li>
  );
}
