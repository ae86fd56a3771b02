import { codeBytes } from '../codes.ts';
import type { ObdRequest } from '../request.ts';
import { type EmulatedCar, type EmulatedUnit, isCan } from './car.ts';

const IDS_A_LIST = 32;

const textBytes = (text: string, length: number): readonly number[] =>
  Array.from({ length }, (_, index) => text.codePointAt(index) ?? 0);

/** Four bytes with a bit for each id after `first` that there is; the last says whether more follow. */
const listBytes = (first: number, ids: readonly number[]): readonly number[] => {
  const bytes = [0, 0, 0, 0];
  for (const id of ids) {
    const index = id - first - 1;
    const at = index >> 3;
    if (index >= 0 && index < IDS_A_LIST) bytes[at] = (bytes[at] ?? 0) | (0x80 >> (index & 7));
  }
  return ids.some((id) => id > first + IDS_A_LIST)
    ? [...bytes.slice(0, 3), (bytes[3] ?? 0) | 1]
    : bytes;
};

/** A list of ids, where the unit has any after `first`. */
const list = (id: number, ids: readonly number[]): readonly number[] | undefined =>
  ids.some((one) => one > id) ? [id, ...listBytes(id, ids)] : undefined;

const isList = (id: number): boolean => id % IDS_A_LIST === 0;

const parameterBytes = (
  unit: EmulatedUnit,
  id: number,
  seconds: number,
): readonly number[] | undefined => {
  if (isList(id)) return list(id, [...unit.parameters.keys()]);
  const bytes = unit.parameters.get(id)?.(seconds);
  return bytes && [id, ...bytes];
};

const frozenBytes = (
  { freezeFrame, stored }: EmulatedUnit,
  [id]: readonly number[],
  frame: number,
): readonly number[] | undefined => {
  if (!freezeFrame || id === undefined || frame !== 0) return undefined;
  if (isList(id)) {
    const ids = list(id, [0x02, ...freezeFrame.keys()]);
    return ids && [id, frame, ...ids.slice(1)];
  }
  const bytes = id === 0x02 ? codeBytes(stored[0] ?? '') : freezeFrame.get(id);
  return bytes && [id, frame, ...bytes];
};

const codeList = (codes: readonly string[]): readonly number[] =>
  codes.flatMap((code) => codeBytes(code) ?? []);

const informationOf = (unit: EmulatedUnit, id: number): readonly number[] | undefined => {
  if (id === 0x00) {
    return listBytes(0, [...(unit.vin === undefined ? [] : [0x02]), 0x04, 0x06, 0x0a]);
  }
  if (id === 0x02) return unit.vin === undefined ? undefined : textBytes(unit.vin, 17);
  if (id === 0x04) return textBytes(unit.calibration, 16);
  if (id === 0x06) return unit.verification;
  return id === 0x0a ? textBytes(unit.name, 20) : undefined;
};

/** Before CAN: messages of at most seven bytes, the texts of service 09 in numbered parts of four. */
const oldInformation = (id: number, data: readonly number[]): readonly (readonly number[])[] => {
  const filled = [...Array.from({ length: (4 - (data.length % 4)) % 4 }, () => 0), ...data];
  return Array.from({ length: filled.length / 4 }, (_, index) => [
    0x49,
    id,
    index + 1,
    ...filled.slice(index * 4, index * 4 + 4),
  ]);
};

const oldCodes = (service: number, bytes: readonly number[]): readonly (readonly number[])[] =>
  Array.from({ length: Math.max(1, Math.ceil(bytes.length / 6)) }, (_, index) => [
    service + 0x40,
    ...Array.from({ length: 6 }, (__, at) => bytes[index * 6 + at] ?? 0),
  ]);

const codesMessages = (
  car: EmulatedCar,
  service: number,
  codes: readonly string[],
): readonly (readonly number[])[] => {
  const bytes = codeList(codes);
  return isCan(car.protocol)
    ? [[service + 0x40, codes.length, ...bytes]]
    : oldCodes(service, bytes);
};

const testMessage = (
  unit: EmulatedUnit,
  id: number,
  seconds: number,
): readonly number[] | undefined => {
  const tests = unit.tests(seconds);
  const monitors = tests.map(([monitor = 0]) => monitor);
  if (isList(id)) {
    const ids = list(id, monitors);
    return ids && [0x46, ...ids];
  }
  const results = tests.filter(([monitor]) => monitor === id);
  return results.length > 0 ? [0x46, ...results.flat()] : undefined;
};

/** Whether a unit of a car from before CAN has service 0A: it was written for CAN. */
const hasPermanent = ({ protocol }: EmulatedCar): boolean => isCan(protocol);

/**
 * What a control unit answers: messages from the service on, none when it says nothing.
 *
 * @param seconds since the engine was started
 */
export const answersOf = (
  car: EmulatedCar,
  unit: EmulatedUnit,
  { service, ids, frame = 0 }: ObdRequest,
  seconds: number,
): readonly (readonly number[])[] => {
  const one = (message: readonly number[] | undefined) => (message === undefined ? [] : [message]);
  switch (service) {
    case 0x01: {
      const parts = ids.flatMap((id) => parameterBytes(unit, id, seconds) ?? []);
      return parts.length > 0 ? [[0x41, ...parts]] : [];
    }
    case 0x02: {
      const bytes = frozenBytes(unit, ids, frame);
      return one(bytes && [0x42, ...bytes]);
    }
    case 0x03:
      return codesMessages(car, service, unit.stored);
    case 0x07:
      return codesMessages(car, service, unit.pending);
    case 0x0a:
      return hasPermanent(car) ? codesMessages(car, service, unit.permanent) : [];
    case 0x04:
      return [[0x44]];
    case 0x06:
      return isCan(car.protocol) ? one(testMessage(unit, ids[0] ?? 0, seconds)) : [];
    case 0x09: {
      const [id = 0] = ids;
      const data = informationOf(unit, id);
      if (!data) return [];
      if (id === 0x00) return [[0x49, 0x00, ...(isCan(car.protocol) ? [] : [1]), ...data]];
      return isCan(car.protocol) ? [[0x49, id, 1, ...data]] : oldInformation(id, data);
    }
    default:
      return [];
  }
};
