/** How an outlook is worked out, in the words that its page quotes. */
export const OUTLOOK_METHOD = [
  'This is an estimate from what is typical, not an inspection.',
  'Services: what falls due by our typical intervals within 12 months or 10,000 miles, whichever is first.',
  'Wear parts: from how long such parts usually last, how the car is used, and when the part was last replaced; without a record of that, from the share of its life that falls into the year.',
  'Other faults: how many a car of this age has in a year is taken as three times the share of cars of its age that fail the British MOT test (DVSA, tests to 2015; its make counts half), adjusted for the miles driven; which fault it is, from how common each is in our knowledge on this make, fuel and gearbox at this age and mileage. A repair within the last three years lowers its chance to a fifth.',
  'MOT advisories: we assume that six in ten need work within the year.',
  'Recalls: a campaign names this model and year; about three in ten recalled cars have not been repaired. Only the official look-up knows whether yours is one.',
  'Costs are our ranges for your region. The budget adds chance times cost; its range holds about four years of five if faults are independent of each other.',
].join(' ');
