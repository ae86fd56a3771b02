import type { Told } from './demonstration.queries.ts';

/** How much may be typed; the server says the same. */
export const LONGEST = 300;

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

/** The name of the first field that cannot be sent, and what to say there. */
export const problemOf = ({
  symptoms,
  year,
}: Fields): { field: 'symptoms' | 'year'; message: string } | undefined => {
  if (symptoms === '') return { field: 'symptoms', message: 'Say what the car is doing first.' };
  if (symptoms.length > LONGEST) {
    return {
      field: 'symptoms',
      message: `Please use at most ${LONGEST} characters here; this has ${symptoms.length}.`,
    };
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

/** What is sent: what was left empty is left out. */
export const toldBy = ({ symptoms, make, model, year }: Fields): Told => ({
  symptoms,
  ...(make === '' ? {} : { make: make.slice(0, 60) }),
  ...(model === '' ? {} : { model: model.slice(0, 80) }),
  ...(year === '' ? {} : { year: Number(year) }),
});
