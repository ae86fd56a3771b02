import type { UpstreamAnswer } from '../upstream/ask-upstream.ts';

/** A test in the shape of the MOT history. */
export type WireTest = Readonly<Record<string, unknown>>;

/** What the two registers answer about a car, in their own shapes. */
export interface SampleAnswers {
  readonly dvsa: UpstreamAnswer;
  readonly dvla: UpstreamAnswer;
}

export const answered = (status: number, body: unknown): UpstreamAnswer => ({
  status,
  body,
  retryAfterSeconds: undefined,
});

const TYPES = { A: 'ADVISORY', m: 'MINOR', M: 'MAJOR', D: 'DANGEROUS', P: 'PRS' } as const;

const isType = (letter: string): letter is keyof typeof TYPES => Object.hasOwn(TYPES, letter);

const defectOf = (noted: string): object => {
  const letter = noted.charAt(0);
  const type = isType(letter) ? TYPES[letter] : TYPES.A;
  return { text: noted.slice(2), type, dangerous: type === 'DANGEROUS' };
};

const aYearAfter = (date: string): string => {
  const end = new Date(`${date}T00:00:00Z`);
  end.setUTCFullYear(end.getUTCFullYear() + 1);
  end.setUTCDate(end.getUTCDate() - 1);
  return end.toISOString().slice(0, 10);
};

/**
 * A test: its day, the odometer ('81204', '130500 KM', '' where it could not be read), and what was
 * found, each with a letter before it: A advisory, m minor, M major, D dangerous, P put right. What is
 * major or dangerous fails it.
 */
export const wireTest = (date: string, odometer: string, ...found: readonly string[]): WireTest => {
  const [value = '', unit = 'MI'] = odometer.split(' ');
  const isPassed = !found.some((noted) => /^[MD]/.test(noted));
  return {
    completedDate: `${date}T10:15:00.000Z`,
    testResult: isPassed ? 'PASSED' : 'FAILED',
    expiryDate: isPassed ? aYearAfter(date) : null,
    odometerValue: value === '' ? null : value,
    odometerUnit: value === '' ? null : unit,
    odometerResultType: value === '' ? 'UNREADABLE' : 'READ',
    motTestNumber: `0000${date.replaceAll('-', '')}`,
    dataSource: 'DVSA',
    defects: found.map(defectOf),
  };
};
