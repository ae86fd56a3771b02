/** How an outlook is worked out, in the words that its page quotes. */
export const OUTLOOK_METHOD = [
  'This is a checklist from what is typical, an estimate and not an inspection.',
  'Services: what falls due by our typical intervals within 12 months or 10,000 miles, whichever is first.',
  'Wear parts: from how long such parts usually last, how the car is used, and when the part was last replaced; without a record of that, from the share of its life that falls into the year.',
  'Other faults: how many a car of this age has in a year is taken as three times the share of cars of its age that fail the British MOT test (DVSA, tests to 2015; its make counts half), adjusted for the miles driven; which fault it is, from how common each is in our knowledge on this make, fuel and gearbox at this age and mileage. A repair within the last three years lowers its chance to a fifth.',
  'MOT advisories: we assume that six in ten need work within the year.',
  'Its own history: a task of an item that was completed, and a line of the log that plainly says so (‘4 new tyres’, ‘front pads’), count as a replacement.',
  'Recalls: a campaign names this model and year; about three in ten recalled cars have not been repaired. Only the official look-up knows whether yours is one.',
  'Numbers of owners’ complaints are not used: no unbiased count by model is at hand.',
  'Costs are our ranges for your region. The budget adds chance times cost; its range holds about four years of five if faults are independent of each other.',
].join(' ');

/**
 * How good it is, as `bench/outlook.ts` measured it against what came. A test compares the figures with
 * `bench/results/outlook.json`.
 */
export const OUTLOOK_CHECK =
  'This is a checklist, not a forecast. Which system of a car fails next it does not foresee: of 256 owners’ complaints, the system was among its first three in 27% (22–33%), where simply naming the three commonest gives 45%. What is foreseen is how often cars of a make and age need repair at all. Checked backwards on MOT results (DVSA, to 2015): the share of a make’s cars that fail a year later was foreseen within 3.5 percentage points on average, and of two makes the one that fails more often was named in 95% of pairs (95% interval 93–97%).';
