import type { wheelsTyresFaults } from '../faults/wheels-tyres/faults.ts';
import type { RepairsOf } from './repair.ts';

export const wheelsTyresRepairs: RepairsOf<typeof wheelsTyresFaults> = {
  'tyre-loses-air': {
    name: 'Tyre loses air',
    variants: {
      'tyre-puncture-nail': 'nail or screw',
      'tyre-bead-leak-corroded-rim': 'at the bead',
      'tyre-valve-leak': 'valve',
    },
  },
  'tyre-pressure-monitor': {
    name: 'Tyre pressure monitor',
    variants: { 'tpms-sensor-battery-dead': 'dead sensor', 'tpms-not-relearned': 'not reset' },
  },
  'wheel-fixing-damaged': {
    name: 'Damaged wheel fixing',
    variants: {
      'wheel-stud-broken': 'broken stud or bolt',
      'wheel-bolt-thread-damaged': 'damaged thread',
    },
  },
  'rim-damaged': {
    name: 'Damaged wheel rim',
    variants: { 'rim-bent': 'bent', 'rim-cracked': 'cracked' },
  },
  'wheel-bearing': {
    name: 'Play or noise in a wheel hub',
    variants: { 'wheel-bearing-worn': 'wheel bearing', 'hub-nut-loose-play': 'hub nut or hub' },
  },
  'tyre-damaged-inside': {
    name: 'Tyre damaged inside',
    variants: {
      'tyre-sidewall-bulge': 'bulge in the sidewall',
      'tyre-tread-belt-separation': 'tread separating',
    },
  },
  'tyres-worn-out': {
    name: 'Tyres need replacing',
    variants: { 'tyre-tread-worn-out': 'tread worn out', 'tyre-aged-cracked': 'aged and cracked' },
  },
  'wheel-does-not-run-true': {
    name: 'Wheel does not run true',
    variants: {
      'wheel-out-of-balance': 'out of balance',
      'tyre-flat-spot-out-of-round': 'tyre out of round',
      'hub-centring-ring-missing': 'not centred on its hub',
    },
  },
};
