interface Span {
  readonly low: number;
  readonly high: number;
}

const one = (minutes: number): string => {
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
};

/** '20 min', '1 h 30 min', '1–2 h', '45 min–2 h'. Minutes are rounded to whole ones. */
export const formatMinutes = (given: number | Span): string => {
  if (typeof given === 'number') return one(Math.round(given));
  const low = Math.round(given.low);
  const high = Math.round(given.high);
  if (low === high) return one(low);
  const inHours = low % 60 === 0 && high % 60 === 0;
  if (inHours && low > 0) return `${low / 60}–${high / 60} h`;
  return low < 60 && high < 60 ? `${low}–${high} min` : `${one(low)}–${one(high)}`;
};

/** Hours of labour by their ends, to five minutes: '20 min–2 h 30 min'. */
export const formatHours = ({ low, high }: Span): string => {
  const inFives = (hours: number): number => Math.round(hours * 12) * 5;
  return formatMinutes({ low: inFives(low), high: inFives(high) });
};
