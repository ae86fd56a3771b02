import type { CodeCause, CodeDrive, CodePage } from '../code-page.ts';
import { pricingOf, repairPrices } from '../explain/prices.ts';
import { checkId } from '../inference/answers.ts';
import type { DriveVerdict } from '../knowledge/schema.ts';
import { verdictOfCauses } from '../safety/verdict.ts';
import { SYSTEM_IDS, type SystemId } from '../systems.ts';
import { checksFor } from './code-checks.ts';
import { codeGroup } from './code-groups.ts';
import { lampsOf } from './code-lamps.ts';
import { codeMeaning, genericFacts } from './code-meaning.ts';
import { codeSystems } from './code-systems.ts';
import { topicOfCode } from './code-topics.ts';
import { listedCauses, type ListedCause } from './listed-causes.ts';
import { pagedCodes } from './paged-codes.ts';
import { plainMeaning } from './plain-meaning.ts';
import { familyOf, togetherWith } from './related-codes.ts';

const MOST_CAUSES = 6;
/** From this share on, a cause that is graver than the verdict is named beside it. */
const WORTH_NAMING = 0.02;

const hundredths = (share: number): number => Math.round(share * 100) / 100;

const priced = ({ fault, share }: ListedCause, isAlone: boolean): CodeCause => {
  const { low, high } = repairPrices(fault, pricingOf({})).cost.professional;
  return {
    faultId: fault.id,
    name: fault.name,
    summary: fault.summary,
    system: fault.system,
    ...(isAlone ? {} : { share: hundredths(share) }),
    usd: [Math.round(low / 100), Math.round(high / 100)],
    guide: [checkId(fault.guide.title), fault.guide.title],
  };
};

const GRAVITY: readonly DriveVerdict[] = ['yes', 'caution', 'no'];

const isGraver = (a: DriveVerdict, b: DriveVerdict): boolean =>
  GRAVITY.indexOf(a) > GRAVITY.indexOf(b);

/**
 * One verdict for the page. What stores the code once in a while counts for less: burnt oil may set
 * off a catalyst code, but does not decide what P0420 means for the next trip.
 */
const driveOf = (causes: readonly ListedCause[]): CodeDrive => {
  const { verdict, reason } = verdictOfCauses(
    causes.map(({ fault, share, typical }) => ({
      probability: share * typical,
      canDrive: fault.drive,
    })),
  );
  const deciding = causes.find(({ fault }) => fault.drive.reason === reason) ?? causes[0];
  const graver = causes.find(
    ({ fault, share }) => share >= WORTH_NAMING && isGraver(fault.drive.verdict, verdict),
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

const neighbourOf = (code: string): CodePage['neighbour'] => {
  const component = genericFacts(code)?.component;
  for (const { code: other } of familyOf(code)) {
    const [leading] = listedCauses(other);
    if (leading !== undefined && genericFacts(other)?.component === component)
      return { code: other, cause: leading.fault.name, ...leading.fault.drive };
  }
  return undefined;
};

const systemOf = (code: string, causes: readonly ListedCause[]): SystemId => {
  const shares = new Map<SystemId, number>();
  for (const { fault, share } of causes)
    shares.set(fault.system, (shares.get(fault.system) ?? 0) + share);
  const known = causes.length > 0 ? shares : new Map(Object.entries(codeSystems(code)));
  return SYSTEM_IDS.reduce((a, b) => ((known.get(b) ?? 0) > (known.get(a) ?? 0) ? b : a));
};

/** Everything that is known of a code that has a page; undefined for any other text. */
export const describeCode = (code: string): CodePage | undefined => {
  if (!pagedCodes().has(code)) return undefined;
  const { meaning, uncertain } = codeMeaning(code);
  const listed = listedCauses(code);
  const drive = listed.length === 0 ? undefined : driveOf(listed);
  const all = listed.map((cause) => priced(cause, listed.length === 1));
  const causes = all.slice(0, MOST_CAUSES);
  const rest = listed.slice(MOST_CAUSES);
  const topic = topicOfCode(code, genericFacts(code)?.component);
  const family = familyOf(code);
  const neighbour = listed.length === 0 ? neighbourOf(code) : undefined;
  const [leading] = causes;
  const inCode = (text = '') => text.replace('$1', code);
  return {
    code,
    name: meaning,
    plain: plainMeaning(code),
    uncertain,
    group: codeGroup(code),
    system: systemOf(code, listed),
    lamp: inCode(topic?.lamp),
    lamps: lampsOf(listed),
    ...(drive === undefined ? {} : { drive }),
    ...(neighbour === undefined ? {} : { neighbour }),
    causes,
    more: {
      causes: rest.length,
      share: hundredths(rest.reduce((sum, { share }) => sum + share, 0)),
    },
    checks: checksFor(code, listed, drive?.verdict),
    ...(leading === undefined
      ? {}
      : {
          cost: {
            likeliest: leading.usd,
            all: [
              Math.min(...all.map(({ usd: [low] }) => low)),
              Math.max(...all.map(({ usd: [, high] }) => high)),
            ],
          },
        }),
    freezeFrame: topic?.readings ?? [],
    clear: inCode(topic?.clear),
    family,
    together: togetherWith(code, listed, family),
  };
};
