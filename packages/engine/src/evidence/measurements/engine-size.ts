/** An engine's size as people write it: '1.6', '2.0 TDI', '1.4 litre', '1,6l'. */
const LITRES =
  /(?<![\d.,£$€])([0-8][.,]\d)\s?-?(?:l|litres?|liters?|ltr|t|i|tdi|tsi|tfsi|fsi|hdi|bluehdi|dci|cdti|tdci|crdi|cdi|jtd|ecoboost|ecoblue|duratec|vvt-?i|i-?vtec|vtec|vti|puretech|gdi|t-?gdi|mpi|sdi|skyactiv|gti|8v|16v|20v|24v|v6|v8|turbo|petrol|diesel|hybrid|engine)\b/i;

/** Litres of the engine that a text names; undefined where it names none. */
export const engineLitres = (text: string): number | undefined => {
  const found = LITRES.exec(text)?.[1];
  const litres = found === undefined ? 0 : Number(found.replace(',', '.'));
  return litres >= 0.6 && litres <= 8.5 ? litres : undefined;
};
