import type { Cause, DiagnosisResult } from '@wrenchwise/rules/diagnosis';
import { lowerFirst } from '@wrenchwise/rules/lower-first';
import { formatRange } from '@wrenchwise/rules/money';
import type { MoneyRange } from '@wrenchwise/rules/money-range';

export const bullets = (items: readonly string[]): string =>
  items.map((item) => `- ${item}`).join('\n');

export const numbered = (items: readonly string[]): string =>
  items.map((item, index) => `${index + 1}. ${item}`).join('\n');

/** Paragraphs; empty ones are left out. */
export const paragraphs = (...all: readonly (string | false | undefined)[]): string =>
  all.filter((one): one is string => typeof one === 'string' && one !== '').join('\n\n');

export const money = (range: MoneyRange, { pricing }: Pick<DiagnosisResult, 'pricing'>): string =>
  formatRange(range, { currency: pricing.currency, whole: true });

/** 'about £90–£220 at a garage'; what costs nothing, as a recall repair, is free at a dealer. */
export const atGarage = (range: MoneyRange, diagnosis: Pick<DiagnosisResult, 'pricing'>): string =>
  range.high === 0
    ? 'free at a dealer of the make'
    : `about ${money(range, diagnosis)} at a garage`;

/** 'a, b and c'. */
export const listText = (items: readonly string[], last = 'and'): string =>
  items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1) ?? ''}`;

export const causeName = ({ name }: Pick<Cause, 'name'>): string => lowerFirst(name);

/** A text as the end of a sentence: with one full stop. */
export const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
