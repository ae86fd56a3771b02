import { checkByte } from '../checksums.ts';
import { hexOf } from '../hex.ts';
import { isCan, type Protocol } from './car.ts';

/** How the adapter prints: what ATH and ATS set. */
export interface Printing {
  readonly headers: boolean;
  readonly spaces: boolean;
}

const spaced = (bytes: readonly number[], { spaces }: Printing): string =>
  bytes.map((byte) => hexOf(byte)).join(spaces ? ' ' : '');

/** The id of a unit's answers: three digits for 11 bits, four bytes for 29. */
const canId = (protocol: Protocol, index: number, { spaces }: Printing): string => {
  if (protocol === 6 || protocol === 8) return hexOf(0x7e8 + index, 3);
  return ['18', 'DA', 'F1', hexOf(index === 0 ? 0x10 : 0x17 + index)].join(spaces ? ' ' : '');
};

const FRAME = 8;
const FILLER = 0xaa;

const filled = (bytes: readonly number[]): readonly number[] => [
  ...bytes,
  ...Array.from({ length: Math.max(0, FRAME - bytes.length) }, () => FILLER),
];

/** ISO 15765-2: a single frame, or a first frame and numbered ones. */
const framesOf = (message: readonly number[]): readonly (readonly number[])[] => {
  if (message.length < FRAME) return [filled([message.length, ...message])];
  const first = [0x10 | (message.length >> 8), message.length & 0xff, ...message.slice(0, 6)];
  const rest: (readonly number[])[] = [];
  for (let at = 6; at < message.length; at += 7) {
    rest.push(filled([0x20 | (((at - 6) / 7 + 1) & 0x0f), ...message.slice(at, at + 7)]));
  }
  return [first, ...rest];
};

const canLines = (
  message: readonly number[],
  protocol: Protocol,
  index: number,
  printing: Printing,
): readonly string[] => {
  const frames = framesOf(message);
  if (printing.headers) {
    const gap = printing.spaces ? ' ' : '';
    return frames.map(
      (frame) => `${canId(protocol, index, printing)}${gap}${spaced(frame, printing)}`,
    );
  }
  const [first = [], ...rest] = frames;
  if (rest.length === 0) return [spaced(message, printing)];
  const gap = printing.spaces ? ' ' : '';
  return [
    hexOf(message.length, 3),
    ...[first.slice(2), ...rest.map((frame) => frame.slice(1))].map(
      (part, number) => `${hexOf(number & 0x0f, 1)}:${gap}${spaced(part, printing)}`,
    ),
  ];
};

/** Headers before CAN: priority and type, target, source. */
const oldHeader = (protocol: Protocol, index: number, length: number): readonly number[] => {
  const source = index === 0 ? 0x10 : 0x17 + index;
  if (protocol === 1) return [0x41, 0x6b, source];
  if (protocol === 2 || protocol === 3) return [0x48, 0x6b, source];
  return [0x80 | length, 0xf1, source];
};

const oldLine = (
  message: readonly number[],
  protocol: Protocol,
  index: number,
  printing: Printing,
): string => {
  if (!printing.headers) return spaced(message, printing);
  const bytes = [...oldHeader(protocol, index, message.length), ...message];
  return spaced([...bytes, checkByte(bytes, protocol <= 2 ? 'crc' : 'sum')], printing);
};

/** The lines an adapter prints for one message of a control unit. */
export const linesOf = (
  message: readonly number[],
  protocol: Protocol,
  index: number,
  printing: Printing,
): readonly string[] =>
  isCan(protocol)
    ? canLines(message, protocol, index, printing)
    : [oldLine(message, protocol, index, printing)];
