import type { Fault } from './catalogue.ts';
import { CONDITION_IDS, type Check, type Shift } from './schema.ts';
import type { Symptom } from './symptom.ts';

/**
 * The rules of `schema.ts` beyond types. Each function returns the problems it found; an empty list
 * means that the entry is complete.
 */

const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const CODE = /^(?:[PBCU][0-3][0-9A-F]{3}|[PBCU][0-3][0-9A-F]{2}x)$/;
const COMBUSTION_WORDS =
  /\b(?:spark plug|ignition coil|glow plug|engine oil|exhaust(?!ed)|catalyt|turbo|fuel pump|fuel filter|injector|cylinder head|timing (?:belt|chain)|radiator cap|starter motor|alternator)/i;
/** 'Brake discs, if worn': a condition belongs in `ifNeeded`. */
const CONDITION_WORDS = /\b(?:if|when|where|unless|as needed|optional)\b/i;

const outside = (value: number, low: number, high: number): boolean =>
  !(Number.isFinite(value) && value >= low && value <= high);

const rangeProblem = (what: string, value: number, low: number, high: number): string[] =>
  outside(value, low, high) ? [`${what} is ${value}, must be ${low} to ${high}`] : [];

const pairProblem = (what: string, [low, high]: readonly [number, number], least: number) =>
  Number.isFinite(low) && Number.isFinite(high) && low >= least && high >= low
    ? []
    : [`${what} is [${low}, ${high}], must rise and start at ${least} or more`];

const blank = (what: string, text: string): string[] =>
  text.trim().length < 3
    ? [`${what} is empty`]
    : text !== text.trim()
      ? [`${what} has outer space`]
      : [];

const repeated = (items: readonly string[]): string[] => {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = item.toLowerCase();
    if (seen.has(key)) return true;
    seen.add(key);
    return false;
  });
};

const checkProblems = (check: Check): string[] => {
  const at = `check '${check.title}'`;
  const speaksFor = check.outcomes.some((o) => o.effect === 'confirms' || o.effect === 'supports');
  const speaksAgainst = check.outcomes.some(
    (o) => o.effect === 'weakens' || o.effect === 'rules-out',
  );
  return [
    ...blank(`${at}: title`, check.title),
    ...blank(`${at}: tool`, check.tool),
    ...rangeProblem(`${at}: minutes`, check.minutes, 1, 480),
    ...(check.days === undefined ? [] : rangeProblem(`${at}: days`, check.days, 1, 30)),
    ...(check.steps.length < 2 || check.steps.length > 6
      ? [`${at}: ${check.steps.length} steps, must be 2 to 6`]
      : []),
    ...check.steps.flatMap((step) => blank(`${at}: a step`, step)),
    ...(speaksFor ? [] : [`${at}: no outcome speaks for the fault`]),
    ...(speaksAgainst ? [] : [`${at}: no outcome speaks against the fault`]),
    ...check.outcomes.flatMap((o) => [
      ...blank(`${at}: a finding`, o.finding),
      ...blank(`${at}: the meaning of '${o.finding}'`, o.means),
    ]),
    ...repeated(check.outcomes.map((o) => o.finding)).map((f) => `${at}: finding '${f}' twice`),
  ];
};

const shiftProblems = (shift: Shift): string[] => {
  const { factor, source, ...conditions } = shift;
  return [
    ...rangeProblem('shift factor', factor, 0.1, 10),
    ...blank('shift source', source),
    ...(Object.keys(conditions).length === 0 ? ['a shift has no condition'] : []),
    ...(shift.years ? pairProblem('shift years', shift.years, 1950) : []),
  ];
};

const fitsProblems = (fault: Fault): string[] => {
  const fits = fault.fits;
  const about = `${fault.name} ${fault.workshopName} ${fault.parts.map((part) => part.name).join(' ')}`;
  const fuels = fits?.fuels;
  const onElectric = fuels === undefined || fuels.includes('electric');
  const problems: string[] = [];
  if (fuels?.length === 0) problems.push('fits.fuels is empty: the fault could never happen');
  if (fits?.transmissions?.length === 0) {
    problems.push('fits.transmissions is empty: the fault could never happen');
  }
  if (fits?.makes?.length === 0 || fits?.models?.length === 0) {
    problems.push('fits.makes or fits.models is empty: the fault could never happen');
  }
  if (fits?.models && !fits.makes) problems.push('fits.models is given without fits.makes');
  if (fits?.years) problems.push(...pairProblem('fits.years', fits.years, 1950));
  if (onElectric && COMBUSTION_WORDS.test(about)) {
    problems.push(
      'names a combustion part but fits electric cars: list the fuels without electric',
    );
  }
  if (/\b(?:spark plug|ignition coil)/i.test(about) && (!fuels || fuels.includes('diesel'))) {
    problems.push('names a spark-ignition part but fits diesels');
  }
  if (
    /\b(?:glow plug|adblue|particulate filter|dpf)\b/i.test(about) &&
    fuels?.some((fuel) => fuel !== 'diesel') !== false &&
    !/petrol|gasoline/i.test(about)
  ) {
    problems.push('names a diesel part but does not fit diesels alone');
  }
  if (
    /\b(?:clutch pedal|clutch master|clutch slave)\b/i.test(about) &&
    (!fits?.transmissions || fits.transmissions.some((kind) => kind !== 'manual'))
  ) {
    problems.push('names a clutch pedal part but does not fit manual gearboxes alone');
  }
  return problems;
};

/** Nobody is quicker at home than a workshop, and a workshop's time is no errand of the owner's. */
const timeProblems = ({ guide: { minutes }, labourHours }: Fault): string[] =>
  [0, 1].flatMap((end) => {
    const home = minutes[end] ?? 0;
    const labour = (labourHours[end] ?? 0) * 60;
    return home < Math.floor(labour)
      ? [`guide.minutes has ${home} where the workshop needs ${Math.round(labour)}`]
      : [];
  });

/** Problems of a fault. */
export const faultProblems = (fault: Fault, symptomIds: ReadonlySet<string>): string[] => {
  const symptoms = Object.entries(fault.symptoms);
  const guide = fault.guide;
  return [
    ...(KEBAB.test(fault.id) ? [] : ['id is not kebab-case']),
    ...blank('name', fault.name),
    ...(fault.name.endsWith('.') ? ['name ends with a full stop'] : []),
    ...blank('workshopName', fault.workshopName),
    ...blank('summary', fault.summary),
    ...rangeProblem('prior', fault.prior, 0.05, 20),
    ...fitsProblems(fault),
    ...(fault.shifts ?? []).flatMap(shiftProblems),
    ...(symptoms.length < 4 ? [`${symptoms.length} symptoms, must be 4 or more`] : []),
    ...symptoms.flatMap(([id, p]) => [
      ...(symptomIds.has(id) ? [] : [`unknown symptom '${id}'`]),
      ...rangeProblem(`P(${id})`, p, 0.02, 0.95),
    ]),
    ...((symptoms[0]?.[1] ?? 0) < Math.max(0, ...symptoms.map(([, p]) => p)) * 0.5
      ? ['the first symptom must be the tell-tale one']
      : []),
    ...(fault.against ?? []).flatMap((id) => [
      ...(symptomIds.has(id) ? [] : [`unknown symptom '${id}' in against`]),
      ...(id in fault.symptoms ? [`'${id}' is both for and against`] : []),
    ]),
    ...Object.entries(fault.conditions ?? {}).flatMap(([id, p]) => [
      ...(CONDITION_IDS.some((known) => known === id) ? [] : [`unknown condition '${id}'`]),
      ...rangeProblem(`P(${id})`, p, 0.01, 0.99),
    ]),
    ...Object.entries(fault.codes ?? {}).flatMap(([code, p = Number.NaN]) => [
      ...(CODE.test(code) ? [] : [`'${code}' is not a trouble code: P0301 or P030x`]),
      ...rangeProblem(`P(${code})`, p, 0.02, 0.95),
    ]),
    ...blank('drive.reason', fault.drive.reason),
    ...(fault.severity === 'high' && fault.drive.verdict === 'yes'
      ? ["severity is high but drive is 'yes'"]
      : []),
    ...(fault.severity === 'low' && fault.drive.verdict === 'no'
      ? ["severity is low but drive is 'no'"]
      : []),
    ...(fault.patterns.length < 1 || fault.patterns.length > 3
      ? [`${fault.patterns.length} patterns, must be 1 to 3`]
      : []),
    ...fault.patterns.flatMap((pattern) => blank('a pattern', pattern)),
    ...(fault.checks.length < 2 ? [`${fault.checks.length} checks, must be 2 or more`] : []),
    ...fault.checks.flatMap(checkProblems),
    ...repeated(fault.checks.map((check) => check.title)).map((t) => `check '${t}' twice`),
    ...blank('guide.title', guide.title),
    ...blank('guide.overview', guide.overview),
    ...pairProblem('guide.minutes', guide.minutes, 1),
    ...(guide.tools.length < 1 ? ['guide has no tools'] : []),
    ...(guide.steps.length < 5 || guide.steps.length > 12
      ? [`guide has ${guide.steps.length} steps, must be 5 to 12`]
      : []),
    ...guide.steps.flatMap((step) => blank('a guide step', step)),
    ...(guide.safety.length < 2
      ? [`guide has ${guide.safety.length} safety lines, must be 2 or more`]
      : []),
    ...blank('guide.stopIf', guide.stopIf),
    ...fault.parts.flatMap((part) => [
      ...blank('a part name', part.name),
      ...pairProblem(`price of '${part.name}'`, part.usd, 1),
      ...(CONDITION_WORDS.test(part.name)
        ? [
            `part '${part.name}' tells a condition in its name: set ifNeeded and name the part alone`,
          ]
        : []),
    ]),
    ...repeated(fault.parts.map((part) => part.name)).map((name) => `part '${name}' twice`),
    ...pairProblem('labourHours', fault.labourHours, 0),
    ...timeProblems(fault),
  ];
};

/** Problems of a symptom. */
export const symptomProblems = (id: string, symptom: Symptom): string[] => [
  ...(KEBAB.test(id) ? [] : ['id is not kebab-case']),
  ...blank('label', symptom.label),
  ...(symptom.label.endsWith('.') ? ['label ends with a full stop'] : []),
  ...(symptom.question.trim().endsWith('?') ? [] : ['question does not end with a question mark']),
  ...(symptom.question.replace(/\?$/, '').toLowerCase() === symptom.label.toLowerCase()
    ? ['question is only the label (a stub): ask the owner in plain words']
    : []),
  ...(symptom.phrases.length < 8 ? [`${symptom.phrases.length} phrases, must be 8 or more`] : []),
  ...symptom.phrases.flatMap((phrase) => {
    const words = phrase.trim().split(/\s+/).length;
    return [
      ...blank('a phrase', phrase),
      ...(words > 8 ? [`phrase '${phrase}' has ${words} words, must be 1 to 6`] : []),
    ];
  }),
  ...repeated(symptom.phrases).map((phrase) => `phrase '${phrase}' twice`),
  ...rangeProblem('leak', symptom.leak, 0.0005, 0.15),
];
