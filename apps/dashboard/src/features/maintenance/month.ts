const iso = (date: Date): string => date.toISOString().slice(0, 10);

const utc = (year: number, month: number, day: number): Date =>
  new Date(Date.UTC(year, month, day));

/** A month of the calendar: 'YYYY-MM'. */
export const monthOf = (day: string): string => day.slice(0, 7);

const parts = (month: string): readonly [year: number, month: number] => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return [year, number - 1];
};

/** The month so many months later. */
export const addToMonth = (month: string, count: number): string => {
  const [year, index] = parts(month);
  return monthOf(iso(utc(year, index + count, 1)));
};

/** The weeks of a month from Monday to Sunday, as days YYYY-MM-DD; null outside of the month. */
export const weeksOf = (month: string): readonly (readonly (string | null)[])[] => {
  const [year, index] = parts(month);
  const length = utc(year, index + 1, 0).getUTCDate();
  const lead = (utc(year, index, 1).getUTCDay() + 6) % 7;
  const cells = [
    ...Array.from({ length: lead }, () => null),
    ...Array.from({ length }, (_, at) => iso(utc(year, index, at + 1))),
  ];
  const full = Math.ceil(cells.length / 7) * 7;
  const padded = [...cells, ...Array.from({ length: full - cells.length }, () => null)];
  return Array.from({ length: full / 7 }, (_, week) => padded.slice(week * 7, week * 7 + 7));
};
