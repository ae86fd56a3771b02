import { PRICE_REGION_IDS } from '@wrenchwise/knowledge/price-regions';
import { FUELS } from '@wrenchwise/vehicle/vehicle';

const FIRST_YEAR = 1950;

/** A field of a form by its name, without blanks at its ends. */
export const fieldOf = (form: HTMLFormElement, name: string): string => {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** Writes into a field of a form, as if it had been typed. */
export const writeInto = (form: HTMLFormElement | null, name: string, text: string): void => {
  const field = form?.elements.namedItem(name);
  if (!(field instanceof HTMLTextAreaElement)) return;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/** Whether a year was typed that no car has. */
export const isNoYear = (form: HTMLFormElement): boolean => {
  const year = fieldOf(form, 'year');
  return year !== '' && !(/^\d{4}$/.test(year) && Number(year) >= FIRST_YEAR);
};

/** The car as far as it is said, and the region whose prices the page shows. */
export const carIn = (form: HTMLFormElement) => {
  const [make, year] = [fieldOf(form, 'make'), fieldOf(form, 'year')];
  const fuel = FUELS.find((one) => one === fieldOf(form, 'fuel'));
  const { priceRegion } = document.documentElement.dataset;
  const region = PRICE_REGION_IDS.find((one) => one === priceRegion);
  return {
    ...(make === '' ? {} : { make }),
    ...(year === '' ? {} : { year: Number(year) }),
    ...(fuel === undefined ? {} : { fuel }),
    ...(region === undefined ? {} : { priceRegion: region }),
  };
};
