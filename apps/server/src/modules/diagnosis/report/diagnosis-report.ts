import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import type { StepGuide } from '@wrenchwise/contract/endpoints/step-guides';
import type { PrintedBlock, PrintedDocument } from '@wrenchwise/contract/printed-document';
import { driveAnswer } from '@wrenchwise/rules/drive-answer';
import { NOTHING_FOUND } from '@wrenchwise/rules/leading-cause';
import { FUEL_WORDS, ifAssumed, TRANSMISSION_WORDS } from '@wrenchwise/vehicle/vehicle-words';

import type { FileWords } from '../../../platform/pdf/file-words.ts';
import { causesSection } from './cause-sections.ts';
import { costsSection, planSection, toldSection, workDoneSection } from './work-sections.ts';

interface ReportOptions {
  readonly words: FileWords;
  /** A garage is shown no prices: its quotation is its own. */
  readonly forGarage: boolean;
  readonly registration: string | null;
  /** Opened guides, for what was ticked off in them. */
  readonly guides: readonly StepGuide[];
  /** What garages replied, for the owner's report. */
  readonly replies?: readonly PrintedBlock[];
}

const SOURCES: Readonly<Record<string, string>> = {
  engine: 'Wrenchwise’s own engine',
  webhook: 'an outside diagnosis service',
  'language-model': 'Wrenchwise’s own engine, with a language model’s second look',
};

const verdictBlocks = (diagnosis: Diagnosis): PrintedBlock[] => {
  const { verdict, words, about, reason, others } = driveAnswer(diagnosis);
  const tone = verdict === 'no' ? 'danger' : verdict === 'caution' ? 'caution' : 'plain';
  return [
    ...(diagnosis.nothingFound
      ? [
          {
            kind: 'notice',
            title: `${NOTHING_FOUND}.`,
            text: diagnosis.nothingFound.message,
            tone: 'plain',
          } as const,
        ]
      : []),
    {
      kind: 'notice',
      title: `${words}.`,
      text: [...(about === undefined ? [] : [`${about}.`]), reason].join(' '),
      tone,
    },
    ...others.map(({ title, advice }): PrintedBlock => ({
      kind: 'notice',
      title,
      text: advice,
      tone: verdict === 'no' ? 'danger' : 'caution',
    })),
  ];
};

const factsOf = (
  diagnosis: Diagnosis,
  { words, registration }: ReportOptions,
): (readonly [string, string])[] => {
  const { make, model, year, fuel, transmission, mileage, assumed, createdAt, source } = diagnosis;
  const facts: readonly (readonly [string, string | null])[] = [
    ['Make and model', `${make} ${model}`],
    ['Year', String(year)],
    ['Registration', registration],
    ['Fuel', fuel && ifAssumed(FUEL_WORDS[fuel], 'fuel', assumed)],
    [
      'Gearbox',
      transmission && ifAssumed(TRANSMISSION_WORDS[transmission], 'transmission', assumed),
    ],
    ['Mileage', mileage === null ? null : ifAssumed(words.distance(mileage), 'mileage', assumed)],
    ['Diagnosed', words.dayOf(createdAt)],
    ['Worked out by', SOURCES[source] ?? source],
  ];
  return facts.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const]));
};

/** A diagnosis as a document: for its owner whole, for a garage without prices. */
export const reportOf = (diagnosis: Diagnosis, options: ReportOptions): PrintedDocument => {
  const { words, forGarage, guides, replies = [] } = options;
  return {
    title: `${diagnosis.year} ${diagnosis.make} ${diagnosis.model}`,
    subtitle: `Diagnosis of ${words.dayOf(diagnosis.createdAt)}`,
    blocks: [
      ...verdictBlocks(diagnosis),
      { kind: 'heading', text: 'The car' },
      {
        kind: 'facts',
        rows: factsOf(diagnosis, options).map(([a, b]): [string, string] => [a, b]),
      },
      ...toldSection(diagnosis),
      ...causesSection(diagnosis),
      ...planSection(diagnosis),
      ...workDoneSection(guides),
      ...(forGarage ? [] : costsSection(diagnosis)),
      ...replies,
      {
        kind: 'paragraph',
        text: `Worked out from the driver’s description, figures and answers; we measured nothing on the car. Confirm before replacing parts. Knowledge ${diagnosis.knowledgeVersion}, inputs ${diagnosis.inputsHash}.`,
        tone: 'note',
      },
    ],
  };
};
