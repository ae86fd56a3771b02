import type { FaultId } from '../catalogue.ts';

/**
 * Faults that bring the signs of a claimed repair, or that it brings about or wears with, by the repair's name: what an
 * owner reports cannot separate the two, only a test can. So a claim is never unfit because one of them fits better. A
 * cheaper cause that workshops miss (a belt for an alternator, a sensor for a catalyst) is none of them. Practice of
 * the trade.
 */
export const ALIKE_FAULTS: Readonly<Record<string, readonly FaultId[]>> = {
  'Head gasket or cylinder head': [
    'engine-block-cracked',
    'oil-cooler-internal-leak',
    'egr-cooler-leaking',
  ],
  // Chain, phaser and oil control set the same codes and rattle at the same cold start; low oil lets the tensioner down.
  'Timing chain': ['cam-phaser-worn', 'vvt-solenoid-stuck', 'engine-oil-low'],
  'Tappets, cam followers or camshaft': [
    'timing-chain-stretched',
    'timing-chain-tensioner-weak',
    'vvt-solenoid-stuck',
    'engine-oil-low',
  ],
  'Oil pump or strainer': ['rod-bearing-failed'],
  'Piston rings or a new engine': ['valve-stem-seals-hard', 'burnt-valve'],
  Turbocharger: ['boost-control-valve-failed', 'diverter-valve-torn'],
  // An injector that does not close, and a regeneration that is broken off, both fill the sump with fuel.
  'Diesel or petrol injectors': ['oil-diluted-with-fuel'],
  'Diesel particulate filter (DPF)': ['oil-diluted-with-fuel', 'dpf-pressure-sensor-failed'],
  // A pad that wears to the metal by itself has a caliper that does not let go.
  'Brake discs and pads': ['brake-caliper-piston-seized', 'brake-caliper-slides-seized'],
  'Brake caliper': ['front-brake-pads-worn', 'rear-brake-pads-worn'],
  'Shock absorbers or struts': ['strut-top-mount-worn', 'rear-shock-mount-loose', 'springs-sagged'],
  'Strut top mount': ['front-struts-worn', 'coil-spring-broken'],
  'Ball joint': ['control-arm-bushes-worn'],
  'Dual-mass flywheel': ['clutch-friction-worn', 'clutch-release-bearing-worn'],
  Clutch: ['dual-mass-flywheel-worn', 'rear-main-seal-leak'],
  'Propshaft, transfer case or differential': ['limited-slip-diff-chatter'],
  'Torque converter': ['at-clutch-packs-burnt', 'at-front-pump-worn'],
  '12 V battery': ['battery-undercharged-short-trips'],
};
