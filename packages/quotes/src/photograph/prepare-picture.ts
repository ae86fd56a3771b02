import { type GreyPicture, tiltOf, withEvenLight } from './grey-picture.ts';
import { letterHeight } from './letter-height.ts';
import { paperOf } from './paper.ts';
import { upright, wholeOf } from './resample.ts';

/** Letters are read best at this height; larger ones only take longer. */
const LETTER_PIXELS = 26;
/** Where the height of letters is not found: the width of a page. */
const PAGE_WIDTH = 2200;
const MIN_SCALE = 0.3;
const MAX_SCALE = 3.5;
const MAX_PIXELS = 12_000_000;
/** The widths at which the angle is looked for, coarsely and finely. */
const SMALL_WIDTH = 500;
const MIDDLE_WIDTH = 1200;
const FINE_STEPS = [-0.4, -0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3, 0.4];

const shrunk = (picture: GreyPicture, width: number, degrees = 0): GreyPicture =>
  upright(picture, {
    degrees,
    box: wholeOf(picture),
    scale: Math.min(1, width / picture.width),
  });

/**
 * The photograph of a page as it is recognised best: upright, cut to its paper, its letters of one height, its paper
 * white whatever light it was taken in. The same on the screen and in what is measured.
 */
export const preparePicture = (picture: GreyPicture): GreyPicture => {
  const coarse = tiltOf(withEvenLight(shrunk(picture, SMALL_WIDTH)));
  const middle = withEvenLight(shrunk(picture, MIDDLE_WIDTH));
  const degrees = tiltOf(
    middle,
    FINE_STEPS.map((step) => coarse + step),
  );
  const straight = shrunk(picture, MIDDLE_WIDTH, degrees);
  const paper = paperOf(straight);
  const shrink = picture.width / straight.width;
  const box = {
    left: paper.left * shrink,
    top: paper.top * shrink,
    width: paper.width * shrink,
    height: paper.height * shrink,
  };
  const found = letterHeight(withEvenLight(upright(picture, { degrees, box, scale: 1 })));
  const wanted = found === null ? PAGE_WIDTH / box.width : LETTER_PIXELS / found;
  const most = Math.sqrt(MAX_PIXELS / (box.width * box.height));
  const scale = Math.min(most, MAX_SCALE, Math.max(MIN_SCALE, wanted));
  return withEvenLight(upright(picture, { degrees, box, scale }));
};
