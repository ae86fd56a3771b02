import { describe, expect, test } from 'vitest';

import { forbiddenByFault, isAllowed } from './allowed-checks.ts';
import { findFault } from './catalogue.ts';
import { JOBS } from './jobs/jobs.ts';
import { SAFETY_RULES } from './safety-rules.ts';

/** Faults that a drive cures, shows or finishes, each with the check that is this drive. */
const CURED_BY_DRIVING = [
  ['dpf-soot-blocked', 'Take one steady run to clear the filter'],
  ['gpf-soot-blocked', 'Take a 20-minute run at a steady speed with long overruns'],
  ['normal-disc-surface-rust', 'Look at the discs before and after a short drive'],
  ['brake-discs-corroded', 'See whether the rust wipes off'],
  ['tpms-not-relearned', 'Run the reset in the menu or with the button'],
] as const;

const faultOf = (id: string) => {
  const fault = findFault(id);
  if (fault === undefined) throw new Error(`no such fault: ${id}`);
  return fault;
};

describe('a fault that a drive cures', () => {
  test.each(CURED_BY_DRIVING)('%s allows the drive that its guide asks for', (id, title) => {
    const { checks, drive } = faultOf(id);
    const drives = checks.find((check) => check.title === title);
    expect(drives?.needs).toBe('moving');
    expect(drives && isAllowed(drives, forbiddenByFault(drive))).toBe(true);
  });

  test.each(['battery-undercharged-short-trips', 'normal-dpf-regeneration'])(
    '%s may be driven, and its verdict says that the drive helps',
    (id) => {
      const { drive } = faultOf(id);
      expect(drive.verdict).toBe('yes');
      expect(drive.reason).toMatch(/\bdrive\b/);
    },
  );
});

describe('a particulate filter that needs a regeneration', () => {
  const WHEN_NOT = [
    /flash/,
    /red light/,
    /power is (?:cut|held back)/,
    /runs hot/,
    /oil is above its upper mark/,
    /two runs have failed/,
    /workshop/,
  ];

  test.each(['dpf-soot-blocked', 'gpf-soot-blocked'])(
    '%s is driven clear, and its verdict says how and when not to',
    (id) => {
      const { reason } = faultOf(id).drive;
      expect(reason).toMatch(/steady 40 to 60 mph/);
      expect(reason).toMatch(/2,000 rpm/);
      expect(reason).toMatch(/20 to 30 minutes where that is legal and safe/);
      for (const never of WHEN_NOT) expect(reason).toMatch(never);
    },
  );

  test('costs nothing where the drive clears it', () => {
    const { parts, labourHours } = faultOf('dpf-soot-blocked');
    expect(parts.every(({ ifNeeded }) => ifNeeded)).toBe(true);
    expect(labourHours[0]).toBe(0);
  });

  test('is driven in the same way in the everyday job', () => {
    const job = JOBS.find(({ slug }) => slug === 'clear-the-particulate-filter-with-a-drive');
    const texts = job?.steps.map(([todo]) => todo).join(' ') ?? '';
    expect(texts).toMatch(/steady 40–60 mph for 20–30 minutes where that is legal and safe/);
    expect(texts).toMatch(/about 2,000 rpm/);
  });

  test('is not forbidden its run by the alert for a loss of power', () => {
    const rule = SAFETY_RULES.find(({ id }) => id === 'low-power');
    expect(rule?.verdict).toBe('caution');
    expect(rule?.advice).not.toMatch(/keep off fast roads|before normal driving/i);
    expect(rule?.advice).toMatch(/filter light is on, steadily/);
  });
});
