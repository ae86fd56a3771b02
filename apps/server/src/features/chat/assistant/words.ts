import type { Cause, DiagnosisResult } from '@wrenchwise/domain/diagnosis';
import { formatRange } from '@wrenchwise/domain/money';
import type { MoneyRange } from '@wrenchwise/domain/money-range';

export const bullets = (items: readonly string[]): string =>
  items.map((item) => `- ${item}`).join('\n');

export const numbered = (items: readonly string[]): string =>
  items.map((item, index) => `${index + 1}. ${item}`).join('\n');

/** Paragraphs; empty ones are left out. */
export const paragraphs = (...all: readonly (string | false | undefined)[]): string =>
  all.filter((one): one is string => typeof one === 'string' && one !== '').join('\n\n');

/** 'worn front brake pads', but 'ABS sensor' and 'AdBlue pump'. */
export const lowerFirst = (text: string): string =>
  /^[A-Z][a-z]*(?![\w/])/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

export const money = (range: MoneyRange, { pricing }: Pick<DiagnosisResult, 'pricing'>): string =>
  formatRange(range, { currency: pricing.currency, whole: true });

const hoursText = (minutes: number): string => {
  if (minutes < 15) return `${Math.round(minutes)} minutes`;
  if (minutes < 58) return `${Math.round(minutes / 5) * 5} minutes`;
  const hours = Math.round(minutes / 30) / 2;
  return hours === 1 ? '1 hour' : `${hours} hours`;
};

/** '1 hour', '45 minutes to 2 hours'. */
export const timeText = ({ low, high }: { low: number; high: number }): string => {
  const [from, to] = [hoursText(low), hoursText(high)];
  if (from === to) return from;
  return from.endsWith('hours') && to.endsWith('hours')
    ? `${from.replace(' hours', '')} to ${to}`
    : `${from} to ${to}`;
};

/** 'a, b and c'. */
export const listText = (items: readonly string[], last = 'and'): string =>
  items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1) ?? ''}`;

export const causeName = ({ name }: Pick<Cause, 'name'>): string => lowerFirst(name);

/** A text as the end of a sentence: with one full stop. */
export const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
