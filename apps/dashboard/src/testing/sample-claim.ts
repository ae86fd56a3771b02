import type { ClaimExamination } from '@wrenchwise/rules/claim';

/** A claim that does not fit, as the server answers it. */
export const SAMPLE_CLAIM: ClaimExamination = {
  text: 'the head gasket has gone',
  claimed: {
    name: 'Head gasket or cylinder head',
    faultIds: ['head-gasket-blown'],
    system: 'engine_cooling',
    probability: 0.04,
    cost: { low: 84_900, high: 235_000 },
    canDrive: { verdict: 'no', reason: 'Coolant in a cylinder can lock the engine.' },
  },
  standing: 'does-not-fit',
  summary: 'What you report does not speak for this. Leaking radiator fits better.',
  for: ['“Coolant drops” (coolant level keeps dropping) goes with it.'],
  against: ['You say that this is not there: white smoke from the exhaust.'],
  missing: [{ id: 'overheating', label: 'Overheats', question: 'Has the engine run hot?' }],
  decidingTest: {
    title: 'Test the coolant for combustion gas (block test)',
    how: 'Draw air from above the coolant through a test fluid.',
    who: 'workshop',
    tool: 'Combustion leak tester',
    minutes: { low: 20, high: 40 },
    cost: { workshop: { low: 2500, high: 5100 } },
    caution: 'Do not run the engine for this yourself: leave it to a workshop.',
    outcomes: [{ result: 'The fluid stays blue', follows: 'No gas reaches the coolant.' }],
  },
  furtherTests: [],
  betterFits: [
    {
      faultId: 'radiator-leaking',
      name: 'Leaking radiator',
      probability: 0.66,
      cost: { low: 21_800, high: 73_100 },
    },
  ],
  ask: ['May I have the old part back?'],
  canDrive: { verdict: 'no', reason: 'A leaking radiator can empty itself in minutes.' },
  price: { cents: 180_000, words: '£1,800 is within our range for this repair.' },
  pricing: { region: 'uk', currency: 'GBP', labourCentsPerHour: 7600 },
};
