import { forbiddenByFault, forbiddenNow, isAllowed } from '@wrenchwise/knowledge/allowed-checks';
import { FAULTS } from '@wrenchwise/knowledge/catalogue';
import { checkId } from '@wrenchwise/knowledge/check-id';
import { postponedText } from '@wrenchwise/knowledge/postponed-checks';
import { pricingOf } from '@wrenchwise/knowledge/prices';
import { SAFETY_RULES } from '@wrenchwise/knowledge/safety-rules';
import type { Check, CheckNeed } from '@wrenchwise/knowledge/schema';
import { describe, expect, test } from 'vitest';

import signs from '../../cases/safety/signs.json' with { type: 'json' };
import type { EngineDiagnosis } from '../diagnosis.ts';
import { describeCause } from '../explain/cause.ts';
import { withMoneyAtRisk } from '../explain/money-at-risk.ts';
import { planSteps } from '../explain/plan.ts';
import { engine } from '../testing/engine.ts';
import { withSafeChecks } from './forbidden.ts';

/** By '{faultId}/{checkId}'. */
const CHECKS: ReadonlyMap<string, Check> = new Map(
  FAULTS.flatMap(({ id, checks }) =>
    checks.map((check) => [`${id}/${checkId(check.title)}`, check] as const),
  ),
);

const needOf = (path: string): CheckNeed | undefined => CHECKS.get(path)?.needs;

/** The needs that a verdict and alerts forbid, written out independently of the engine's table. */
const unsafeNeeds = ({
  canDrive,
  alerts,
}: Pick<EngineDiagnosis, 'canDrive' | 'alerts'>): CheckNeed[] => {
  const verdicts = [canDrive.verdict, ...alerts.map(({ verdict }) => verdict)];
  const silent = ['fire', 'burning-smell', 'fuel-leak', 'carbon-monoxide', 'battery-danger'];
  const dead = new Set([
    'fire',
    'burning-smell',
    'fuel-leak',
    'battery-danger',
    'high-voltage',
    'flooded',
  ]);
  const still = new Set([
    ...silent,
    'high-voltage',
    'oil-pressure',
    'engine-knock',
    'overheating',
    'coolant-gas',
    'runaway-diesel',
    'coolant-in-gearbox',
    'flooded',
  ]);
  const ids = alerts.map(({ id }) => id);
  return [
    ...(verdicts.includes('no') ? (['moving'] as const) : []),
    ...(verdicts.some((verdict) => verdict !== 'yes') ? (['driven-hard'] as const) : []),
    ...(ids.some((id) => still.has(id)) ? (['running'] as const) : []),
    ...(ids.some((id) => dead.has(id)) ? (['powered'] as const) : []),
    ...(ids.some((id) => ['charging-hot', 'high-voltage', 'flooded'].includes(id))
      ? (['charging'] as const)
      : []),
  ];
};

/** Every check that a diagnosis asks anybody to do, as '{faultId}/{checkId}'. */
const shownChecks = ({ causes, plan, nextQuestion }: EngineDiagnosis): string[] => [
  ...causes.flatMap(({ faultId, checks }) => checks.map(({ id }) => `${faultId}/${id}`)),
  ...causes.flatMap(({ parts }) => parts.flatMap(({ justifiedBy }) => justifiedBy?.stepId ?? [])),
  ...plan.filter(({ kind }) => kind === 'check').map(({ id }) => id),
  ...(nextQuestion?.kind === 'check' ? [nextQuestion.id.slice('check:'.length)] : []),
];

describe('a check that an alert forbids', () => {
  test('is shown by none of its ways, for whatever sets an alert off', () => {
    const wrong: string[] = [];
    for (const text of Object.values(signs.signs)) {
      const diagnosis = engine.diagnose({ text }, {});
      const unsafe = unsafeNeeds(diagnosis);
      const shown = shownChecks(diagnosis);
      for (const path of shown) {
        if (unsafe.some((need) => need === needOf(path))) wrong.push(`${text} → ${path}`);
      }
      const titles = FAULTS.flatMap(({ id, checks }) =>
        checks.map(({ title, needs }) => ({ path: `${id}/${checkId(title)}`, title, needs })),
      ).filter(({ needs, path }) => unsafe.some((need) => need === needs) && !shown.includes(path));
      const safeTitles = new Set(shown.map((path) => CHECKS.get(path)?.title));
      for (const { title } of titles) {
        if (
          !safeTitles.has(title) &&
          (diagnosis.diagnostic_steps.includes(title) ||
            diagnosis.recommendations.some((line) => line.includes(title)))
        ) {
          wrong.push(`${text} → ${title}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  test('is in the plan of no fault under any alert, and is counted where it is left out', () => {
    const pricing = pricingOf({});
    for (const fault of FAULTS) {
      const cause = describeCause(fault, 0.9, 0.01, [], pricing);
      for (const rule of SAFETY_RULES) {
        const safe = withSafeChecks(
          withSafeChecks(cause, forbiddenByFault(fault.drive)),
          forbiddenNow(rule.verdict, [rule]),
        );
        const unsafe = unsafeNeeds({
          canDrive: { verdict: rule.verdict, reason: '' },
          alerts: [{ ...rule, source: 'words', text: '' }],
        });
        const shown = [
          ...planSteps(withMoneyAtRisk([safe])).flatMap(({ id }) => needOf(id) ?? []),
          ...safe.checks.flatMap(({ needs }) => needs ?? []),
        ];
        expect(shown.filter((need) => unsafe.includes(need))).toEqual([]);
        expect(safe.checks.length + safe.postponed.length).toBe(fault.checks.length);
      }
    }
  });

  test('orders no switching on beside smoke, fuel, hot wiring or a battery, in any words', () => {
    const orders =
      /\bignition on\b|\btry (?:all|every|each) (?:\w+ )?speeds?\b|\bmove the window\b|\bswitch it on\b|\bstart the engine\b|\bengine idling\b|\bfirm stops?\b|\bdrive (?:at|to|on|over)\b/i;
    const rules = SAFETY_RULES.filter(({ forbids = [] }) =>
      forbids.some((need) => need === 'powered'),
    );
    expect(rules.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['fire', 'burning-smell', 'fuel-leak', 'high-voltage']),
    );
    const contradicting = rules.flatMap((rule) =>
      FAULTS.flatMap((fault) =>
        fault.checks
          .filter((check) =>
            isAllowed(check, forbiddenByFault(fault.drive), forbiddenNow(rule.verdict, [rule])),
          )
          .filter(({ title, steps }) =>
            [title, ...steps]
              .flatMap((text) => text.split(/(?<=[.:;])\s+/))
              .some(
                (said) => orders.test(said) && !/\b(?:do not|never|after the repair)\b/i.test(said),
              ),
          )
          .map(({ title }) => `${rule.id} × ${fault.id}: ${title}`),
      ),
    );
    expect(contradicting).toEqual([]);
  });

  test('leaves the repair in the plan: its road test at the end comes after the repair', () => {
    const { plan } = engine.diagnose({ text: signs.signs['brake-pedal-sinks'] }, {});
    expect(plan.map(({ kind }) => kind)).toContain('repair');
  });
});

describe('the checks of a cause that forbids driving', () => {
  test('need no driving, even where the diagnosis as a whole allows it', () => {
    for (const fault of FAULTS.filter(({ drive }) => drive.verdict === 'no')) {
      const cause = describeCause(fault, 0.05, 0.01, [], pricingOf({}));
      const { checks } = withSafeChecks(cause, forbiddenByFault(fault.drive));
      const needs = checks.flatMap((check) => check.needs ?? []);
      expect(needs).not.toContain('moving');
      expect(needs).not.toContain('driven-hard');
      if (fault.drive.engineOff) expect(needs).not.toContain('running');
    }
  });

  test('do not start an engine that its verdict says not to start', () => {
    const started = FAULTS.filter(
      ({ drive, checks }) =>
        /\b(?:do not (?:start|run|crank|try to start|go on cranking)|switch off and)/i.test(
          drive.reason,
        ) &&
        !drive.engineOff &&
        checks.some(({ needs }) => needs === 'running'),
    );
    expect(started.map(({ id }) => id)).toEqual([]);
  });
});

describe('what is left out', () => {
  test.each([
    [[], undefined],
    [['moving'], /^One check needs the car driven\. It is left out until that is safe/],
    [['moving', 'driven-hard'], /^Two checks need the car driven\. They are left out/],
    [['driven-hard'], /^One check needs the car driven hard or fast\./],
    [['running', 'moving', 'moving'], /^Three checks need the car running or driven\./],
    [
      ['charging', 'running', 'moving'],
      /^Three checks need the car plugged in, running or driven\./,
    ],
  ] as const)('%j is said once, in plain words', (needs, said) => {
    const text = postponedText(needs.map((need) => ({ needs: need })));
    if (said === undefined) expect(text).toBeUndefined();
    else expect(text).toMatch(said);
  });
});
