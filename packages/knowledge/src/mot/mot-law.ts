import type { MotDefectType } from '@wrenchwise/vehicle/mot-history';

/** How urgent a finding is: by law, before it is weighed by sense. */
export type MotUrgency = 'do-not-drive' | 'before-driving' | 'soon' | 'watch' | 'done';

/** What the class of a finding means in Great Britain. */
interface MotLaw {
  /** As the certificate has it. */
  readonly name: string;
  readonly fails: boolean;
  readonly urgency: MotUrgency;
  /** What follows by law, in a sentence or two. */
  readonly law: string;
}

const TAKEN_AWAY =
  'The test is failed, and the car has to be repaired before it is driven on the road. You may take it away only while its current certificate is still valid and nothing dangerous is listed; once that has run out, only to where it is repaired or to a test that is booked. It has to be roadworthy on every drive.';

/**
 * The classes of defects of the MOT inspection manual, by law in Great Britain; Northern Ireland has
 * rules of its own. Source: GOV.UK, 'Getting an MOT' (sections 'MOT test result' and 'Retest after a repair').
 */
export const MOT_LAW: Readonly<Record<MotDefectType, MotLaw>> = {
  DANGEROUS: {
    name: 'Dangerous',
    fails: true,
    urgency: 'do-not-drive',
    law: 'A direct and immediate risk: the test is failed and the car must not be driven until it is repaired, even while an older certificate is still valid. Have it repaired where it is, or have it transported. Driving it can mean a fine of up to £2,500, a ban and 3 penalty points.',
  },
  MAJOR: { name: 'Major', fails: true, urgency: 'before-driving', law: TAKEN_AWAY },
  FAIL: {
    name: 'Failure (a test before May 2018)',
    fails: true,
    urgency: 'before-driving',
    law: TAKEN_AWAY,
  },
  PRS: {
    name: 'Put right during the test',
    fails: false,
    urgency: 'done',
    law: 'It was repaired within an hour of the test, before the result was recorded. There is nothing left to do.',
  },
  MINOR: {
    name: 'Minor',
    fails: false,
    urgency: 'soon',
    law: 'The test is passed. The manual asks for it to be repaired as soon as possible; there is no day by law.',
  },
  ADVISORY: {
    name: 'Advisory',
    fails: false,
    urgency: 'watch',
    law: 'The test is passed. It could become worse: watch it, and repair it when it is needed. You have to keep the car roadworthy all year.',
  },
  'USER ENTERED': {
    name: 'Advisory, typed by the tester',
    fails: false,
    urgency: 'watch',
    law: 'The test is passed. The tester noted it in words of their own: watch it, and repair it when it is needed.',
  },
};

/** Of the same rules: a retest. */
export const MOT_RETEST =
  'Left at the test centre, repaired and tested again there within 10 working days, the car needs a partial retest without a fee. Taken away and brought back within 10 working days it needs a partial retest for a part of the fee; for some items there is none when it is back by the end of the next working day.';

/** Where the law is written, by name. */
export const MOT_SOURCES: readonly string[] = [
  'GOV.UK, “Getting an MOT”: “MOT test result” and “Retest after a repair”',
  'DVSA, “MOT inspection manual: cars and passenger vehicles”',
];

/** The sections of the inspection manual for cars, by number. */
export const MOT_SECTIONS: Readonly<Record<string, string>> = {
  '0': 'Identification of the vehicle',
  '1': 'Brakes',
  '2': 'Steering',
  '3': 'Visibility',
  '4': 'Lamps, reflectors and electrical equipment',
  '5': 'Axles, wheels, tyres and suspension',
  '6': 'Body, structure and attachments',
  '7': 'Other equipment',
  '8': 'Nuisance',
};
