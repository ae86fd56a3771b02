import { bytesOf } from './hex.ts';

/** What was asked of the car: a service of SAE J1979 and what of it. */
export interface ObdRequest {
  /** 1 to 10 of SAE J1979 (0x01 to 0x0A), 0x22 and the like of a maker. */
  readonly service: number;
  /** Parameters, monitors or kinds of information; none for codes. */
  readonly ids: readonly number[];
  /** Of a freeze frame: which one, 0 the first. */
  readonly frame?: number;
}

/** Services whose answer repeats what was asked after its first byte. */
const NAMED: ReadonlySet<number> = new Set([0x01, 0x02, 0x05, 0x06, 0x08, 0x09]);

/**
 * A request as it is typed into an adapter: '010C', '01 0C 0D', '020C00', '03', and with the number
 * of answers that ELM327 lets one add ('010C1').
 *
 * @returns undefined when it is no request of a service (a command of the adapter, say)
 */
export const readRequest = (text: string): ObdRequest | undefined => {
  const digits = text.replaceAll(/\s/g, '').toUpperCase();
  const bytes = bytesOf(digits.length % 2 === 0 ? digits : digits.slice(0, -1));
  const [service, ...rest] = bytes ?? [];
  if (service === undefined || service === 0) return undefined;
  if (service === 0x02) {
    const [id, frame = 0] = rest;
    return { service, ids: id === undefined ? [] : [id], frame };
  }
  if (service === 0x05) return { service, ids: rest.slice(0, 1) };
  if (service === 0x22) {
    const [high, low] = rest;
    return { service, ids: high === undefined || low === undefined ? [] : [high * 256 + low] };
  }
  return { service, ids: NAMED.has(service) ? rest : [] };
};

/** Whether a message is an answer to it, by its first bytes; a refusal of it counts. */
export const isAnswerTo = (
  { service, ids }: ObdRequest,
  [first, second, third]: readonly number[],
): boolean => {
  if (first === 0x7f) return second === service;
  if (first !== service + 0x40) return false;
  if (ids.length === 0) return true;
  if (second === undefined) return false;
  if (service === 0x22) return third !== undefined && ids.includes(second * 256 + third);
  return ids.includes(second);
};
