/** A step of an everyday job, counted from 1, and the name of its drawing. */
type DrawnStep = readonly [step: number, drawing: string];

/** The steps that are drawn, by the job's slug, in order; three to five a job. */
export const DRAWN_STEPS: Readonly<Partial<Record<string, readonly DrawnStep[]>>> = {
  'change-engine-oil-and-filter': [
    [2, 'stand-under-point'],
    [4, 'undo-sump-plug'],
    [7, 'filter-new-seal'],
    [8, 'pour-oil'],
    [10, 'dipstick-read'],
  ],
  'check-and-top-up-engine-oil': [
    [3, 'dipstick-pull'],
    [4, 'dipstick-read'],
    [5, 'pour-oil'],
  ],
  'check-and-top-up-coolant': [
    [2, 'coolant-level'],
    [3, 'coolant-cap'],
    [5, 'pour-coolant'],
  ],
  'change-engine-coolant': [
    [1, 'coolant-cap'],
    [6, 'pour-coolant'],
    [8, 'coolant-level'],
  ],
  'check-brake-fluid': [
    [2, 'brake-reservoir'],
    [3, 'lining-left'],
    [6, 'pedal-pumped'],
  ],
  'change-the-air-filter': [
    [4, 'air-filter-lifted'],
    [5, 'air-box-cleaned'],
    [6, 'air-filter-seated'],
  ],
  'change-the-cabin-filter': [
    [2, 'glovebox-down'],
    [4, 'cabin-filter-out'],
    [6, 'cabin-filter-arrow'],
  ],
  'change-the-spark-plugs': [
    [3, 'coil-lifted'],
    [5, 'plug-in-line'],
    [7, 'plug-gap'],
  ],
  'change-front-brake-pads-and-discs': [
    [1, 'stand-under-point'],
    [3, 'caliper-hung-up'],
    [4, 'disc-thickness'],
    [8, 'piston-back'],
    [9, 'pads-fitted'],
  ],
  'change-rear-brake-pads-and-discs': [
    [1, 'chock-wheels'],
    [4, 'caliper-hung-up'],
    [6, 'piston-wound-back'],
    [7, 'pads-fitted'],
    [10, 'torque-wrench'],
  ],
  'check-brake-wear': [
    [2, 'lining-left'],
    [3, 'disc-thickness'],
    [6, 'pedal-pumped'],
  ],
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
  'change-the-key-fob-battery': [
    [1, 'key-blade'],
    [2, 'key-opened'],
    [5, 'key-cell'],
  ],
  'check-fuses-and-relays': [
    [3, 'fuse-probed'],
    [4, 'fuse-pulled'],
    [5, 'fuse-burnt'],
  ],
  'top-up-adblue': [
    [1, 'adblue-cap'],
    [5, 'pour-adblue'],
    [6, 'rinse-spill'],
  ],
  'change-the-wiper-blades': [
    [2, 'wiper-lifted'],
    [3, 'wiper-tab'],
    [5, 'wiper-clicked'],
  ],
  'change-a-halogen-headlight-bulb': [
    [3, 'bulb-plug-off'],
    [4, 'bulb-clip'],
    [5, 'bulb-glass'],
  ],
  'change-the-auxiliary-belt': [
    [1, 'belt-routing'],
    [3, 'tensioner-turned'],
    [5, 'belt-ribs'],
  ],
  'tow-a-car-and-be-towed': [
    [3, 'towing-eye'],
    [4, 'rope-same-side'],
    [6, 'rope-taut'],
  ],
  'check-the-washer-pump-and-jets': [
    [1, 'pour-washer'],
    [3, 'washer-jets'],
    [4, 'washer-hose'],
  ],
  'fit-the-spare-wheel': [
    [2, 'chock-wheels'],
    [3, 'slacken-nuts'],
    [4, 'jack-at-sill'],
    [7, 'nuts-crosswise'],
  ],
  'rotate-the-tyres': [
    [2, 'slacken-nuts'],
    [3, 'stand-under-point'],
    [6, 'nuts-crosswise'],
  ],
  'use-a-puncture-repair-kit': [
    [1, 'nail-stays'],
    [2, 'sealant-hose'],
    [6, 'sealant-spread'],
    [8, 'tyre-patched'],
  ],
  'check-tyre-tread-and-wear': [
    [2, 'tread-measured'],
    [3, 'tread-wear'],
    [6, 'tyre-date'],
  ],
  'check-tyre-pressures': [
    [1, 'pressure-sticker'],
    [3, 'gauge-square'],
    [6, 'tread-measured'],
  ],
};
