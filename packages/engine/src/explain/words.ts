import { postponedText } from '@wrenchwise/knowledge/postponed-checks';
import { partLine, priceRange } from '@wrenchwise/knowledge/price-words';
import type { Pricing } from '@wrenchwise/knowledge/prices';
import { SYSTEM_NAMES } from '@wrenchwise/knowledge/systems';

import type { Cause, EngineDiagnosis, RecognisedSymptom, SafetyAlert } from '../diagnosis.ts';

/** The fields in words (docs/product.md, Stored diagnosis). All lists may be empty. */

const percent = (probability: number): string =>
  probability < 0.01 ? 'under 1%' : `${Math.round(probability * 100)}%`;

export type Confidence = 'high' | 'medium' | 'low' | 'unknown';

const isOneRepair = (a: Cause, b: Cause): boolean =>
  a.faultId === b.faultId || (a.repair !== undefined && a.repair.id === b.repair?.id);

/** The confidence in the leading repair. */
export const confidenceOf = (causes: readonly Cause[]): Confidence => {
  const [leading] = causes;
  if (leading === undefined) return 'unknown';
  const p = causes.reduce(
    (sum, cause) => (isOneRepair(cause, leading) ? sum + cause.probability : sum),
    0,
  );
  return p >= 0.6 ? 'high' : p >= 0.3 ? 'medium' : 'low';
};

/** What to do now, then the next checks, in order. Codes are asked for where none is given. */
export const recommendations = (
  causes: readonly Cause[],
  alerts: readonly SafetyAlert[],
  canDrive: EngineDiagnosis['canDrive'],
  hasCodes: boolean,
): readonly string[] => {
  const [leading, second] = causes;
  if (leading === undefined) {
    return [
      ...alerts.map(({ title, advice }) => `${title}. ${advice}`),
      'Say what the car does, when it does it and what you see, hear or smell: for example "grinding noise from the front when I brake".',
      ...(hasCodes ? [] : ['If a warning light is on, have the trouble codes read and add them.']),
    ];
  }
  const now = [
    ...(canDrive.alertId === undefined ? [canDrive.reason] : []),
    ...alerts.map(({ title, advice }) => `${title}. ${advice}`),
  ];
  const checks = leading.checks.map(
    (check) =>
      `${check.title} (${check.minutes} min${/^none\b/i.test(check.tool) ? '' : `, ${check.tool}`}).`,
  );
  const left = postponedText(leading.postponed);
  const repair = `${checks.length === 0 ? 'Once it is confirmed' : 'If that confirms it'}: ${lowerFirst(leading.repairTitle)}.`;
  const next = second?.checks[0];
  return [
    ...now,
    ...checks,
    ...(left === undefined ? [] : [left]),
    repair,
    ...(next === undefined || second === undefined
      ? []
      : [`If it does not, look for ${lowerFirst(second.name)}: ${lowerFirst(next.title)}.`]),
  ];
};

const lowerFirst = (text: string): string =>
  /^[A-Z][a-z]/.test(text) ? text.slice(0, 1).toLowerCase() + text.slice(1) : text;

interface PricedRepair {
  readonly parts: readonly Parameters<typeof partLine>[0][];
  readonly cost: Pick<Cause['cost'], 'labour'>;
}

/** 'Part: $low-$high' for the leading cause's parts, then its labour. */
export const partsAndCost = (
  causes: readonly PricedRepair[],
  { currency }: Pricing,
): readonly string[] => {
  const leading = causes[0];
  if (leading === undefined) return [];
  return [
    ...leading.parts.map((part) => partLine(part, currency)),
    ...(leading.cost.labour.high > 0
      ? [`Labour: ${priceRange(leading.cost.labour, currency)}`]
      : []),
  ];
};

/** The reasons, in sentences with quotations. */
export const rationale = (
  causes: readonly Cause[],
  other: number,
  symptoms: readonly RecognisedSymptom[],
): readonly string[] => {
  const [leading, ...rest] = causes;
  if (leading === undefined) {
    return ['Nothing in the description could be read as a sign of a fault the engine knows.'];
  }
  const lines: string[] = [];
  const present = symptoms.filter((symptom) => symptom.present).slice(0, 4);
  if (present.length > 0) {
    lines.push(
      `Understood: ${present.map((symptom) => `“${symptom.text.trim()}” as ${lowerFirst(symptom.label)}`).join('; ')}.`,
    );
  }
  const strongest = leading.evidence.filter((note) => note.weight >= 0.3).slice(0, 3);
  const because = strongest.map((note) =>
    note.source === 'vehicle' ? lowerFirst(note.meaning) : `“${note.text.trim()}”`,
  );
  lines.push(
    `${leading.name} (${SYSTEM_NAMES[leading.system].toLowerCase()}) leads with ${percent(leading.probability)}${because.length > 0 ? `, because of ${because.join(', ')}` : ''}. Before any evidence it stood at ${percent(leading.baseRate)}.`,
  );
  const against = leading.evidence.find((note) => note.effect === 'against' && note.weight <= -0.2);
  if (against !== undefined) lines.push(`Against it: ${lowerFirst(against.meaning)}.`);
  const [second] = rest;
  if (second !== undefined) {
    lines.push(`Next comes ${lowerFirst(second.name)} with ${percent(second.probability)}.`);
  }
  if (other >= 0.05) lines.push(`Something not listed here: ${percent(other)}.`);
  return lines;
};
