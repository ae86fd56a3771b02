import { assert, boolean, constantFrom, nat, property, string, tuple } from 'fast-check';
import { expect, test } from 'vitest';

import { decode, decodeText, learnForm } from './decode.ts';
import { createEmulatedAdapter } from './emulated/adapter.ts';
import type { Protocol } from './emulated/car.ts';
import { emulatedCar } from './emulated/cars.ts';
import { readRequest } from './request.ts';
import { createFrameReader } from './single-frames.ts';

const REQUESTS = [
  '010C',
  '0105',
  '0142',
  '010C0D05',
  '0902',
  '0904',
  '03',
  '07',
  '0A',
  '0101',
  '06A3',
];
const PROTOCOLS: readonly Protocol[] = [1, 3, 5, 6, 7, 8, 9];
const AT_SECOND = 900;

/** What the same adapter says when nothing is lost. */
const answered = (protocol: Protocol, headers: boolean, request: string): string => {
  const adapter = createEmulatedAdapter(emulatedCar({ fault: 'misfire-coil', protocol }));
  for (const command of ['ATE0', headers ? 'ATH1' : 'ATH0', '0100']) {
    adapter.type(`${command}\r`, AT_SECOND);
  }
  return adapter.type(`${request}\r`, AT_SECOND);
};

const found = (request: string, response: string): readonly string[] => {
  const { values, codes, information } = decode(request, response);
  return [
    ...values.map(({ pid, name, value, controlUnit }) => `${pid} ${name} ${value} ${controlUnit}`),
    ...codes.map(({ code, kind }) => `${code} ${kind}`),
    ...information.flatMap((one) => one.values.map((value) => `${one.name} ${value}`)),
  ];
};

const answer = tuple(constantFrom(...PROTOCOLS), boolean(), constantFrom(...REQUESTS)).map(
  ([protocol, headers, request]) => ({
    headers,
    request,
    text: answered(protocol, headers, request),
  }),
);

test('an answer that is cut anywhere gives nothing that the whole one does not give', () => {
  assert(
    property(answer, nat(), ({ request, text }, at) => {
      const whole = found(request, text);
      for (const one of found(request, text.slice(0, at % (text.length + 1)))) {
        expect(whole).toContain(one);
      }
    }),
    { numRuns: 1500 },
  );
});

test('an answer with a torn line, its line end lost or not, gives nothing that the whole one does not', () => {
  assert(
    property(answer, nat(), boolean(), ({ headers, request, text }, at, losesEnd) => {
      const from = at % text.length;
      const end = text.indexOf('\r\n', from);
      // Without headers nothing says that two short lines are one: a session asks for headers.
      const next = end < 0 ? text.length : end + (losesEnd && headers ? 2 : 0);
      const whole = found(request, text);
      for (const one of found(request, text.slice(0, from) + text.slice(next))) {
        expect(whole).toContain(one);
      }
    }),
    { numRuns: 3000 },
  );
});

test('a session that has learnt how answers look takes no byte of filler for one of theirs', () => {
  const torn = (text: string) =>
    Array.from(text)
      .keys()
      .map((at) => text.slice(0, at) + text.slice(at + 6));
  for (const protocol of PROTOCOLS) {
    const known = learnForm('0100', answered(protocol, true, '0100'));
    expect(known?.form).toBe(protocol >= 6 ? 'can' : 'legacy');
    for (const request of ['0105', '03', '010C']) {
      const text = answered(protocol, true, request);
      const values = (one: string) =>
        [...decode(request, one, known).values, ...decode(request, one, known).codes].map((value) =>
          JSON.stringify(value),
        );
      const whole = values(text);
      const [line = ''] = text.split('\r\n');
      for (const one of torn(line)) expect(whole).toEqual(expect.arrayContaining(values(one)));
    }
  }
});

test('any characters at all end in values or sentences, never in an error', () => {
  assert(
    property(
      constantFrom(...REQUESTS),
      string({
        unit: constantFrom(...'0123456789ABCDEF :>\r\n?<.NODATESRCHIG'.split('')),
        maxLength: 300,
      }),
      (request, text) => {
        const { errors } = decode(request, text);
        expect(errors.every((sentence) => sentence.length > 0)).toBe(true);
      },
    ),
    { numRuns: 1500 },
  );
});

test('the short way of a live screen says what a reading with all doubts says, or nothing', () => {
  let short = 0;
  const frames = tuple(constantFrom<Protocol>(6, 7, 8, 9), constantFrom('010C', '0105', '010C0D'));
  assert(
    property(frames, nat(), constantFrom(' ', '', '\r\n', '41', '7E8'), (one, at, noise) => {
      const [protocol, request] = one;
      const text = answered(protocol, true, request);
      const from = at % (text.length + 1);
      const response = text.slice(0, from) + noise + text.slice(from);
      const asked = readRequest(request);
      const values = asked && createFrameReader(asked)(response);
      if (!asked || !values) return;
      short += 1;
      expect(values).toEqual(decodeText(asked, { request, response }).values);
    }),
    { numRuns: 3000 },
  );
  expect(short).toBeGreaterThan(500);
});
