import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { asWritten } from '@wrenchwise/knowledge/british-wording';
import { FAULTS } from '@wrenchwise/knowledge/catalogue';
import { SYMPTOMS } from '@wrenchwise/knowledge/symptoms';
import { SYSTEM_IDS, type SystemId } from '@wrenchwise/knowledge/systems';

/** A text with the systems it is about. */
export interface Row {
  readonly text: string;
  readonly systems: readonly SystemId[];
  readonly make: string;
  /** The text names neither a recall nor a diagnosis: symptoms only. */
  readonly symptomsOnly: boolean;
  /** How much it counts in training. */
  readonly weight: number;
}

export interface Corpus {
  /** Mostly complaints of two makes; most of the rows. */
  readonly train: readonly Row[];
  /** Complaints of all makes, as in production. Used for temperature and pooling. */
  readonly allMakes: readonly Row[];
  /** Complaints of one model: many of the rare systems, biased by the model. */
  readonly oneModel: readonly Row[];
  /** The knowledge's own words. */
  readonly knowledge: readonly Row[];
}

interface RawRow {
  readonly text: string;
  readonly systems: readonly SystemId[];
  readonly make: string;
  readonly model: string;
  readonly names_recall: boolean;
  readonly names_diagnosis: boolean;
  readonly split: string;
}

/** Weights found by cross-validation (see `docs/decisions/011-text-model.md`). */
const ONE_MODEL_WEIGHT = 0.3;
const RECALL_WEIGHT = 0.4;
const MANY_SYSTEMS_WEIGHT = 0.6;
const COMMONEST_MAKE_WEIGHT = 0.7;
const KNOWLEDGE_WEIGHT = 0.5;

const readRows = (path: string): RawRow[] =>
  readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    // The fields are those of the data's README.
    .map((line) => JSON.parse(line) as RawRow);

const asRow = (raw: RawRow, weight: number): Row => ({
  text: raw.text,
  systems: raw.systems,
  make: raw.make,
  symptomsOnly: !raw.names_recall && !raw.names_diagnosis,
  weight:
    weight *
    (raw.names_recall ? RECALL_WEIGHT : 1) *
    (raw.systems.length > 1 ? MANY_SYSTEMS_WEIGHT : 1) *
    (raw.make === 'Porsche' ? COMMONEST_MAKE_WEIGHT : 1),
});

/** Fault texts, and the phrases of symptoms that belong mostly to one system. */
const knowledgeRows = (): Row[] => {
  const rows: Row[] = FAULTS.map((fault) => {
    const { name, workshopName, summary, patterns } = asWritten(fault);
    return {
      text: `${name}. ${workshopName}. ${summary} ${patterns.join(' ')}`,
      systems: [fault.system],
      make: '',
      symptomsOnly: true,
      weight: KNOWLEDGE_WEIGHT,
    };
  });
  for (const [id, symptom] of Object.entries(SYMPTOMS)) {
    const shares = new Map<SystemId, number>();
    for (const fault of FAULTS) {
      const p = Object.entries(fault.symptoms).find(([key]) => key === id)?.[1];
      if (p !== undefined) {
        shares.set(fault.system, (shares.get(fault.system) ?? 0) + p * fault.prior);
      }
    }
    const total = [...shares.values()].reduce((a, b) => a + b, 0);
    const systems = SYSTEM_IDS.filter((system) => (shares.get(system) ?? 0) > 0.3 * total);
    const [best] = [...shares.values()].sort((a, b) => b - a);
    if (best === undefined || best < 0.5 * total) continue;
    const text = `${symptom.label}. ${symptom.question} ${symptom.phrases.join('. ')}`;
    rows.push({ text, systems, make: '', symptomsOnly: true, weight: KNOWLEDGE_WEIGHT });
  }
  return rows;
};

/** Reads the training data without the `validation` rows. */
export const readCorpus = (folder: string): Corpus => {
  const development = readRows(join(folder, 'complaints-dev.jsonl'));
  const extra = readRows(join(folder, 'complaints-extra.jsonl'));
  const ofOneModel = (row: RawRow) => /wrangler/i.test(row.model);
  return {
    train: development.filter((row) => row.split === 'train').map((row) => asRow(row, 1)),
    allMakes: extra.filter((row) => !ofOneModel(row)).map((row) => asRow(row, 1)),
    oneModel: extra.filter(ofOneModel).map((row) => asRow(row, ONE_MODEL_WEIGHT)),
    knowledge: knowledgeRows(),
  };
};
