import { type Notice, readAdapterText } from './adapter-text.ts';
import { CODE_SERVICES, type CodeKind, codeOf, codesOf } from './codes.ts';
import { hexOf } from './hex.ts';
import type { Message } from './message.ts';
import { type Form, formOf, type KnownForm, readMessages } from './messages.ts';
import { type MonitorStatus, monitorStatus } from './monitors.ts';
import type { ObdValue } from './obd-value.ts';
import { type OnBoardTest, onBoardTests } from './on-board-tests.ts';
import { isAnswerTo, type ObdRequest, readRequest } from './request.ts';
import { createFrameReader } from './single-frames.ts';
import type { Described } from './values/field.ts';
import { PARAMETERS } from './values/parameters.ts';
import { type VehicleInformation, vehicleInformation } from './vehicle-information.ts';

export interface ObdCode {
  readonly code: string;
  readonly kind: CodeKind | 'freeze frame';
  readonly controlUnit: string;
}

/** An answer of the car, decoded. Lists are empty for what was not asked. */
export interface Decoded {
  readonly values: readonly ObdValue[];
  readonly codes: readonly ObdCode[];
  /** The lists of parameters that a control unit says it has. */
  readonly supported: readonly { readonly controlUnit: string; readonly pids: readonly number[] }[];
  readonly monitors: readonly (MonitorStatus & { readonly controlUnit: string })[];
  readonly tests: readonly (OnBoardTest & { readonly controlUnit: string })[];
  readonly information: readonly (VehicleInformation & { readonly controlUnit: string })[];
  /** What the adapter said instead of data. */
  readonly notices: readonly Notice[];
  /** Whole sentences on what was not understood: nothing of it is a value. */
  readonly errors: readonly string[];
}

type Found = { -readonly [Key in keyof Decoded]: Decoded[Key][number][] };

const nothing = (): Found => ({
  values: [],
  codes: [],
  supported: [],
  monitors: [],
  tests: [],
  information: [],
  notices: [],
  errors: [],
});

const NONE: readonly never[] = [];

/** Written out and without lists of its own: a live screen makes many of them a second. */
const onlyValues = (values: readonly ObdValue[]): Decoded => ({
  values,
  codes: NONE,
  supported: NONE,
  monitors: NONE,
  tests: NONE,
  information: NONE,
  notices: NONE,
  errors: NONE,
});

/** Refusals of ISO 14229 that a car gives to these services. */
const REFUSALS: Readonly<Record<number, string>> = {
  0x10: 'refuses',
  0x11: 'does not know this service',
  0x12: 'does not know this part of the service',
  0x21: 'is busy',
  0x22: 'refuses under these conditions',
  0x31: 'does not have this value',
  0x33: 'wants to be unlocked first',
  0x78: 'needs more time',
};

const IDS_A_LIST = 32;

/** The ids after `first` whose bit is set in four bytes. */
const listedIds = (first: number, data: readonly number[]): readonly number[] =>
  Array.from({ length: IDS_A_LIST }, (_, index) => index)
    .filter((index) => ((data[index >> 3] ?? 0) & (0x80 >> (index & 7))) !== 0)
    .map((index) => first + index + 1);

const isList = (id: number): boolean => id % IDS_A_LIST === 0;
const LIST: Described = { length: 4, fields: [] };
const MONITORS: Described = { length: 4, fields: [] };
const FREEZE_CODE: Described = { length: 2, fields: [] };

const described = (service: number, id: number): Described | undefined => {
  if (isList(id)) return LIST;
  if (id === 0x01 || id === 0x41) return MONITORS;
  if (service === 0x02 && id === 0x02) return FREEZE_CODE;
  return PARAMETERS.get(id);
};

const isFiller = (bytes: readonly number[]): boolean =>
  bytes.every((byte) => byte === 0x00 || byte === 0x55 || byte === 0xaa || byte === 0xff);

/** What one parameter of services 01 and 02 says. */
const addParameter = (
  found: Found,
  {
    service,
    unit,
    id,
    data,
  }: { service: number; unit: string; id: number; data: readonly number[] },
): void => {
  if (isList(id)) {
    found.supported.push({ controlUnit: unit, pids: listedIds(id, data) });
    return;
  }
  if (id === 0x01 || id === 0x41) {
    const status = monitorStatus(data);
    if (status) found.monitors.push({ ...status, controlUnit: unit });
    return;
  }
  if (service === 0x02 && id === 0x02) {
    const code = codeOf(data[0] ?? 0, data[1] ?? 0);
    if (code !== undefined) found.codes.push({ code, kind: 'freeze frame', controlUnit: unit });
    return;
  }
  for (const { name, unit: measure, read } of PARAMETERS.get(id)?.fields ?? []) {
    const value = read(data);
    if (value === undefined) continue;
    found.values.push({ service, pid: id, name, value, unit: measure, controlUnit: unit });
  }
};

/** Services 01 and 02: one or several parameters in one message, each of a known length. */
const addParameters = (found: Found, request: ObdRequest, { unit, bytes }: Message): void => {
  const { service } = request;
  const header = service === 0x02 ? 2 : 1;
  let rest = bytes.slice(1);
  const read: { id: number; data: readonly number[] }[] = [];
  while (rest.length > 0 && !(read.length > 0 && isFiller(rest))) {
    const [id = 0] = rest;
    const what = described(service, id);
    // Two lines that lost their line end read like a parameter given twice.
    if (!request.ids.includes(id) || !what || read.some((one) => one.id === id)) {
      found.errors.push(
        `Parameter ${hexOf(id)} was not asked for, is given twice, or has no description.`,
      );
      return;
    }
    const data = rest.slice(header, header + what.length);
    if (data.length < what.length || (service === 0x02 && rest[1] !== (request.frame ?? 0))) {
      found.errors.push(`The answer for parameter ${hexOf(id)} is cut.`);
      return;
    }
    read.push({ id, data });
    rest = rest.slice(header + what.length);
  }
  for (const { id, data } of read) addParameter(found, { service, unit, id, data });
};

const addCodes = (found: Found, { service }: ObdRequest, form: Form, message: Message): void => {
  const kind = CODE_SERVICES[service];
  const hasNumber = form === 'plain' ? undefined : form === 'can';
  const codes = codesOf(message.bytes, hasNumber);
  if (kind === undefined) return;
  if (codes === undefined) found.errors.push('The list of codes is cut.');
  for (const code of codes ?? []) {
    const controlUnit = message.unit;
    const isKnown = found.codes.some((one) => one.code === code && one.controlUnit === controlUnit);
    if (!isKnown) found.codes.push({ code, kind, controlUnit });
  }
};

const addTests = (found: Found, { ids }: ObdRequest, { unit, bytes }: Message): void => {
  const [, id = 0] = bytes;
  if (ids.some(isList)) {
    found.supported.push({ controlUnit: unit, pids: listedIds(id, bytes.slice(2)) });
    return;
  }
  const tests = onBoardTests(bytes);
  if (!tests) found.errors.push('The result of an on-board test is cut.');
  found.tests.push(...(tests ?? []).map((test) => ({ ...test, controlUnit: unit })));
};

const addInformation = (
  found: Found,
  unit: string,
  id: number,
  messages: readonly Message[],
): void => {
  if (isList(id)) {
    const data = messages[0]?.bytes.slice(-4) ?? [];
    if (data.length === 4) found.supported.push({ controlUnit: unit, pids: listedIds(id, data) });
    else found.errors.push('A list of what the car has is cut.');
    return;
  }
  const information = vehicleInformation(id, messages);
  if (!information) {
    found.errors.push(`The answer for information ${hexOf(id)} is cut, or has no description.`);
    return;
  }
  found.information.push({ ...information, controlUnit: unit });
  found.values.push(
    ...information.values.map((value) => ({
      service: 0x09,
      pid: id,
      name: information.name,
      value,
      unit: '',
      controlUnit: unit,
    })),
  );
};

const refusalOf = ({ unit, bytes: [, , reason = 0] }: Message): string | undefined =>
  // 'Needs more time' comes before the answer: by itself it says nothing.
  reason === 0x78
    ? undefined
    : `The car${unit === '' ? '' : ` (${unit})`} ${REFUSALS[reason] ?? `refuses (${hexOf(reason)})`}.`;

const byUnit = (messages: readonly Message[]): ReadonlyMap<string, readonly Message[]> =>
  Map.groupBy(messages, ({ unit }) => unit);

/** What was typed, what the adapter printed, and how its answers look where that is known. */
interface Answered {
  readonly request: string;
  readonly response: string;
  readonly known?: KnownForm | undefined;
}

/** Reads a text with all its doubts: any protocol, with headers or without, torn or whole. */
export const decodeText = (asked: ObdRequest, { request, response, known }: Answered): Decoded => {
  const found = nothing();
  const text = readAdapterText(response, request);
  found.notices.push(...text.notices);
  found.errors.push(...text.others.map((line) => `This line is no data: ${line.slice(0, 40)}`));
  const { form, messages, errors } = readMessages(text, asked, known);
  found.errors.push(...errors);
  const answers: Message[] = [];
  for (const message of messages) {
    const refusal = message.bytes[0] === 0x7f ? refusalOf(message) : undefined;
    if (!isAnswerTo(asked, message.bytes)) {
      found.errors.push('The car answered something else than was asked.');
    } else if (message.bytes[0] !== 0x7f) answers.push(message);
    else if (refusal !== undefined) found.errors.push(refusal);
  }
  if (asked.service === 0x09) {
    for (const [unit, own] of byUnit(answers)) {
      for (const id of asked.ids) {
        const parts = own.filter(({ bytes }) => bytes[1] === id);
        if (parts.length > 0) addInformation(found, unit, id, parts);
      }
    }
    return found;
  }
  for (const message of answers) {
    if (asked.service <= 0x02) addParameters(found, asked, message);
    else if (asked.service === 0x06) addTests(found, asked, message);
    else addCodes(found, asked, form, message);
  }
  return found;
};

/** Reads the answers to one request. */
export type Decoder = (response: string) => Decoded;

/**
 * A decoder of the answers to a request that is sent again and again.
 *
 * @param request what is typed into the adapter: '010C', '03', '0902'
 * @returns reads what the adapter printed, with headers or without, of any protocol: figures only of
 *   whole messages that answer this request, sentences on the rest
 * @param known how this adapter's answers look, where it has been learnt
 */
export const createDecoder = (request: string, known?: KnownForm): Decoder => {
  const asked = readRequest(request);
  if (!asked) {
    const errors = [`This is no request of a service: ${request.slice(0, 40)}`];
    return () => ({ ...nothing(), errors });
  }
  const readFrames = createFrameReader(asked);
  return (response) => {
    const values = readFrames(response);
    return values ? onlyValues(values) : decodeText(asked, { request, response, known });
  };
};

/** Decodes one answer of an adapter: `createDecoder` says what of it. */
export const decode = (request: string, response: string, known?: KnownForm): Decoded =>
  createDecoder(request, known)(response);

/** How an adapter's answers look, learnt from one: undefined where it answered nothing. */
export const learnForm = (request: string, response: string): KnownForm | undefined => {
  const asked = readRequest(request);
  return asked && formOf(readAdapterText(response, request), asked);
};
