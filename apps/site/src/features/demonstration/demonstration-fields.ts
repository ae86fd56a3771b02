import type { Question } from './demonstration.queries.ts';

/** How much may be typed; the server says the same. */
const LONGEST = { symptoms: 300, make: 60, model: 80 } as const;

const FIRST_YEAR = 1970;

export interface Fields {
  readonly symptoms: string;
  readonly make: string;
  readonly model: string;
  readonly year: string;
}

const textOf = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

export const fieldsOf = (form: HTMLFormElement): Fields => {
  const data = new FormData(form);
  return {
    symptoms: textOf(data, 'symptoms'),
    make: textOf(data, 'make'),
    model: textOf(data, 'model'),
    year: textOf(data, 'year'),
  };
};

const LIMITED = ['symptoms', 'make', 'model'] as const;

/** Whether a field has more than the server takes. */
export const isTooLong = (fields: Fields): boolean =>
  LIMITED.some((field) => fields[field].length > LONGEST[field]);

/** A field that cannot be sent, and what to say there. */
export interface Problem {
  readonly field: keyof Fields;
  readonly message: string;
}

/** The first field that cannot be sent. */
export const problemOf = (fields: Fields): Problem | undefined => {
  const { symptoms, year } = fields;
  if (symptoms === '') return { field: 'symptoms', message: 'Say what the car is doing first.' };
  for (const field of LIMITED) {
    const { length } = fields[field];
    if (length > LONGEST[field]) {
      const message = `Please use at most ${LONGEST[field]} characters here; this has ${length}.`;
      return { field, message };
    }
  }
  const thisYear = new Date().getUTCFullYear();
  const isYear = /^\d{4}$/.test(year) && Number(year) >= FIRST_YEAR && Number(year) <= thisYear;
  if (year !== '' && !isYear) {
    return {
      field: 'year',
      message: `A year from ${FIRST_YEAR} to ${thisYear}, or leave it empty.`,
    };
  }
  return undefined;
};

/** What was typed, what was ticked and what was taken back. */
export interface Report extends Fields {
  /** Ids of further signs that are there too. */
  readonly confirmed: readonly string[];
  /** Ids of readings that are wrong. */
  readonly removed: readonly string[];
}

/** What is sent: what was left empty is left out. */
export const questionOf = ({
  symptoms,
  make,
  model,
  year,
  confirmed,
  removed,
}: Report): Question => ({
  symptoms,
  ...(confirmed.length === 0 ? {} : { confirmed: [...confirmed] }),
  ...(removed.length === 0 ? {} : { removed: [...removed] }),
  ...(make === '' ? {} : { make }),
  ...(model === '' ? {} : { model }),
  ...(year === '' ? {} : { year: Number(year) }),
});
