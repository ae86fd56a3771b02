import type { AdapterText } from './adapter-text.ts';
import { assembleCan, assemblePlain, fillerOf, type Frame } from './assemble.ts';
import { isChecked } from './checksums.ts';
import { bytesOf, hexOf } from './hex.ts';
import type { Message } from './message.ts';
import { isAnswerTo, type ObdRequest } from './request.ts';

/** How an adapter prints what it receives. */
export type Form = 'plain' | 'can' | 'legacy';

/** What a session has learnt of its adapter and car: how every answer looks. */
export interface KnownForm {
  readonly form: Form;
  /** Whether frames of CAN are filled up to eight bytes: a shorter one has lost some. */
  readonly isFilled: boolean;
}

export interface Messages {
  readonly form: Form;
  readonly messages: readonly Message[];
  /** Sentences on what could not be read. */
  readonly errors: readonly string[];
}

/** An id of a control unit on CAN, and the frame after it: 11 bits as three digits, 29 as eight. */
const CAN_LINE = /^(7[0-9A-F]{2}|18DAF1[0-9A-F]{2})((?:[0-9A-F]{2}){1,8})$/;

const frameOf = (line: string): Frame | undefined => {
  const [, unit, digits = ''] = CAN_LINE.exec(line) ?? [];
  const bytes = bytesOf(digits);
  return unit !== undefined && bytes !== undefined ? { unit, bytes } : undefined;
};

const readCan = ({ data }: AdapterText, isFilled: boolean): Messages => {
  const errors: string[] = [];
  const frames = data.flatMap((line) => {
    const frame = frameOf(line);
    if (frame !== undefined) return [frame];
    errors.push(`This line is no frame of CAN: ${line.slice(0, 40)}`);
    return [];
  });
  const assembled = assembleCan(frames, isFilled);
  return { form: 'can', messages: assembled.messages, errors: [...errors, ...assembled.errors] };
};

/** ISO 14230: the lower six bits of the first byte are the number of data bytes, 0 a byte of its own. */
const kwpPayload = (bytes: readonly number[]): readonly number[] | undefined => {
  const length = (bytes[0] ?? 0) & 0x3f;
  const from = length === 0 ? 4 : 3;
  const expected = length === 0 ? bytes[3] : length;
  const payload = bytes.slice(from, -1);
  return payload.length === expected ? payload : undefined;
};

/** A line of J1850, ISO 9141-2 or ISO 14230 with its header of three bytes and its check. */
const legacyMessage = (line: string): Message | undefined => {
  const bytes = bytesOf(line);
  const [first, , source] = bytes ?? [];
  if (bytes === undefined || first === undefined || source === undefined || bytes.length < 5) {
    return undefined;
  }
  const unit = hexOf(source);
  if (first >= 0x80 && isChecked(bytes, 'sum')) {
    const payload = kwpPayload(bytes);
    return payload && { unit, bytes: payload };
  }
  const isSound = first < 0x80 && (isChecked(bytes, 'sum') || isChecked(bytes, 'crc'));
  return isSound ? { unit, bytes: bytes.slice(3, -1) } : undefined;
};

const readLegacy = ({ data }: AdapterText): Messages => {
  const messages: Message[] = [];
  const errors: string[] = [];
  for (const line of data) {
    const message = legacyMessage(line);
    if (message) messages.push(message);
    else errors.push(`The check of this line is wrong: ${line.slice(0, 40)}`);
  }
  return { form: 'legacy', messages, errors };
};

const readPlain = ({ data }: AdapterText): Messages => ({ form: 'plain', ...assemblePlain(data) });

/**
 * The messages of an adapter's answer. Whether headers were printed is seen from the lines: the
 * reading that answers the request in most messages is the right one.
 *
 * @param known how this adapter's answers look, where a session has learnt it: what looks otherwise is cut
 */
export const readMessages = (
  text: AdapterText,
  request: ObdRequest,
  known?: KnownForm,
): Messages => {
  const readings = [
    readPlain(text),
    readCan(text, known?.isFilled ?? false),
    readLegacy(text),
  ].filter(({ form }) => known === undefined || form === known.form);
  const answers = ({ messages }: Messages): number =>
    messages.filter(({ bytes }) => isAnswerTo(request, bytes)).length;
  const [best] = readings.toSorted(
    (a, b) => answers(b) - answers(a) || a.errors.length - b.errors.length,
  );
  return best ?? { form: 'plain', messages: [], errors: [] };
};

/** How an adapter's answers look, by one whole answer; undefined where it says nothing. */
export const formOf = (text: AdapterText, request: ObdRequest): KnownForm | undefined => {
  const { form, messages } = readMessages(text, request);
  if (messages.length === 0) return undefined;
  const frames = text.data.flatMap((line) => frameOf(line) ?? []);
  return { form, isFilled: frames.some((frame) => fillerOf(frame) !== undefined) };
};
