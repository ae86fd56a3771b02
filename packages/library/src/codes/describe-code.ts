import type { Fault } from '@wrenchwise/knowledge/catalogue';
import { checkId } from '@wrenchwise/knowledge/check-id';
import { codeGroup } from '@wrenchwise/knowledge/codes/code-groups';
import { codeOnMakes } from '@wrenchwise/knowledge/codes/code-makes';
import { codeSystems, type SystemShares } from '@wrenchwise/knowledge/codes/code-systems';
import { topicOfCode } from '@wrenchwise/knowledge/codes/code-topics';
import { liveValuesOf } from '@wrenchwise/knowledge/codes/live-values';
import { verdictOfCauses } from '@wrenchwise/knowledge/drive-verdict';
import { inEachRegion } from '@wrenchwise/knowledge/price-regions';
import { pricingOf, repairPrices } from '@wrenchwise/knowledge/prices';
import type { DriveVerdict } from '@wrenchwise/knowledge/schema';
import { SYSTEM_IDS, type SystemId } from '@wrenchwise/knowledge/systems';

import { checksFor } from './code-checks.ts';
import { lampsOf } from './code-lamps.ts';
import type { CodeCause, CodeDrive, CodePage } from './code-page.ts';
import type { CodeSources } from './code-sources.ts';
import type { ListedCause } from './listed-causes.ts';
import { plainMeaning } from './plain-meaning.ts';
import { familyOf, togetherWith } from './related-codes.ts';

const MOST_CAUSES = 6;
/** The share from which a cause that is graver than the verdict is named beside it. */
const WORTH_NAMING = 0.02;

const guideOf = ({ guide }: Fault): CodeCause['guide'] => [checkId(guide.title), guide.title];

const onMakes = ({ faultOf }: CodeSources, code: string): CodePage['onMakes'] =>
  codeOnMakes(code).flatMap(({ cars, finding, fault: id }) => {
    const fault = faultOf(id);
    return fault === undefined
      ? []
      : [{ cars, finding, system: fault.system, guide: guideOf(fault) }];
  });

const hundredths = (share: number): number => Math.round(share * 100) / 100;

const priced = ({ fault, share }: ListedCause, isAlone: boolean): CodeCause => ({
  faultId: fault.id,
  name: fault.name,
  summary: fault.summary,
  system: fault.system,
  ...(isAlone ? {} : { share: hundredths(share) }),
  garage: inEachRegion((region) => repairPrices(fault, pricingOf({ region })).cost.professional),
  guide: guideOf(fault),
});

const GRAVITY: readonly DriveVerdict[] = ['yes', 'caution', 'no'];

const isGraver = (a: DriveVerdict, b: DriveVerdict): boolean =>
  GRAVITY.indexOf(a) > GRAVITY.indexOf(b);

/**
 * The page's verdict. Faults that store the code rarely count for less: burnt oil may store a
 * catalyst code, but does not decide what P0420 means for the next trip.
 */
const driveOf = (causes: readonly ListedCause[]): CodeDrive => {
  const { verdict, reason } = verdictOfCauses(
    causes.map(({ fault, share, typical }) => ({
      probability: share * typical,
      canDrive: fault.drive,
    })),
  );
  // A verdict that no cause alone decides has a reason of its own: it is told of the likeliest cause
  // that is no graver.
  const deciding =
    causes.find(({ fault }) => fault.drive.reason === reason) ??
    causes.find(({ fault }) => !isGraver(fault.drive.verdict, verdict)) ??
    causes[0];
  const graver = causes.find(
    ({ fault, share }) =>
      share >= WORTH_NAMING && fault !== deciding?.fault && isGraver(fault.drive.verdict, verdict),
  );
  return {
    verdict,
    cause: deciding?.fault.name ?? '',
    reason,
    ...(graver === undefined
      ? {}
      : { graver: { cause: graver.fault.name, reason: graver.fault.drive.reason } }),
  };
};

const neighbourOf = (sources: CodeSources, code: string): CodePage['neighbour'] => {
  const { table, causes } = sources;
  const component = table.componentOf(code);
  for (const { code: other } of familyOf(sources, code)) {
    const [leading] = causes.of(other);
    if (leading !== undefined && table.componentOf(other) === component) {
      return { code: other, cause: leading.fault.name, ...leading.fault.drive };
    }
  }
  return undefined;
};

const systemOf = (inTable: SystemShares, causes: readonly ListedCause[]): SystemId => {
  const shares = new Map<SystemId, number>();
  for (const { fault, share } of causes) {
    shares.set(fault.system, (shares.get(fault.system) ?? 0) + share);
  }
  const known = causes.length > 0 ? shares : new Map(Object.entries(inTable));
  return SYSTEM_IDS.reduce((a, b) => ((known.get(b) ?? 0) > (known.get(a) ?? 0) ? b : a));
};

/** The content of a code's page; undefined without one. */
export const describeCode = (sources: CodeSources, code: string): CodePage | undefined => {
  const { table, paged, symptoms } = sources;
  if (!paged().has(code)) return undefined;
  const { meaning, uncertain } = table.meaningOf(code);
  const component = table.componentOf(code);
  const shares = codeSystems(code, component);
  const listed = sources.causes.of(code);
  const drive = listed.length === 0 ? undefined : driveOf(listed);
  const all = listed.map((cause) => priced(cause, listed.length === 1));
  const causes = all.slice(0, MOST_CAUSES);
  const rest = listed.slice(MOST_CAUSES);
  const topic = topicOfCode(code, component);
  const family = familyOf(sources, code);
  const neighbour = listed.length === 0 ? neighbourOf(sources, code) : undefined;
  const [leading] = causes;
  const inCode = (text = '') => text.replace('$1', code);
  return {
    code,
    name: meaning,
    plain: plainMeaning(table, code),
    uncertain,
    group: codeGroup(code),
    system: systemOf(shares, listed),
    lamp: inCode(topic?.lamp),
    lamps: lampsOf(symptoms, listed),
    ...(drive === undefined ? {} : { drive }),
    ...(neighbour === undefined ? {} : { neighbour }),
    onMakes: onMakes(sources, code),
    causes,
    more: {
      causes: rest.length,
      share: hundredths(rest.reduce((sum, { share }) => sum + share, 0)),
    },
    checks: checksFor(code, shares, listed, drive?.verdict),
    ...(leading === undefined
      ? {}
      : {
          cost: {
            likeliest: leading.garage,
            all: inEachRegion((region) => ({
              low: Math.min(...all.map(({ garage }) => garage[region].low)),
              high: Math.max(...all.map(({ garage }) => garage[region].high)),
            })),
          },
        }),
    live: liveValuesOf(code, component),
    freezeFrame: topic?.readings ?? [],
    clear: inCode(topic?.clear),
    family,
    together: togetherWith(table, code, listed, family),
  };
};
