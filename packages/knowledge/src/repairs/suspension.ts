import type { suspensionFaults } from '../faults/suspension/faults.ts';
import type { RepairsOf } from './repair.ts';

export const suspensionRepairs: RepairsOf<typeof suspensionFaults> = {
  'shock-absorbers': {
    name: 'Worn shock absorbers',
    variants: { 'front-struts-worn': 'front', 'rear-shock-absorbers-worn': 'rear' },
  },
  'damper-mount': {
    name: 'Worn damper mount',
    variants: { 'strut-top-mount-worn': 'front strut', 'rear-shock-mount-loose': 'rear' },
  },
  'coil-spring': {
    name: 'Worn coil springs',
    variants: { 'coil-spring-broken': 'broken', 'springs-sagged': 'sagged' },
  },
  'leaf-spring': {
    name: 'Failed leaf spring',
    variants: {
      'leaf-spring-cracked': 'cracked leaf',
      'leaf-spring-shackle-rusted': 'shackle or hanger',
    },
  },
  'stabiliser-bar': {
    name: 'Play at the anti-roll bar',
    variants: { 'stabiliser-link-worn': 'link', 'stabiliser-bush-worn': 'bushes' },
  },
  'rear-axle-bushes': {
    name: 'Worn rear axle bushes',
    variants: {
      'trailing-arm-bush-worn': 'trailing arm',
      'rear-axle-beam-bushes-worn': 'axle beam',
    },
  },
  'air-suspension-leak': {
    name: 'Air suspension leaks',
    variants: {
      'air-spring-leaking': 'air spring',
      'air-suspension-valve-block-leaking': 'valve block',
    },
  },
};
