import { describe, expect, test } from 'vitest';

import { checkByte } from './checksums.ts';
import { decode } from './decode.ts';
import { hexOf } from './hex.ts';

const shown = (request: string, response: string) => {
  const { values, codes, errors } = decode(request, response);
  return {
    values: values.map(({ name, value, unit }) => `${name} ${value} ${unit}`.trim()),
    codes: codes.map(({ code }) => code),
    isWhole: errors.length === 0,
  };
};

const RPM = { values: ['Engine speed 1726 rpm'], codes: [], isWhole: true };

const checked = (text: string, check: 'sum' | 'crc'): string => {
  const bytes = text.split(' ').map((byte) => Number.parseInt(byte, 16));
  return `${text} ${hexOf(checkByte(bytes, check))}`;
};

describe('a figure is the same however the adapter prints it', () => {
  test.each([
    ['without headers', '41 0C 1A F8'],
    ['without spaces', '410C1AF8\r\r>'],
    ['after its echo', '010C\r41 0C 1A F8\r\n\r\n>'],
    ['after a search', 'SEARCHING...\r41 0C 1A F8\r>'],
    ['after an initialisation', 'BUS INIT: ...OK\r\n41 0C 1A F8'],
    ['with zero bytes between characters', '\u0000\u000041 0C 1A F8'],
    ['on CAN with 11 bits', '7E8 04 41 0C 1A F8 AA AA AA'],
    ['on CAN with 29 bits', '18 DA F1 10 04 41 0C 1A F8'],
    ['on CAN with 29 bits, without spaces', '18DAF11004410C1AF8'],
    ['on ISO 9141-2', checked('48 6B 10 41 0C 1A F8', 'sum')],
    ['on ISO 14230', checked('84 F1 10 41 0C 1A F8', 'sum')],
    ['on J1850 VPW', checked('48 6B 10 41 0C 1A F8', 'crc')],
    ['on J1850 PWM, whose header looks like an answer', checked('41 6B 10 41 0C 1A F8', 'crc')],
    ['after the car asked for more time', '7E8 03 7F 01 78\r7E8 04 41 0C 1A F8'],
  ])('%s', (_, response) => {
    expect(shown('010C', response)).toEqual(RPM);
  });

  test('several parameters come in one answer of two frames', () => {
    const expected = [
      'Engine speed 1726 rpm',
      'Vehicle speed 50 km/h',
      'Engine coolant temperature 83 °C',
    ];
    const plain = '00A\r0: 41 0C 1A F8 0D 32\r1: 05 7B 00 00 00 00 00';
    const headed = '7E8 10 08 41 0C 1A F8 0D 32\r7E8 21 05 7B AA AA AA AA AA';
    expect(shown('010C0D05', plain).values).toEqual(expected);
    expect(shown('010C0D05', headed).values).toEqual(expected);
  });

  test('two control units answer by turns', () => {
    const { information } = decode(
      '0904',
      [
        '7E8 10 13 49 04 01 41 41 41',
        '7E9 10 13 49 04 01 42 42 42',
        '7E8 21 41 41 41 41 41 41 41',
        '7E9 21 42 42 42 42 42 42 42',
        '7E8 22 41 41 41 41 41 41 41',
        '7E9 22 42 42 42 42 42 42 42',
      ].join('\r'),
    );
    expect(information.map(({ controlUnit, values }) => [controlUnit, ...values])).toEqual([
      ['7E8', 'A'.repeat(16)],
      ['7E9', 'B'.repeat(16)],
    ]);
  });
});

describe('codes', () => {
  test.each([
    ['three of an old car', '03', '43 01 33 03 01 00 00', ['P0133', 'P0301']],
    ['with their number, on CAN', '03', '43 02 01 33 03 01', ['P0133', 'P0301']],
    ['none, on CAN', '03', '7E8 02 43 00', []],
    ['pending', '07', '7E8 04 47 01 C1 00', ['U0100']],
    ['permanent', '0A', '7E8 04 4A 01 41 23', ['C0123']],
    ['of body and network', '03', '43 02 92 34 D0 01', ['B1234', 'U1001']],
    [
      'more than a frame holds',
      '03',
      '008\r0: 43 03 01 33 03 01\r1: 04 20 00 00 00 00 00',
      ['P0133', 'P0301', 'P0420'],
    ],
  ])('%s', (_, request, response, codes) => {
    expect(shown(request, response).codes).toEqual(codes);
  });
});

describe('nothing is read from what did not arrive whole', () => {
  test.each([
    ['a figure without its second byte', '010C', '41 0C 1A'],
    ['half a byte', '010C', '41 0C 1A F'],
    ['a frame shorter than it says', '010C', '7E8 04 41 0C 1A'],
    ['an answer to an earlier request', '010C', '41 0D 32'],
    ['a wrong check', '010C', '48 6B 10 41 0C 1A F8 00'],
    ['a missing frame', '0902', '7E8 10 14 49 02 01 31 44 34\r7E8 22 42 31 32 33 34 35 36'],
    ['a missing end', '0902', '014\r0: 49 02 01 31 44 34\r1: 47 50 30 30 52 35 35'],
    ['fewer codes than are named', '03', '7E8 04 43 02 01 33'],
    ['a line that the adapter found wrong', '010C', '7E8 04 41 0C 1A F8 <DATA ERROR'],
    [
      'two answers in parts of which nothing says whose they are',
      '0904',
      '013\r013\r0: 49 04 01 41 41 41\r0: 49 04 01 42 42 42\r1: 41 41 41 41 41 41 41\r1: 42 42 42 42 42 42 42',
    ],
    ['a refusal', '010C', '7F 01 12'],
    ['noise', '010C', '#&!\r\r~~'],
  ])('%s', (_, request, response) => {
    const { values, codes, information, errors, notices } = decode(request, response);
    expect([...values, ...codes, ...information]).toEqual([]);
    expect(errors.length + notices.length).toBeGreaterThan(0);
  });

  test.each([
    ['NO DATA', 'no data'],
    ['SEARCHING...UNABLE TO CONNECT', 'unable to connect'],
    ['BUS INIT: ...ERROR', 'bus not initialised'],
    ['CAN ERROR', 'CAN error'],
    ['BUFFER FULL', 'buffer full'],
    ['STOPPED', 'stopped'],
    ['LV RESET', 'low voltage'],
    ['?', 'not understood'],
  ])('%s is a notice of the adapter', (response, notice) => {
    expect(decode('010C', response).notices).toEqual([notice]);
  });
});

describe('what a car says of itself', () => {
  test('its VIN, on CAN and before', () => {
    const can = '014\r0: 49 02 01 31 44 34\r1: 47 50 30 30 52 35 35\r2: 42 31 32 33 34 35 36';
    const old =
      '49 02 01 00 00 00 31\r49 02 02 44 34 47 50\r49 02 03 30 30 52 35\r49 02 04 35 42 31 32\r49 02 05 33 34 35 36';
    for (const response of [can, old]) {
      expect(decode('0902', response).information[0]?.values).toEqual(['1D4GP00R55B123456']);
    }
  });

  test('which of its monitors are ready', () => {
    const [status] = decode('0101', '41 01 82 07 65 04').monitors;
    expect(status?.warningLight).toBe(true);
    expect(status?.codes).toBe(2);
    expect(
      status?.monitors.filter(({ state }) => state === 'not ready').map(({ name }) => name),
    ).toEqual(['Evaporative system']);
  });

  test('a result of an on-board test beside its limits', () => {
    const [result] = decode('06A3', '7E8 10 0A 46 A3 0B 24 00 A6\r7E8 21 00 00 00 0C').tests;
    expect(result).toMatchObject({ value: 166, low: 0, high: 12, unit: 'counts', passed: false });
    expect(result?.name).toBe('Misfire, cylinder 2: misfires, average of ten drives');
  });

  test('the moment a code was stored', () => {
    expect(decode('020200', '42 02 00 03 01').codes).toEqual([
      { code: 'P0301', kind: 'freeze frame', controlUnit: '' },
    ]);
    expect(shown('020C00', '42 0C 00 1A F8').values).toEqual(['Engine speed 1726 rpm']);
  });

  test('only the figures of sensors it has', () => {
    const { values } = decode('017A', '7E8 10 09 41 7A 01 00 64 00\r7E8 21 00 00 00 AA AA AA AA');
    expect(values.map(({ name, value }) => [name, value])).toEqual([
      ['Particulate filter pressure difference, bank 1', 1],
    ]);
  });

  test('its odometer', () => {
    expect(shown('01A6', '7E8 06 41 A6 00 12 D6 87').values).toEqual(['Odometer 123456.7 km']);
  });
});
