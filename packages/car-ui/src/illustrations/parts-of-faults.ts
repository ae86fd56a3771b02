import { SYSTEM_IDS, type SystemId } from '@wrenchwise/knowledge/systems';

import { partNamed, PICTURES } from './pictures.ts';

/**
 * Faults whose name does not say which drawn part is meant, or seems to say another one ('Leaking
 * radiator' is the radiator, not the hoses), by part.
 */
export const FAULTS_BY_PART: Readonly<Record<string, readonly string[]>> = {
  coils: ['ignition-leads-distributor', 'spark-plug-well-flooded'],
  thermostat: ['coolant-temperature-sensor-failed', 'thermostat-housing-leak'],
  block: [
    'knock-sensor-failed',
    'timing-chain-stretched',
    'timing-chain-tensioner-weak',
    'hydraulic-lifter-noisy',
    'cylinder-deactivation-lifter-collapsed',
    'rod-bearing-failed',
    'intermediate-shaft-bearing-failed',
    'rocker-cover-gasket-leak',
    'rear-main-seal-leak',
    'oil-filter-housing-leak',
    'timing-belt-broken',
    'timing-belt-overdue',
    'wet-timing-belt-degraded',
  ],
  belt: ['crank-pulley-damper-failed'],
  radiator: ['radiator-leaking'],
  hoses: ['coolant-hose-split'],
  'water-pump': ['water-pump-leaking'],
  fuses: ['accessory-socket-fuse-blown', 'starter-relay-circuit-open'],
  battery: ['battery-cable-short-fire'],
  gearbox: [
    'at-valve-body-worn',
    'at-converter-lockup-shudder',
    'at-clutch-packs-burnt',
    'cvt-belt-slip',
    'cvt-judder-valve-body',
    'cvt-overheat-protection',
    'cvt-bearing-noise',
    'dct-mechatronic-failed',
    'dct-control-module-failed',
    'park-pawl-worn',
    'electronic-park-lock-failed',
    'normal-cvt-drone',
  ],
  differential: ['axle-seal-leak', 'limited-slip-diff-chatter'],
  disc: ['brake-shield-rubbing'],
  'front-pads': ['normal-new-parts-smell'],
  column: ['eps-torque-sensor-faulty', 'steering-intermediate-shaft-worn'],
  motor: ['eps-control-unit-failed', 'eps-flexible-coupling-worn', 'wiper-motor-failed'],
  tank: [
    'fuel-filler-neck-corroded',
    'misfuel-petrol-in-diesel',
    'misfuel-diesel-in-petrol',
    'petrol-contaminated-water',
    'petrol-stale',
  ],
  filter: ['diesel-fuel-waxed'],
  seat: ['underseat-airbag-connector', 'seat-track-loose', 'seat-recliner-failed'],
  buckle: ['belt-buckle-jammed', 'belt-buckle-switch-fault'],
  reel: ['belt-retractor-weak', 'belt-retractor-locked', 'belt-pretensioner-fault'],
  lock: ['door-ajar-switch-fault'],
  'reversing-camera': ['rear-camera-wiring-broken'],
  'parking-sensors': ['bumper-sensor-wiring-corroded'],
  blades: ['wiper-blades-worn', 'wiper-arm-slipping'],
  bulb: ['headlight-bulb-blown', 'drl-strip-failed'],
  connector: ['headlight-connector-melted'],
  'level-motor': ['headlight-leveling-fault'],
  'pedal-sensor': ['accelerator-pedal-sensor-failed'],
  'shock-absorber': ['front-struts-worn'],
  'top-mount': ['strut-top-mount-worn'],
  rim: ['tyre-bead-leak-corroded-rim', 'rim-cracked'],
  valve: ['tyre-valve-leak', 'tpms-sensor-battery-dead', 'tpms-not-relearned'],
};

/**
 * Faults of a part that only the drawing of another system shows, by system and part: the exhaust is
 * drawn with the fuel, the wheel bearing with the suspension.
 */
export const DRAWN_ELSEWHERE: Readonly<
  Partial<Record<SystemId, Readonly<Record<string, readonly string[]>>>>
> = {
  fuel: {
    cat: ['catalyst-inefficient', 'catalyst-blocked', 'catalyst-stolen'],
    dpf: ['dpf-soot-blocked', 'gpf-soot-blocked', 'normal-dpf-regeneration'],
    'oxygen-sensor': ['oxygen-sensor-upstream-failed'],
  },
  suspension: { bearing: ['wheel-bearing-worn', 'hub-nut-loose-play'] },
  body_structure: { regulator: ['window-regulator-broken', 'window-motor-failed'] },
  speed_control: {
    'throttle-body': ['throttle-body-carboned', 'throttle-position-sensor-failed'],
  },
  steering: {
    wheel: ['clock-spring-broken', 'horn-pad-contact-fault', 'hands-on-detection-fault'],
  },
  engine_cooling: { radiator: ['at-radiator-cooler-burst'] },
};

/** Faults whose name mentions a drawn part, but is about one that no drawing shows: no mark is better than a wrong one. */
export const UNDRAWN: readonly string[] = [
  'engine-control-module-failed',
  'engine-software-defect',
  'engine-harness-damaged',
  'engine-management-relay-failed',
  'air-filter-clogged',
  'glow-plugs-failed',
  'idle-air-valve-sticking',
  'telematics-unit-drain',
  'intake-vacuum-leak',
  'turbo-bearing-worn',
  'wastegate-worn',
  'boost-control-valve-failed',
  'turbo-vanes-stuck',
  'diverter-valve-torn',
  'turbo-oil-line-leak',
  'boost-hose-split',
  'egr-valve-stuck',
  'egr-cooler-leaking',
  'coolant-tank-cracked',
  'coolant-cap-weak',
  'heater-core-leaking',
  'heater-core-blocked',
  'cooling-air-lock',
  'exhaust-manifold-leak',
  'adblue-dosing-failed',
  'clutch-interlock-switch-failed',
  'ignition-switch-worn',
  'immobiliser-transponder-fault',
  'keyless-antenna-fault',
  'wiring-loom-chafed',
  'wiring-rodent-damage',
  'body-control-module-failed',
  'can-bus-wiring-fault',
  'window-switch-failed',
  'horn-unit-failed',
  'ac-pressure-sensor-failed',
  'ac-overcharged',
  'evaporator-drain-blocked',
  'climate-temperature-sensor-fault',
  'key-too-near-keeps-awake',
  'key-fob-battery-flat',
  'blower-plug-melted',
  'transfer-case-chain-stretched',
  'transfer-case-actuator-failed',
  'front-axle-disconnect-failed',
  'power-transfer-unit-failed',
  'clutch-master-failed',
  'propshaft-u-joint-worn',
  'propshaft-centre-bearing-worn',
  'shift-interlock-stuck',
  'park-position-switch-worn',
  'electronic-shifter-failed',
  'four-wheel-drive-switch-failed',
  'rear-drum-shoes-worn',
  'drum-adjuster-seized',
  'parking-brake-shoes-worn',
  'parking-brake-cable-seized',
  'master-cylinder-bypassing',
  'master-cylinder-leaks-into-servo',
  'brake-fluid-overheated',
  'brake-fluid-level-sensor-faulty',
  'brake-servo-diaphragm-torn',
  'brake-servo-vacuum-hose-leaking',
  'electronic-brake-booster-failed',
  'brake-pedal-stroke-sensor-faulty',
  'brake-pedal-linkage-detached',
  'abs-module-electronics-failed',
  'abs-modulator-valve-stuck',
  'electric-parking-brake-switch-or-software',
  'parking-brake-switch-stuck',
  'normal-brake-self-test',
  'brake-pipe-corroded',
  'power-steering-fluid-aerated',
  'hpfp-petrol-worn',
  'diesel-cp4-pump-breakup',
  'fuel-pump-control-module-failed',
  'fuel-line-leaking',
  'evap-purge-valve-stuck-open',
  'lpg-injectors-or-filter-dirty',
  'ev-battery-management-fault',
  'ev-power-electronics-pump-failed',
  'ev-iccu-failed',
  'hybrid-inverter-pump-failed',
  'carburettor-accelerator-pump-worn',
  'mechanical-fuel-pump-diaphragm-torn',
  'fuel-vapour-lock',
  'fuel-pump-relay-failed',
  'normal-ev-parked-hum',
  'airbag-control-unit-failed',
  'bonnet-latch-corroded',
  'bonnet-release-cable-broken',
  'tailgate-struts-weak',
  'power-tailgate-drive-fault',
  'tailgate-release-fault',
  'sunroof-drains-blocked',
  'scuttle-drain-blocked',
  'boot-seal-leak',
  'sunroof-mechanism-jammed',
  'sunroof-glass-burst',
  'ladder-frame-rust',
  'sill-and-arch-rust',
  'paint-delamination',
  'roof-rack-loose',
  'power-sliding-door-fault',
  'driver-monitor-camera-fault',
  'wiper-switch-or-module-fault',
  'tempered-glass-shattered',
  'wiper-fuse-or-relay-failed',
  'mirror-switch-failed',
  'xenon-ballast-failed',
  'led-headlamp-module-failed',
  'headlight-switch-worn',
  'headlight-relay-circuit-fault',
  'auto-light-sensor-fault',
  'auto-main-beam-fault',
  'brake-light-switch-failed',
  'led-tail-lamp-failed',
  'indicator-stalk-worn',
  'reverse-light-switch-failed',
  'trailer-wiring-fault',
  'hazard-switch-failed',
  'normal-drl-off-when-indicating',
  'cruise-servo-failed',
  'cruise-deactivation-switch-leak',
  'regen-friction-handover-surge',
  'leaf-spring-shackle-rusted',
  'stabiliser-bush-worn',
  'rear-toe-link-broken',
  'trailing-arm-bush-worn',
  'subframe-mounts-worn',
  'strut-tower-rusted',
  'rear-axle-beam-bushes-worn',
  'air-suspension-compressor-failed',
  'ride-height-sensor-faulty',
  'air-suspension-valve-block-leaking',
  'engine-mount-broken',
  'radiator-fan-circuit-open',
  'accessory-drains-battery',
  'lamp-stays-on-drain',
  'second-battery-failed',
  'ev-auxiliary-battery-worn',
  'clutch-cable-stretched',
  'master-cylinder-leaking-outside',
  'power-steering-pump-worn',
  'electrohydraulic-steering-pump-failed',
  'evap-canister-saturated',
  'evap-vent-valve-blocked',
  'side-curtain-airbag-misfires',
  'child-seat-anchor-fault',
  'rear-seatback-latch-fault',
  'door-membrane-leak',
  'surround-view-module-failed',
  'rear-wiper-seized',
  'washer-jets-blocked',
  'brake-light-bulb-blown',
  'tail-lamp-socket-corroded',
  'indicator-bulb-or-relay-fault',
  'courtesy-lamp-switch-fault',
  'number-plate-lamp-failed',
  'fog-lamp-failed',
  'throttle-cable-frayed',
  'leaf-spring-cracked',
];

const PARTS: ReadonlyMap<string, string | undefined> = new Map([
  ...Object.entries(FAULTS_BY_PART).flatMap(([part, faults]) =>
    faults.map((fault) => [fault, part] as const),
  ),
  ...UNDRAWN.map((fault) => [fault, undefined] as const),
]);

const ELSEWHERE: ReadonlyMap<string, { readonly system: SystemId; readonly part: string }> =
  new Map(
    SYSTEM_IDS.flatMap((system) =>
      Object.entries(DRAWN_ELSEWHERE[system] ?? {}).flatMap(([part, faults]) =>
        faults.map((fault) => [fault, { system, part }] as const),
      ),
    ),
  );

/** What is known of a fault where its part is drawn. */
interface NamedFault {
  readonly faultId: string;
  readonly system: SystemId;
  readonly name: string;
}

/** The part of its own system's drawing that a fault is about; undefined where none is drawn. */
export const partOfFault = ({ faultId, system, name }: NamedFault): string | undefined =>
  PARTS.has(faultId) ? PARTS.get(faultId) : partNamed(system, name);

/** A drawing in which a part is marked. */
export interface MarkedDrawing {
  /** The system that the drawing is of: not always the fault's own. */
  readonly system: SystemId;
  /** The id of the part in the drawing. */
  readonly part: string;
  /** What the part is called in the drawing: 'Catalytic converter'. */
  readonly name: string;
}

/**
 * The drawing that shows where a fault sits, with its part marked; undefined where no drawing has the
 * part. A page then shows none: a drawing of other parts is worse than no drawing.
 */
export const drawingOfFault = (fault: NamedFault): MarkedDrawing | undefined => {
  const { system, part } = ELSEWHERE.get(fault.faultId) ?? {
    system: fault.system,
    part: partOfFault(fault),
  };
  const drawn = PICTURES[system].parts.find(({ id }) => id === part);
  return drawn && { system, part: drawn.id, name: drawn.name };
};
