import { OBD_PIDS } from '@wrenchwise/knowledge/parameters/obd-pids';
import type { Parameter } from '@wrenchwise/knowledge/parameters/parameter';
import { QUANTITIES } from '@wrenchwise/knowledge/parameters/units';

import type { Stretch } from '../hearsay.ts';
import type { RawValue } from './measured-value.ts';
import { tagOfSample } from './when-measured.ts';

/** A line that is an answer of service 01, as an ELM327 prints it: '41 05 7B', '7E8 03 41 05 7B', '0105 41057B'. */
const ANSWER =
  /^[>\s]*(?:01\s?[0-9A-F]{2}\s*1?\s*[:>]?\s*)?(?:7E[89A-F]\s?[0-9A-F]{2}\s?|48 6B [0-9A-F]{2} )?41((?:\s?[0-9A-F]{2}){2,7})\s*>?\s*$/i;
/** Other lines of a terminal: commands, prompts, and answers that are no values. */
const TERMINAL =
  /^[>\s]*(?:AT\s?[A-Z0-9]{1,8}(?:\s?[0-9A-F]{1,6})?|ELM\s?327.{0,12}|OK|NO DATA|SEARCHING\.*|UNABLE TO CONNECT|01\s?[0-9A-F]{2}\s?1?|>|(?:[0-9A-F]{2}\s){2,}[0-9A-F]{2}|7E[89A-F](?:\s?[0-9A-F]{2}){2,8})\s*>?\s*$/i;

/** The adapter's own voltage: 'ATRV', and '13.9V' behind it or on the next line. */
const VOLTAGE = /(?<![A-Z\d])AT\s?RV[\s:=>→-]{0,12}(\d{1,2}\.\d{1,2})\s?V?\b/i;

const MAX_LINES = 300;
const MAX_LINE = 90;
const MAX_DECIMALS = 1000;

/** Values and places of raw answers. */
export const readElmAnswers = (
  text: string,
  parameters: ReadonlyMap<string, Parameter>,
): { readonly values: readonly RawValue[]; readonly stretches: readonly Stretch[] } => {
  const hasVoltage = VOLTAGE.test(text);
  if (
    !hasVoltage &&
    !/(?:^|[\s>])(?:7E[89A-F]\s?[0-9A-F]{2}\s?)?4[137A]\s?[0-9A-F]{2}/i.test(text)
  ) {
    return { values: [], stretches: [] };
  }
  const values: RawValue[] = [];
  const stretches: Stretch[] = [];
  let start = 0;
  let isTerminal = false;
  for (const line of text.split('\n', MAX_LINES)) {
    const end = start + line.length;
    const answer = line.length > MAX_LINE ? null : ANSWER.exec(line);
    const bytes = answer?.[1]?.replace(/\s/g, '').match(/../g) ?? [];
    const [pid = '', ...data] = bytes;
    const decoded = OBD_PIDS[pid.toUpperCase()];
    if (answer !== null) {
      isTerminal = true;
      stretches.push([start, end]);
    } else if (line.length <= MAX_LINE && TERMINAL.test(line)) stretches.push([start, end]);
    for (const one of decoded ?? []) {
      const of = parameters.get(one.parameter);
      const raw = data.slice(one.byte, one.byte + one.bytes);
      if (of === undefined || raw.length < one.bytes) continue;
      const own =
        Math.round(
          (Number.parseInt(raw.join(''), 16) * one.factor + (one.offset ?? 0)) * MAX_DECIMALS,
        ) / MAX_DECIMALS;
      if (own < of.possible[0] || own > of.possible[1]) continue;
      const unit = QUANTITIES[of.quantity][0].shown;
      values.push({ of, value: own, unit, own, row: [own], tags: new Set(), start, end });
    }
    start = end + 1;
  }
  const voltage = VOLTAGE.exec(text);
  const volts = Number(voltage?.[1]);
  const of = parameters.get('system-voltage');
  if (voltage !== null && of !== undefined && volts >= of.possible[0] && volts <= of.possible[1]) {
    isTerminal = true;
    const from = voltage.index;
    const to = from + voltage[0].length;
    const unit = QUANTITIES[of.quantity][0].shown;
    values.push({
      of,
      value: volts,
      unit,
      own: volts,
      row: [volts],
      tags: new Set(),
      start: from,
      end: to,
    });
    stretches.push([from, to]);
  }
  if (!isTerminal) return { values: [], stretches: [] };
  const single = new Map<string, number | undefined>();
  for (const { of, own } of values) single.set(of.id, single.has(of.id) ? undefined : own);
  const tag = tagOfSample((id) => single.get(id));
  return {
    values:
      tag === undefined ? values : values.map((value) => ({ ...value, tags: new Set([tag]) })),
    stretches,
  };
};
