import type { adasCameraFaults } from '../faults/adas-camera/faults.ts';
import type { RepairsOf } from './repair.ts';

export const adasCameraRepairs: RepairsOf<typeof adasCameraFaults> = {
  'front-radar': {
    name: 'Front radar does not see',
    variants: {
      'front-radar-blocked': 'blocked',
      'front-radar-misaligned': 'out of alignment',
      'front-radar-failed': 'sensor failed',
    },
  },
  'front-camera': {
    name: 'Front camera does not see',
    variants: {
      'front-camera-view-obstructed': 'view dirty or misted',
      'front-camera-uncalibrated': 'not calibrated',
      'front-camera-failed': 'camera failed',
      'front-camera-heater-failed': 'its heater failed',
    },
  },
  'blind-spot-radar': {
    name: 'Blind-spot radar does not see',
    variants: {
      'blind-spot-radar-failed': 'sensor failed',
      'blind-spot-radar-obstructed': 'covered or misaimed',
    },
  },
  'reversing-camera': {
    name: 'No picture from the reversing camera',
    variants: {
      'rear-camera-wiring-broken': 'wire in the tailgate hinge',
      'rear-camera-water-ingress': 'camera',
      'rear-camera-software-fault': 'software',
    },
  },
  'parking-sensors': {
    name: 'Parking sensors do not work properly',
    variants: {
      'parking-sensor-failed': 'sensor failed',
      'parking-sensor-obstructed': 'dirty, painted or knocked in',
      'bumper-sensor-wiring-corroded': 'wiring in the bumper',
    },
  },
};
