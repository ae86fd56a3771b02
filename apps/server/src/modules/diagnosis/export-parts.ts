import { type ExportPart, type ExportRow, tablePart } from '../../platform/export-part.ts';
import { diagnoses, guideProgress, ownedTools, repairGuides } from './diagnoses.tables.ts';
import { diagnosisOutcomes, diagnosisShares, workshopReplies } from './diagnosis-sharing.tables.ts';
import { quotes, quoteShares } from './quotes/quotes.tables.ts';

/** The summary; the whole answer is in the JSON. */
const diagnosisInShort = (row: ExportRow): ExportRow => {
  const { result: _, answers: __, inputsHash: ___, idempotencyKey: ____, ...rest } = row;
  return rest;
};

const guideInShort = ({ guideData, ...rest }: ExportRow): ExportRow => {
  const guide: Readonly<Record<string, unknown>> = { ...Object(guideData) };
  return {
    ...rest,
    overview: guide['overview'],
    estimatedTime: guide['estimated_time'],
    costEstimate: guide['cost_estimate'],
    partsRequired: guide['parts_required'],
  };
};

/** Diagnoses, what workshops replied, outcomes, guides and tools. */
export const DIAGNOSIS_PARTS: readonly ExportPart[] = [
  tablePart({
    name: 'diagnoses',
    about: 'Your diagnoses. The JSON file has the whole answer, the CSV file the main points.',
    table: diagnoses,
    owner: diagnoses.userId,
    order: [diagnoses.createdAt, diagnoses.id],
    hidden: ['searchText'],
    // A whole answer of some 30 kB each: others wait while a batch is read.
    atOnce: 10,
    toSheetRow: diagnosisInShort,
  }),
  tablePart({
    name: 'diagnosis-links',
    about: 'Links to your diagnoses that you made for garages. The addresses are not included.',
    table: diagnosisShares,
    owner: diagnosisShares.userId,
    order: [diagnosisShares.createdAt, diagnosisShares.id],
    hidden: ['tokenHash', 'token'],
  }),
  tablePart({
    name: 'garage-replies',
    about: 'What garages replied to your diagnoses.',
    table: workshopReplies,
    owner: workshopReplies.userId,
    order: [workshopReplies.createdAt, workshopReplies.id],
  }),
  tablePart({
    name: 'quotes',
    about: 'Quotes of workshops that you stored.',
    table: quotes,
    owner: quotes.userId,
    order: [quotes.createdAt, quotes.id],
  }),
  tablePart({
    name: 'quote-links',
    about: 'Links to the sheets of your quotes. The addresses are not included.',
    table: quoteShares,
    owner: quoteShares.userId,
    order: [quoteShares.createdAt, quoteShares.id],
    hidden: ['tokenHash', 'token'],
  }),
  tablePart({
    name: 'diagnosis-outcomes',
    about: 'What you said it was in the end.',
    table: diagnosisOutcomes,
    owner: diagnosisOutcomes.userId,
    order: [diagnosisOutcomes.createdAt, diagnosisOutcomes.diagnosisId],
  }),
  tablePart({
    name: 'repair-guides',
    about: 'Repair guides that were made for you. The JSON file has every instruction.',
    table: repairGuides,
    owner: repairGuides.userId,
    order: [repairGuides.createdAt, repairGuides.id],
    toSheetRow: guideInShort,
  }),
  tablePart({
    name: 'guide-progress',
    about: 'Steps of repair guides that you ticked off.',
    table: guideProgress,
    owner: guideProgress.userId,
    order: [guideProgress.updatedAt, guideProgress.guideId],
  }),
  tablePart({
    name: 'tools',
    about: 'The tools that you said you have.',
    table: ownedTools,
    owner: ownedTools.userId,
    order: [ownedTools.createdAt, ownedTools.tool],
  }),
];
