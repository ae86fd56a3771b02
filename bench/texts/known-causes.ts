import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { findFault } from '@wrenchwise/knowledge/catalogue';
import type { SystemId } from '@wrenchwise/knowledge/systems';
import type { Vehicle } from '@wrenchwise/vehicle/vehicle';

import { engine } from '../product/engine.ts';
import { calibrationError } from '../scores/calibration-error.ts';
import type { Complaint } from './complaints.ts';

/** An owner's complaint before the diagnosis, and what the garage found. */
export interface KnownCause {
  readonly text: string;
  readonly vehicle: Vehicle;
  /** Id in the catalogue. */
  readonly fault: string;
  /** Equally right ids. */
  readonly also: readonly string[];
}

/** A known cause of a complaint of the data. */
export interface ComplaintWithCause extends KnownCause {
  /** The complaint's id. */
  readonly id: string;
}

/** Shares of rows, 0–1. */
export interface FaultScore {
  readonly rows: number;
  readonly first: number;
  readonly amongThree: number;
  readonly amongFive: number;
  /** Macro average over faults of the top-3 share: a much recalled model cannot dominate it. */
  readonly amongThreeByFault: number;
  /** The share whose first system is that of the fault, or of an equally right one. */
  readonly systemRight: number;
  /** Expected calibration error of the first cause, ten bins. */
  readonly calibrationError: number;
}

/** A label for a complaint by id and character offsets: the words stay with the data. */
interface Label {
  readonly id: string;
  readonly split: 'train' | 'validation';
  /** Null when the catalogue lacks the found fault. */
  readonly fault: string | null;
  readonly also?: readonly string[];
  /** The found part, when `fault` is null. */
  readonly missing?: string;
  /**
   * Ranges that reveal the diagnosis, repair or recall: [start, end) in UTF-16 units, ascending.
   */
  readonly hide: readonly (readonly [number, number])[];
}

interface LabelledComplaints {
  readonly train: readonly ComplaintWithCause[];
  readonly validation: readonly ComplaintWithCause[];
  /**
   * Rows whose fault the catalogue lacks, by name for the training rows only: those of validation are
   * not to be looked at one by one.
   */
  readonly missing: {
    readonly train: Readonly<Record<string, number>>;
    readonly validation: number;
  };
}

const LABELS = join(import.meta.dirname, '..', 'cases', 'known-causes.json');

/** Each hidden range becomes a sentence end, so that the words around it are not joined. */
const withoutRanges = (text: string, hide: Label['hide']): string => {
  const pieces: string[] = [];
  let at = 0;
  for (const [start, end] of hide) {
    if (start < at || end <= start || end > text.length) {
      throw new Error(`hidden range ${start}–${end} does not fit the text`);
    }
    pieces.push(text.slice(at, start));
    at = end;
  }
  pieces.push(text.slice(at));
  return pieces.join('. ').trim();
};

/**
 * Complaints with a known cause, with the revealing words hidden. Throws when the labels do not fit
 * the data or the catalogue.
 */
export const readKnownCauses = (complaints: readonly Complaint[]): LabelledComplaints => {
  // Our own file; references that could be stale are checked below.
  const labels = JSON.parse(readFileSync(LABELS, 'utf8')) as readonly Label[];
  const byId = new Map(complaints.map((complaint) => [complaint.id, complaint]));
  const found = { train: [] as ComplaintWithCause[], validation: [] as ComplaintWithCause[] };
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
      id,
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

/** Diagnoses each row and measures how highly the found fault ranks. */
export const scoreFaults = (rows: readonly KnownCause[]): FaultScore => {
  const answers = rows.map(({ text, vehicle, fault, also }) => {
    const right = [fault, ...also];
    const { causes, systems } = engine.diagnose({ text }, vehicle);
    const rank = causes.findIndex(({ faultId }) => right.includes(faultId));
    const first = systems[0]?.id;
    return {
      fault,
      rank: rank < 0 ? Number.POSITIVE_INFINITY : rank,
      probability: causes[0]?.probability ?? 0,
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
    calibrationError: calibrationError(
      answers.map(({ rank, probability }) => ({ probability, isRight: rank === 0 })),
    ),
  };
};
