import type { Compared, ComparedCause, ComparedSide, Comparison, Driver } from './comparison.ts';
import type { Cause, DiagnosisResult, EvidenceNote } from './diagnosis.ts';
import { leadingRepair, shownSeverity } from './leading-cause.ts';
import type { Move } from './moves.ts';

/** A stored diagnosis, as far as it is compared. */
interface StoredDiagnosis
  extends
    DiagnosisResult,
    Pick<ComparedSide, 'id' | 'createdAt' | 'resolvedAt' | 'outcome' | 'symptoms' | 'source'> {
  readonly make: string;
  readonly model: string;
  readonly year: number;
  readonly fuel: string | null;
  readonly transmission: string | null;
  /** In miles. */
  readonly mileage: number | null;
  readonly vehicleId: string | null;
  readonly answers: readonly {
    readonly questionId: string;
    readonly question: string;
    readonly answer: string;
    readonly moved?: Move[] | undefined;
  }[];
}

/** Causes below this in both are left out. */
const MIN_SHOWN = 0.01;
/** Smaller changes of a weight are rounding, or the grammar of the words. */
const MIN_SHIFT = 0.1;
const MAX_DRIVERS = 4;
const MAX_CAUSES = 12;

/** Things of two lists by their key: each key once, those of the later list first. */
const pairs = <Item>(
  before: readonly Item[],
  after: readonly Item[],
  keyOf: (item: Item) => string,
): { key: string; item: Item; before: Item | undefined; after: Item | undefined }[] => {
  const was = new Map(before.map((item) => [keyOf(item), item]));
  const is = new Map(after.map((item) => [keyOf(item), item]));
  return [...new Map([...is, ...[...was].filter(([key]) => !is.has(key))])].map(([key, item]) => ({
    key,
    item,
    before: was.get(key),
    after: is.get(key),
  }));
};

const presence = <Item>(
  before: Item | undefined,
  after: Item | undefined,
  isEqual: (a: Item, b: Item) => boolean,
): Compared['change'] => {
  if (before === undefined) return 'added';
  if (after === undefined) return 'gone';
  return isEqual(before, after) ? 'same' : 'changed';
};

const ORDER = { added: 0, gone: 1, changed: 2, same: 3 } as const;
const byChange = (a: Compared, b: Compared): number => ORDER[a.change] - ORDER[b.change];

const signsOf = (before: StoredDiagnosis, after: StoredDiagnosis): Compared[] =>
  pairs(before.findings, after.findings, ({ id }) => id)
    .map((each) => ({
      id: each.key,
      label: each.item.label,
      change: presence(each.before, each.after, (a, b) => a.present === b.present),
      before: each.before?.text ?? null,
      after: each.after?.text ?? null,
    }))
    .toSorted(byChange);

const codesOf = (before: StoredDiagnosis, after: StoredDiagnosis): Compared[] =>
  pairs(before.codes, after.codes, ({ code }) => code)
    .map((each) => ({
      id: each.key,
      label: each.item.meaning,
      change: presence(each.before, each.after, () => true),
      before: each.before?.code ?? null,
      after: each.after?.code ?? null,
    }))
    .toSorted(byChange);

/** What a note is about: the words for it may differ. */
const noteKey = ({ source, meaning }: EvidenceNote): string => `${source} ${meaning}`;

const driversOf = (before: Cause | undefined, after: Cause | undefined): Driver[] =>
  pairs(before?.evidence ?? [], after?.evidence ?? [], noteKey)
    .map(({ item, before: was, after: is }): Driver => {
      const [from, to] = [was?.weight ?? 0, is?.weight ?? 0];
      return {
        source: item.source,
        meaning: item.meaning,
        text: item.text,
        change:
          was === undefined
            ? 'added'
            : is === undefined
              ? 'gone'
              : to > from
                ? 'stronger'
                : 'weaker',
        shift: to - from,
      };
    })
    .filter(({ shift }) => Math.abs(shift) >= MIN_SHIFT)
    .toSorted((a, b) => Math.abs(b.shift) - Math.abs(a.shift))
    .slice(0, MAX_DRIVERS);

const causesOf = (before: StoredDiagnosis, after: StoredDiagnosis): ComparedCause[] =>
  pairs(before.causes, after.causes, ({ faultId }) => faultId)
    .map(({ key, item, before: was, after: is }): ComparedCause => {
      const [from, to] = [was?.probability ?? null, is?.probability ?? null];
      const rise = (to ?? 0) - (from ?? 0);
      // Of a cause that one of them does not list, nothing is known there.
      const drivers = was && is ? driversOf(was, is) : [];
      const own = drivers.reduce((sum, { shift }) => sum + shift, 0);
      const isMoved = Math.abs(rise) >= MIN_SHOWN;
      const isByOthers = isMoved && was !== undefined && is !== undefined && own * rise <= 0;
      return { faultId: key, name: item.name, from, to, drivers, isByOthers };
    })
    .filter(({ from, to }) => Math.max(from ?? 0, to ?? 0) >= MIN_SHOWN)
    .toSorted(
      (a, b) =>
        Math.abs((b.to ?? 0) - (b.from ?? 0)) - Math.abs((a.to ?? 0) - (a.from ?? 0)) ||
        (b.to ?? 0) - (a.to ?? 0),
    )
    .slice(0, MAX_CAUSES);

const carOf = ({ make, model, year }: StoredDiagnosis): string => `${year} ${make} ${model}`;

const sideOf = (diagnosis: StoredDiagnosis): ComparedSide => {
  const { id, createdAt, resolvedAt, outcome, symptoms, canDrive, knowledgeVersion, source } =
    diagnosis;
  const leading = diagnosis.nothingFound ? undefined : leadingRepair(diagnosis.causes);
  return {
    id,
    createdAt,
    resolvedAt,
    outcome,
    car: carOf(diagnosis),
    symptoms,
    canDrive,
    severity: shownSeverity(diagnosis),
    leading: leading
      ? {
          faultId: leading.leading.faultId,
          name: leading.name,
          probability: leading.probability,
          cost: leading.leading.cost.professional,
        }
      : null,
    nothingFound: diagnosis.nothingFound !== undefined,
    alerts: diagnosis.alerts.map(({ title }) => title),
    answers: diagnosis.answers.map(({ question, answer, moved }) => ({
      question,
      answer,
      moved: moved ?? null,
    })),
    knowledgeVersion,
    source,
  };
};

const carChanges = (before: StoredDiagnosis, after: StoredDiagnosis): Comparison['car'] =>
  (
    [
      ['car', carOf(before), carOf(after)],
      ['fuel', before.fuel, after.fuel],
      ['transmission', before.transmission, after.transmission],
      ['mileage', before.mileage?.toString() ?? null, after.mileage?.toString() ?? null],
    ] as const
  ).flatMap(([field, was, is]) => (was === is ? [] : [{ field, before: was, after: is }]));

/**
 * What changed from one diagnosis to another, the older one first whichever is given first: what was read,
 * measured and answered, how far each cause moved and by which evidence. Evidence is matched by what it
 * was read as, not by its words. Both are to be priced alike.
 */
export const compareDiagnoses = (
  one: StoredDiagnosis,
  other: StoredDiagnosis,
  kind: Comparison['kind'] = 'two',
): Comparison => {
  const isReversed = kind === 'two' && other.createdAt < one.createdAt;
  const [before, after] = isReversed ? [other, one] : [one, other];
  return {
    before: sideOf(before),
    after: sideOf(after),
    kind,
    isSameCar:
      (before.vehicleId !== null && before.vehicleId === after.vehicleId) ||
      carOf(before).toLowerCase() === carOf(after).toLowerCase(),
    car: carChanges(before, after),
    signs: signsOf(before, after),
    codes: codesOf(before, after),
    measurements: pairs(
      before.measurements,
      after.measurements,
      ({ parameter, condition }) => `${parameter} ${condition ?? ''}`,
    ).map(({ item, before: was, after: is }) => ({
      parameter: item.parameter,
      label: item.label,
      before: was ? { value: was.value, unit: was.unit, state: was.state } : null,
      after: is ? { value: is.value, unit: is.unit, state: is.state } : null,
    })),
    answers: pairs(before.answers, after.answers, ({ questionId }) => questionId).map((each) => ({
      questionId: each.key,
      question: each.item.question,
      before: each.before?.answer ?? null,
      after: each.after?.answer ?? null,
    })),
    causes: causesOf(before, after),
    currency: after.pricing.currency,
    isSameEdition: before.knowledgeVersion === after.knowledgeVersion,
  };
};
