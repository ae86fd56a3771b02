import type { lightingFaults } from '../faults/lighting/faults.ts';
import type { RepairsOf } from './repair.ts';

export const lightingRepairs: RepairsOf<typeof lightingFaults> = {
  'headlight-bulb': {
    name: 'Headlight bulb does not light',
    variants: {
      'headlight-bulb-blown': 'bulb',
      'headlight-connector-melted': 'plug or bulb holder',
    },
  },
  'headlight-supply': {
    name: 'Both headlights have no supply',
    variants: {
      'headlight-switch-worn': 'switch',
      'headlight-relay-circuit-fault': 'relay, fuse or earth',
    },
  },
  'xenon-headlight': {
    name: 'Xenon headlight does not light',
    variants: { 'xenon-burner-worn': 'bulb', 'xenon-ballast-failed': 'ballast' },
  },
  'rear-light-bulb': {
    name: 'Rear or brake light does not light',
    variants: { 'brake-light-bulb-blown': 'bulb', 'tail-lamp-socket-corroded': 'bulb holder' },
  },
  indicators: {
    name: 'Indicators or hazard lights do not flash properly',
    variants: {
      'indicator-bulb-or-relay-fault': 'bulb or flasher',
      'indicator-stalk-worn': 'stalk',
      'hazard-switch-failed': 'hazard switch',
    },
  },
};
