import type { visibilityWiperFaults } from '../faults/visibility-wiper/faults.ts';
import type { RepairsOf } from './repair.ts';

export const visibilityWiperRepairs: RepairsOf<typeof visibilityWiperFaults> = {
  'windscreen-wipers': {
    name: 'Windscreen wipers do not run',
    variants: {
      'wiper-motor-failed': 'motor',
      'wiper-linkage-disconnected': 'linkage',
      'wiper-switch-or-module-fault': 'stalk or control module',
      'wiper-fuse-or-relay-failed': 'fuse or relay',
    },
  },
  'windscreen-washer': {
    name: 'Windscreen washer gives no water',
    variants: {
      'washer-pump-failed': 'pump',
      'washer-jets-blocked': 'jets or hose',
      'washer-tank-leak': 'leaking tank',
    },
  },
  'heated-rear-window': {
    name: 'Heated rear window does not clear',
    variants: {
      'rear-heater-grid-broken': 'broken grid',
      'rear-screen-heater-feed-lost': 'fuse, relay or terminal',
    },
  },
  'windscreen-damaged': {
    name: 'Damaged windscreen',
    variants: { 'windscreen-stone-chip': 'stone chip', 'windscreen-stress-crack': 'stress crack' },
  },
};
