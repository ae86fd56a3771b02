import { FALSE_PLATES } from './disables-safety.ts';

/** Safety and emissions equipment stays in working order, and a mileage true. */
export const declineToDisable = (question: string): string =>
  FALSE_PLATES.test(question.toLowerCase())
    ? 'No. I do not help with driving under another car’s plates: it is a crime, not a fine for parking, and cameras, police and insurers find it. Whether a car must pay in a clean air zone its registration says on the council’s or TfL’s page; many petrol cars from 2006 on need not.'
    : declined(question);

const declined = (question: string): string =>
  /odometer|mileage|milometer|clock/i.test(question)
    ? 'I do not help with changing a mileage: selling a car with a false one is fraud. If the display is faulty, a specialist can repair it legally and note the true reading.'
    : 'I do not help with removing, blanking or switching off safety or emissions equipment, or with getting a car through a test that it should fail. It is illegal on the road, it fails the MOT, it can void the insurance, and somebody may rely on that part.';
