import { SYSTEM_NAMES as systems } from '@wrenchwise/knowledge/systems';
import { daysAwayText as daysAway } from '@wrenchwise/rules/day-words';
import { DRIVE_WORDS as drive } from '@wrenchwise/rules/drive-words';
import { chanceWords as chance } from '@wrenchwise/rules/garage/chance-words';
import { checkWords as check } from '@wrenchwise/rules/garage/check-words';
import { INCIDENT_WORDS as incidents } from '@wrenchwise/rules/garage/incidents';
import {
  LOG_CATEGORY_WORDS as categories,
  LOG_KIND_WORDS as kinds,
} from '@wrenchwise/rules/garage/log-kinds';
import {
  RENEWAL_KINDS,
  RENEWAL_WORDS as renewals,
  renewalTitle as titleOf,
} from '@wrenchwise/rules/garage/renewals';
import { SPENDING_KINDS } from '@wrenchwise/rules/garage/spending-kinds';
import { SUPPLY_UNITS, supplyText as supply } from '@wrenchwise/rules/garage/supplies';
import {
  TYRE_POSITION_WORDS as positions,
  TYRE_SEASON_WORDS as seasons,
} from '@wrenchwise/rules/garage/tyres';
import {
  ARCHIVE_WORDS as archived,
  VEHICLE_KIND_WORDS as vehicles,
} from '@wrenchwise/rules/garage/vehicle-kinds';
import { likelihoodWords as likelihood } from '@wrenchwise/rules/likelihood-words';
import { formatCents as cents, formatPrice as price } from '@wrenchwise/rules/money';
import { formatPercent as percent } from '@wrenchwise/rules/percent';
import { expect, test } from 'vitest';

import { chanceWords, checkWords, likelihoodWords } from './chance-words.ts';
import { daysAwayText } from './days-away.ts';
import { DRIVE_WORDS } from './drive-words.ts';
import { LOG_CATEGORY_WORDS, LOG_KIND_WORDS, SPENDING_WORDS } from './log-words.ts';
import { formatCents, formatPrice } from './money.ts';
import { formatPercent } from './percent.ts';
import {
  INCIDENT_WORDS,
  RENEWAL_WORDS,
  renewalTitle,
  supplyText,
  TYRE_POSITION_WORDS,
  TYRE_SEASON_WORDS,
} from './record-words.ts';
import { SYSTEM_NAMES } from './system-names.ts';
import { ARCHIVE_WORDS, VEHICLE_KIND_WORDS } from './vehicle-words.ts';

// The rules have these words for paper, mail and terminal: in English a screen says the same.

test.each([
  ['the verdicts', DRIVE_WORDS, drive],
  ['the systems', SYSTEM_NAMES, systems],
  ['the kinds of an entry', LOG_KIND_WORDS, kinds],
  ['what money is spent on', LOG_CATEGORY_WORDS, categories],
  ['the dates', RENEWAL_WORDS, renewals],
  ['the incidents', INCIDENT_WORDS, incidents],
  ['the seasons of tyres', TYRE_SEASON_WORDS, seasons],
  ['the places of tyres', TYRE_POSITION_WORDS, positions],
  ['the kinds of vehicles', VEHICLE_KIND_WORDS, vehicles],
  ['the reasons to archive', ARCHIVE_WORDS, archived],
  [
    'the kinds of spending',
    SPENDING_WORDS,
    Object.fromEntries(SPENDING_KINDS.map(({ id, label }) => [id, label])),
  ],
])('%s are called the same on a screen and elsewhere', (_, shown, elsewhere) => {
  expect(shown).toEqual(elsewhere);
});

const STEPS = Array.from({ length: 101 }, (_, step) => step / 100);

test('chances, shares and amounts are said the same on a screen and elsewhere', () => {
  expect(STEPS.map(chanceWords)).toEqual(STEPS.map(chance));
  expect(STEPS.map(checkWords)).toEqual(STEPS.map(check));
  const shares = [...STEPS, 0.004, 0.285, 0.575];
  expect(shares.map(formatPercent)).toEqual(shares.map(percent));
  for (const shared of [[0.6], [0.3, 0.25], [0.2, 0.19, 0.18], [0.3], [0.1]]) {
    expect(likelihoodWords(shared)).toEqual(likelihood(shared));
  }
  for (const amount of [0, 1200, 1250, 123_456]) {
    for (const currency of ['GBP', 'EUR', 'USD', 'AUD']) {
      expect(formatCents(amount, { currency })).toBe(cents(amount, { currency }));
    }
  }
  const free = { low: 0, high: 0 };
  expect(formatPrice(free, { currency: 'GBP' })).toBe(price(free, { currency: 'GBP' }));
});

test('days and supplies are said the same on a screen and elsewhere', () => {
  for (const day of ['2026-02-20', '2026-03-01', '2026-03-02', '2026-03-03', '2026-06-01']) {
    expect(daysAwayText('2026-03-02', day)).toBe(daysAway('2026-03-02', day));
  }
  for (const unit of SUPPLY_UNITS) {
    for (const amount of [0, 1, 4.5, 1200]) {
      expect(supplyText(amount, unit)).toBe(supply(amount, unit));
    }
  }
  for (const kind of RENEWAL_KINDS) {
    for (const provider of [null, 'Aviva']) {
      expect(renewalTitle({ kind, provider })).toBe(titleOf({ kind, provider }));
    }
  }
});
