import type { Fault } from '@wrenchwise/knowledge/catalogue';
import { checkId } from '@wrenchwise/knowledge/check-id';
import { causeWordsOn } from '@wrenchwise/knowledge/codes/cause-words';
import { codeGroup } from '@wrenchwise/knowledge/codes/code-groups';
import { codeOnMakes } from '@wrenchwise/knowledge/codes/code-makes';
import { type CodeRecord, recordOf } from '@wrenchwise/knowledge/codes/code-record';
import { isLeftOut } from '@wrenchwise/knowledge/codes/left-out-causes';
import { liveValuesOf } from '@wrenchwise/knowledge/codes/live-values';
import { toolWordsOf } from '@wrenchwise/knowledge/codes/tool-words';
import { topicOf } from '@wrenchwise/knowledge/codes/topic-of-code';
import { inEachRegion } from '@wrenchwise/knowledge/price-regions';
import { pricingOf, repairPrices } from '@wrenchwise/knowledge/prices';
import type { SystemId } from '@wrenchwise/knowledge/systems';

import { circuitSection } from './circuit-section.ts';
import { checksFor } from './code-checks.ts';
import { driveOf } from './code-drive.ts';
import { lightsOf } from './code-lights.ts';
import type { CodeCause, CodePage } from './code-page.ts';
import type { CodeSources } from './code-sources.ts';
import { middleOf } from './cost-span.ts';
import type { ListedCause } from './listed-causes.ts';
import { partOf, plainMeaning } from './plain-meaning.ts';
import { familyOf, togetherWith } from './related-codes.ts';

/** As many as a diagnosis lists. */
const MAX_CAUSES = 8;
/** What rounds to no per cent is one of the rarer ones. */
const LEAST_SHARE = 0.005;
/** On a car that must not be driven, nothing is cleared to see whether it comes back. */
const CLEAR_AFTER_REPAIR =
  'No: the car stays where it is. Note $1 and its freeze frame now, and clear it after the repair.';

/** A low oil level is put right on the spot, and the car may then be driven. */
const CLEAR_AFTER_OIL =
  'Fill up to the mark first: on most cars $1 then clears by itself. If it comes back within days, find out where the oil goes.';
const clearOfParked = (code: string): string =>
  (code === 'P250F' ? CLEAR_AFTER_OIL : CLEAR_AFTER_REPAIR).replace('$1', code);

/** Without what can only be read on the move, where the car must not move. */
const atRest = <R extends { readonly needs?: 'moving' }>(
  readings: readonly R[],
  isParked: boolean,
): readonly R[] => (isParked ? readings.filter(({ needs }) => needs === undefined) : readings);

const guideOf = ({ guide }: Fault): CodeCause['guide'] => [checkId(guide.title), guide.title];

const onMakes = ({ faultOf }: CodeSources, code: string): CodePage['onMakes'] =>
  codeOnMakes(code).flatMap(({ cars, finding, fault: id }) => {
    const fault = faultOf(id);
    return fault === undefined
      ? []
      : [{ cars, finding, system: fault.system, guide: guideOf(fault) }];
  });

/** Chassis and body codes have another part on some makes: the standard came after them. */
const isOfAnotherPart = ({ code, system }: CodeRecord, onMake: SystemId): boolean =>
  /^[BC]/.test(code) && system !== onMake;

/** A cause in words that fit the code. */
const inWordsFor = (record: CodeRecord, cause: ListedCause): ListedCause => {
  const words = causeWordsOn(record, cause.fault.id);
  if (words === undefined) return cause;
  const { fault } = cause;
  const { name = fault.name, summary = fault.summary, reason = fault.drive.reason } = words;
  return { ...cause, fault: { ...fault, name, summary, drive: { ...fault.drive, reason } } };
};

const chanceOf = (causes: readonly ListedCause[]): number =>
  causes.reduce((sum, { chance }) => sum + chance, 0);

const priced = ({ fault, chance }: ListedCause): CodeCause => ({
  faultId: fault.id,
  name: fault.name,
  summary: fault.summary,
  system: fault.system,
  share: chance,
  garage: inEachRegion((region) => repairPrices(fault, pricingOf({ region })).cost.professional),
  guide: guideOf(fault),
});

/** The content of a code's page; undefined without one. */
export const describeCode = (sources: CodeSources, code: string): CodePage | undefined => {
  const { table, paged, symptoms } = sources;
  if (!paged().has(code)) return undefined;
  const { meaning, uncertain } = table.meaningOf(code);
  const record = recordOf(table, code);
  const component = table.componentOf(code);
  const part = partOf(record, component ?? code);
  // What a fault means on one make only is said of that make, and never of every car.
  const isGeneric = record.kind !== 'makers' && record.kind !== 'unpublished';
  const listed = isGeneric
    ? sources.causes
        .of(code)
        .filter(({ fault }) => !isLeftOut(record, fault.id))
        .map((cause) => inWordsFor(record, cause))
    : [];
  const drive = driveOf(record, meaning, listed);
  const isParked = drive.verdict === 'no';
  const all = listed.map(priced);
  const causes = all.filter(({ share }) => share >= LEAST_SHARE).slice(0, MAX_CAUSES);
  const rest = listed.slice(causes.length);
  const topic = topicOf(record);
  const family = familyOf(sources, code);
  const circuit = circuitSection(record, part);
  const [leading] = causes;
  const ofSomeMakes = onMakes(sources, code);
  const inCode = (text: string) => text.replaceAll('$1', code);
  return {
    code,
    name: meaning,
    ...('facts' in record ? { toolWords: toolWordsOf(record.facts) } : {}),
    plain: plainMeaning(table, code),
    uncertain: uncertain || ofSomeMakes.some(({ system }) => isOfAnotherPart(record, system)),
    group: codeGroup(code),
    system: (record.kind === 'unpublished' ? ofSomeMakes[0]?.system : undefined) ?? record.system,
    light: inCode(topic.light),
    lights: lightsOf(symptoms, listed),
    drive,
    ...(circuit === undefined ? {} : { circuit }),
    onMakes: ofSomeMakes,
    causes,
    more: {
      causes: rest.length,
      share: chanceOf(rest),
    },
    other: 1 - chanceOf(listed.slice(0, causes.length)),
    checks: checksFor(record, listed, drive.verdict, part),
    ...(leading === undefined
      ? {}
      : {
          cost: {
            likeliest: leading.garage,
            middle: inEachRegion((region) =>
              middleOf(
                listed.map(({ share }, at) => ({
                  range: all[at]?.garage[region] ?? leading.garage[region],
                  share,
                })),
              ),
            ),
          },
        }),
    live: atRest(liveValuesOf(code, component), isParked),
    freezeFrame: atRest(topic.readings, isParked),
    clear: isParked ? clearOfParked(code) : inCode(topic.clear),
    family,
    together: togetherWith(sources, code, listed, family),
  };
};
