import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { findFault } from '@wrenchwise/knowledge/catalogue';
import type { SystemId } from '@wrenchwise/knowledge/systems';
import type { Vehicle } from '@wrenchwise/knowledge/vehicle';

import type { Complaint } from './complaints.ts';
import { engine } from './engine.ts';

/** What an owner knew before the diagnosis, beside what the garage then found. */
export interface KnownCause {
  readonly text: string;
  readonly vehicle: Vehicle;
  /** Id in the catalogue. */
  readonly fault: string;
  /** Ids that are equally right answers. */
  readonly also: readonly string[];
}

/** Shares of rows, 0–1. */
export interface FaultScore {
  readonly rows: number;
  readonly first: number;
  readonly amongThree: number;
  readonly amongFive: number;
  /** Mean over faults of the share among three: a much recalled model cannot carry the figure. */
  readonly amongThreeByFault: number;
  /** The first of the 14 systems is that of the fault, or of one that is equally right. */
  readonly systemRight: number;
}

/** A judgement on one complaint, by its id and character offsets alone: the words stay with the data. */
interface Label {
  readonly id: string;
  readonly split: 'train' | 'validation';
  /** Null when no fault of the catalogue is what was found. */
  readonly fault: string | null;
  readonly also?: readonly string[];
  /** The part that was found, when `fault` is null. */
  readonly missing?: string;
  /** [start, end) in UTF-16 units, ascending: whatever gives the diagnosis, repair or recall away. */
  readonly hide: readonly (readonly [number, number])[];
}

interface LabelledComplaints {
  readonly train: readonly KnownCause[];
  readonly validation: readonly KnownCause[];
  /** Rows whose fault the catalogue lacks: what train lacks by name; validation is not named, as nothing is tuned on it. */
  readonly missing: {
    readonly train: Readonly<Record<string, number>>;
    readonly validation: number;
  };
}

const LABELS = join(import.meta.dirname, '..', 'cases', 'known-causes.json');

/** Each hidden range becomes the end of a sentence, so that the words on its sides are not read as one. */
const withoutRanges = (text: string, hide: Label['hide']): string => {
  const pieces: string[] = [];
  let at = 0;
  for (const [start, end] of hide) {
    if (start < at || end <= start || end > text.length)
      throw new Error(`hidden range ${start}–${end} does not fit the text`);
    pieces.push(text.slice(at, start));
    at = end;
  }
  pieces.push(text.slice(at));
  return pieces.join('. ').trim();
};

/** The complaints whose owner tells what was found, with that part of the words hidden. Throws when the labels do not fit the data or the catalogue. */
export const readKnownCauses = (complaints: readonly Complaint[]): LabelledComplaints => {
  // Our own file; what could go stale in it is checked below.
  const labels = JSON.parse(readFileSync(LABELS, 'utf8')) as readonly Label[];
  const byId = new Map(complaints.map((complaint) => [complaint.id, complaint]));
  const found = { train: [] as KnownCause[], validation: [] as KnownCause[] };
  const lacking: Record<string, number> = {};
  let unnamed = 0;
  for (const { id, split, fault, also = [], missing: part, hide } of labels) {
    const complaint = byId.get(id);
    if (complaint?.split !== split) throw new Error(`${id} is not in the data's split '${split}'`);
    if (fault === null) {
      const name = part ?? 'not named';
      if (split === 'train') lacking[name] = (lacking[name] ?? 0) + 1;
      else unnamed += 1;
      continue;
    }
    const { make, model, year, text } = complaint;
    found[split].push({
      text: withoutRanges(text, hide),
      vehicle: { make, model, year },
      fault,
      also,
    });
  }
  return { ...found, missing: { train: lacking, validation: unnamed } };
};

const systemOf = (id: string): SystemId => {
  const fault = findFault(id);
  if (fault === undefined) throw new Error(`no fault '${id}' in the catalogue`);
  return fault.system;
};

const mean = (values: readonly number[]): number =>
  values.reduce((a, b) => a + b, 0) / Math.max(1, values.length);

const round = (value: number): number => Math.round(value * 10_000) / 10_000;

/** Diagnoses each row from its words and vehicle and says how often what was found ranks high. */
export const scoreFaults = (rows: readonly KnownCause[]): FaultScore => {
  const answers = rows.map(({ text, vehicle, fault, also }) => {
    const right = [fault, ...also];
    const { causes, systems } = engine.diagnose({ text }, vehicle);
    const rank = causes.findIndex(({ faultId }) => right.includes(faultId));
    const first = systems[0]?.id;
    return {
      fault,
      rank: rank < 0 ? Number.POSITIVE_INFINITY : rank,
      systemRight: first !== undefined && right.map(systemOf).includes(first),
    };
  });
  const among = (some: typeof answers, most: number): number =>
    mean(some.map(({ rank }) => (rank < most ? 1 : 0)));
  const byFault = Map.groupBy(answers, ({ fault }) => fault).values();
  return {
    rows: rows.length,
    first: round(among(answers, 1)),
    amongThree: round(among(answers, 3)),
    amongFive: round(among(answers, 5)),
    amongThreeByFault: round(mean([...byFault].map((some) => among(some, 3)))),
    systemRight: round(mean(answers.map(({ systemRight }) => (systemRight ? 1 : 0)))),
  };
};
