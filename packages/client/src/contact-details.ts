/** Where people write to. */
export const CONTACT_MAIL = 'support@wrenchwise.example';

/** Of the numbers that Ofcom keeps free of subscribers. */
export const CONTACT_PHONE = { shown: '020 7946 0142', dialled: '+442079460142' } as const;

/** Invented, as the company is: an operator puts their own here. */
export const CONTACT_ADDRESS = [
  'Wrenchwise',
  'Unit 6, Spindle Yard',
  'London SE15 9QX',
  'United Kingdom',
] as const;

/** In GMT, on the 24-hour clock; null is closed. */
export const BUSINESS_HOURS = [
  { days: 'Monday to Friday', open: { from: 9, to: 18 } },
  { days: 'Saturday', open: { from: 10, to: 16 } },
  { days: 'Sunday', open: null },
] as const;
