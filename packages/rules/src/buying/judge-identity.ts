import { isShapedAsVin, normaliseVin } from '@wrenchwise/vehicle/vin';

import type { BuyingFinding, SeenForSale } from './seen.ts';

const judgeVin = ({ vin, make, makesOfVin = [], socket }: SeenForSale): BuyingFinding => {
  const base = { id: 'vin', title: 'The VIN of the control unit' };
  const typed = vin === undefined ? '' : normaliseVin(vin);
  if (socket?.vin === undefined) {
    return {
      ...base,
      state: 'not checked',
      figures: [
        socket
          ? 'The control unit gives no VIN: many cars from before about 2008 do not.'
          : 'It needs an adapter in the diagnostic socket.',
      ],
      ask: 'May I compare the VIN at the windscreen and the one stamped into the body with the registration document (V5C)?',
    };
  }
  const figure = `The control unit names ${socket.vin}.`;
  const different = {
    ...base,
    state: 'not consistent',
    innocent:
      'The control unit or the whole engine may have been replaced by a used one, which is a proper repair.',
    ask: 'Was the engine or its control unit replaced? By whom, and is there an invoice? Does the VIN stamped into the body match the registration document (V5C)?',
  } as const;
  if (isShapedAsVin(typed)) {
    return typed === socket.vin
      ? { ...base, state: 'consistent', figures: [figure, 'It is the one that you typed.'] }
      : { ...different, figures: [figure, `You typed ${typed}.`] };
  }
  if (make !== undefined && makesOfVin.length > 0) {
    return makesOfVin.includes(make)
      ? {
          ...base,
          state: 'consistent',
          figures: [
            figure,
            `It is a number of ${makesOfVin.join(' or ')}. Compare all 17 characters.`,
          ],
        }
      : {
          ...different,
          figures: [
            figure,
            `That is a number of ${makesOfVin.join(' or ')}, the car is a ${make}.`,
          ],
        };
  }
  return {
    ...base,
    state: 'not checked',
    figures: [
      figure,
      'Compare it with the one at the windscreen and in the registration document (V5C).',
    ],
  };
};

const judgeUnits = ({ socket }: SeenForSale): BuyingFinding => {
  const base = { id: 'control-units', title: 'The control units among each other' };
  if (socket?.vin === undefined) {
    return {
      ...base,
      state: 'not checked',
      figures: [
        socket ? 'No control unit gives a VIN.' : 'It needs an adapter in the diagnostic socket.',
      ],
    };
  }
  if (socket.otherVins.length === 0) {
    return {
      ...base,
      state: 'consistent',
      figures: ['No control unit names another car. Some give no VIN at all.'],
    };
  }
  return {
    ...base,
    state: 'not consistent',
    figures: socket.otherVins.map(
      ({ controlUnit, vin }) =>
        `${controlUnit === '' ? 'A control unit' : `Control unit ${controlUnit}`} names ${vin}.`,
    ),
    innocent: 'It may have been replaced by a used one, which is a common and proper repair.',
    ask: 'Which control unit or gearbox was replaced, when and why? Is there an invoice?',
  };
};

/** Whether the engine warning light shows what the control unit asks of it. */
const judgeLight = ({ socket, walkRound = {} }: SeenForSale): BuyingFinding => {
  const base = { id: 'warning-light', title: 'The engine warning light' };
  const seen = walkRound['warning-lights'];
  const isAsked = socket?.warningLight;
  if (isAsked === undefined || seen === undefined) {
    return {
      ...base,
      state: 'not checked',
      figures: [
        'It needs the socket, and a look at the dashboard when the ignition is switched on.',
      ],
    };
  }
  const figure = isAsked
    ? 'The control unit switches the warning light on.'
    : 'The control unit leaves the warning light off.';
  // 'As it should' is: on with the ignition, off when the engine runs. A light that is asked for cannot go out.
  if (!isAsked || seen === 'differs') return { ...base, state: 'consistent', figures: [figure] };
  return {
    ...base,
    state: 'not consistent',
    figures: [figure, 'You saw it go out like the others.'],
    innocent: 'You may have looked before the code was stored, or at another light.',
    ask: 'Could we look at the warning lights together, from switching the ignition on until the engine runs?',
  };
};

/** Which car it is, by its control units, and whether its warning light works. */
export const judgeIdentity = (seen: SeenForSale): readonly BuyingFinding[] => [
  judgeVin(seen),
  judgeUnits(seen),
  judgeLight(seen),
];
