import type { DrawnSteps } from './drawn-step.ts';

/** Drawn steps of batteries, electrics, lights and visibility. */
export const electricAndLightSteps: DrawnSteps = {
  'change-the-car-battery': [
    [3, 'battery-minus-off-first'],
    [4, 'battery-lifted'],
    [7, 'battery-plus-on-first'],
  ],
  'jump-start-a-car': [
    [2, 'jump-leads-on'],
    [3, 'jump-earth'],
    [7, 'jump-leads-off'],
  ],
  'reset-the-service-light': [
    [2, 'dipstick-read'],
    [
      3,
      'warning-lights',
      'With the ignition on and the engine off, the dashboard is lit; from here the menus can be opened.',
    ],
    [
      6,
      'obd-plugged',
      'A reader that lists the service reset for this car goes in, with the ignition on and the engine off.',
    ],
  ],
  'test-the-car-battery': [
    [2, 'battery-looked-over'],
    [3, 'meter-at-rest'],
    [5, 'meter-cranking'],
  ],
  'test-the-alternator': [
    [1, 'alternator-belt'],
    [2, 'meter-at-rest'],
    [3, 'meter-charging'],
    [
      5,
      'volt-drop',
      'Measure from the alternator’s body to battery negative with the engine running: a good cable loses hardly any voltage.',
    ],
  ],
  'care-for-the-12-v-battery-of-an-electric-car': [
    [
      2,
      'meter-at-rest',
      'With the car asleep, put red on positive and black on negative: about 12.6 volts is a full lead battery.',
    ],
    [
      3,
      'meter-charging',
      'With the car in Ready, the converter charges the battery and the meter reads 13 to 15 volts.',
    ],
    [5, 'maintainer'],
    [6, 'booster-on-points'],
  ],
  'change-the-key-fob-battery': [
    [1, 'key-blade'],
    [2, 'key-opened'],
    [5, 'key-cell'],
  ],
  'unlock-a-car-with-a-flat-battery': [
    [1, 'key-cell'],
    [2, 'key-blade'],
    [3, 'door-cap'],
    [6, 'booster-on-points'],
  ],
  'check-fuses-and-relays': [
    [3, 'fuse-probed'],
    [4, 'fuse-pulled'],
    [
      5,
      'fuse-burnt',
      'The bridge of the right fuse is burnt through: fit one of the same colour and amps, once.',
    ],
  ],
  'read-trouble-codes-with-an-obd-reader': [
    [1, 'obd-socket'],
    [2, 'obd-plugged'],
    [3, 'obd-codes'],
  ],
  'check-the-trailer-socket': [
    [1, 'trailer-socket-open'],
    [3, 'trailer-plug-turned'],
    [4, 'trailer-lamps'],
  ],
  'change-the-auxiliary-belt': [
    [1, 'belt-routing'],
    [3, 'tensioner-turned'],
    [5, 'belt-ribs'],
  ],
  'charge-an-electric-car-safely': [
    [3, 'cable-uncoiled'],
    [4, 'charge-order'],
    [5, 'charge-limit'],
  ],
  'look-after-the-coolant-of-an-electric-car': [
    [2, 'ev-tanks'],
    [3, 'coolant-level'],
    [4, 'coolant-crust'],
  ],
  'change-a-halogen-headlight-bulb': [
    [3, 'bulb-plug-off'],
    [4, 'bulb-clip'],
    [5, 'bulb-glass'],
  ],
  'deal-with-led-headlights': [
    [1, 'lamp-zones'],
    [2, 'fuse-probed'],
    [4, 'lens-water'],
    [
      5,
      'obd-codes',
      'The codes of the body control unit are read and saved: one of them may name the module.',
    ],
  ],
  'deal-with-xenon-headlights': [
    [
      2,
      'battery-minus-off-first',
      'The negative clamp always comes off first; here the positive one may stay on.',
    ],
    [4, 'xenon-igniter'],
    [5, 'xenon-burner'],
  ],
  'change-an-indicator-bulb': [
    [1, 'indicator-dark'],
    [3, 'holder-turned'],
    [4, 'bayonet-turned'],
  ],
  'change-a-brake-or-tail-light-bulb': [
    [3, 'carrier-tabs'],
    [4, 'bayonet-turned'],
    [5, 'p21-pins'],
  ],
  'change-a-number-plate-bulb': [
    [1, 'plate-lit'],
    [2, 'plate-lens'],
    [4, 'festoon'],
  ],
  'change-an-interior-bulb': [
    [2, 'interior-lens'],
    [3, 'wedge-pulled'],
    [5, 'lamp-switch'],
  ],
  'aim-the-headlights': [
    [2, 'wall-10m'],
    [3, 'wall-lines'],
    [5, 'aim-screws'],
  ],
  'polish-the-headlights': [
    [2, 'lens-taped'],
    [3, 'sand-crosswise'],
    [6, 'uv-coat'],
  ],
  'change-the-wiper-blades': [
    [2, 'wiper-lifted'],
    [3, 'wiper-tab'],
    [5, 'wiper-clicked'],
  ],
  'check-the-washer-pump-and-jets': [
    [1, 'pour-washer'],
    [3, 'washer-jets'],
    [4, 'washer-hose'],
  ],
  'demist-the-windows': [
    [1, 'demist-switches'],
    [2, 'recirculation-off'],
    [5, 'snow-cleared'],
  ],
  'deal-with-a-windscreen-chip': [
    [1, 'chip-patched'],
    [
      2,
      'chip-zone',
      'Measure the chip and note where it is: in front of the driver much less is allowed.',
    ],
    [4, 'chip-bridge'],
  ],
};
