import type { FaultId } from '../catalogue.ts';

/** A part of a family that workshops name by itself: only its faults are claimed then. */
export interface ClaimedPart {
  readonly name: string;
  /** Tested on what was claimed, in lower case. */
  readonly words: RegExp;
  readonly faults: readonly FaultId[];
  /** What is tried before the part is renewed, such as cleaning: faults that the family's repair does not cure. */
  readonly isCheaper?: true;
}

const part = (name: string, words: RegExp, ...faults: readonly FaultId[]): ClaimedPart => ({
  name,
  words,
  faults,
});

const cheaper = (name: string, words: RegExp, ...faults: readonly FaultId[]): ClaimedPart => ({
  ...part(name, words, ...faults),
  isCheaper: true,
});

/**
 * The parts of the families among the claimed repairs, by the family's name. A neighbour in the family that is
 * cheaper or cured in another way is then a better fit, never the claim.
 */
export const CLAIMED_PARTS: Readonly<Record<string, readonly ClaimedPart[]>> = {
  'Radiator fan': [
    part('Fan relay or its circuit', /relay|wiring|resistor/, 'radiator-fan-circuit-open'),
    part('Radiator fan', /motor|assembly|whole|new fan/, 'radiator-fan-dead'),
  ],
  'Oxygen (lambda) sensor': [
    part(
      'Oxygen sensor before the catalytic converter',
      /front|upstream|pre-?cat|before the cat/,
      'oxygen-sensor-upstream-failed',
    ),
    part(
      'Oxygen sensor after the catalytic converter',
      /rear|downstream|post-?cat|(?:behind|after) the cat/,
      'oxygen-sensor-downstream-failed',
    ),
  ],
  'Crankshaft or camshaft sensor': [
    part('Crankshaft sensor', /crank/, 'crankshaft-sensor-failed'),
    part('Camshaft sensor', /\bcam/, 'camshaft-sensor-failed'),
  ],
  'Drive belt or tensioner': [
    part(
      'Belt tensioner or idler',
      /tensioner|idler|(?<!crank(?:shaft)? )pulley/,
      'belt-tensioner-worn',
    ),
    part('Crankshaft pulley', /crank(?:shaft)? (?:pulley|damper)/, 'crank-pulley-damper-failed'),
    part('Drive belt', /belt(?! tensioner)/, 'drive-belt-worn'),
  ],
  'Tappets, cam followers or camshaft': [
    part('Camshaft', /camshafts?\b/, 'camshaft-lobe-worn'),
    part('Cam phaser', /phaser|vvt|vanos/, 'cam-phaser-worn'),
    part(
      'Tappets or cam followers',
      /tappets?|followers?|lifters?|rockers?/,
      'hydraulic-lifter-noisy',
      'valve-clearance-off',
    ),
  ],
  'Intake flaps or carbon in the intake': [
    part('Intake flaps or their manifold', /flaps?|runner/, 'intake-runner-flaps-failed'),
    part('Carbon in the intake', /carbon|walnut|decoke/, 'intake-valves-carboned'),
  ],
  'Oil pump or strainer': [
    part('Oil pump', /pump/, 'oil-pump-worn'),
    part('Oil strainer', /strainer|pick-?up|sludge/, 'oil-sludge-strainer-blocked'),
  ],
  'Piston rings or a new engine': [
    part('Piston rings', /\brings\b/, 'piston-rings-worn'),
    part('Big end bearings', /big ends?|bottom end|rod bearing/, 'rod-bearing-failed'),
  ],
  'Oil leak: gasket or seal': [
    part('Rocker cover gasket', /rocker|(?:cam|valve) cover/, 'rocker-cover-gasket-leak'),
    part('Sump', /sump|drain plug/, 'sump-drain-plug-leak'),
    part('Rear main seal', /rear main/, 'rear-main-seal-leak'),
    part(
      'Timing cover or front crankshaft seal',
      /timing cover|front/,
      'timing-cover-front-seal-leak',
    ),
    part('Oil filter housing or cooler', /filter housing|cooler/, 'oil-filter-housing-leak'),
  ],
  'Pressure sensor of filter, intake or rail': [
    part(
      'Particulate filter’s pressure sensor',
      /dpf|particul|differential/,
      'dpf-pressure-sensor-failed',
    ),
    part(
      'Intake pressure sensor',
      /\bmap\b|manifold|boost|intake/,
      'manifold-pressure-sensor-failed',
    ),
    part('Rail pressure sensor', /rail|fuel/, 'rail-pressure-sensor-faulty'),
  ],
  'EGR valve or cooler': [
    part('EGR cooler', /cooler/, 'egr-cooler-leaking'),
    part('EGR valve', /valve/, 'egr-valve-stuck'),
  ],
  'Diesel or petrol injectors': [
    part('Injector seals', /seals?|washers?/, 'diesel-injector-seal-blow-by'),
    part('Injector wiring', /wiring|loom|circuit|plug/, 'injector-circuit-fault'),
    part(
      'Injectors',
      /injectors?/,
      'diesel-injectors-worn-leak-off',
      'diesel-injector-nozzle-sticking',
      'petrol-injectors-clogged',
      'petrol-injector-leaking',
    ),
  ],
  'Throttle body': [
    cheaper(
      'Throttle to be cleaned or taught in',
      /dirty|clean|carbon|gumm?|soot|stick|reset|relearn|adapt|teach|taught/,
      'throttle-body-carboned',
      'throttle-idle-adaptation-lost',
      'idle-air-valve-sticking',
    ),
  ],
  'Engine control unit (ECU)': [
    part(
      'Engine software',
      /software|update|re-?map|re-?flash|re-?program/,
      'engine-software-defect',
    ),
    part(
      'Engine control unit',
      /module|\becu\b|\becm\b|\bpcm\b|control unit/,
      'engine-control-module-failed',
    ),
  ],
  'Automatic gearbox': [
    cheaper(
      'Gearbox fluid',
      /fluid|oil (?:change|service)|\batf\b|flush|gearbox service/,
      'at-fluid-degraded',
    ),
    cheaper(
      'Gearbox software',
      /software|re-?flash|re-?program|adaptation/,
      'gearbox-software-calibration',
    ),
  ],
  'Torque converter': [cheaper('Gearbox fluid', /fluid|\batf\b|flush/, 'at-fluid-degraded')],
  'Hybrid or drive battery': [
    cheaper('Fan or filter of the battery', /\bfan\b|filter/, 'hybrid-battery-fan-clogged'),
  ],
  'High-pressure fuel pump': [
    part(
      'Pressure regulator or metering valve',
      /regulator|metering|\bscv\b|suction control/,
      'diesel-metering-valve-sticking',
      'fuel-pressure-regulator-leaking',
    ),
    part('High-pressure fuel pump', /pump|cp4/, 'hpfp-petrol-worn', 'diesel-cp4-pump-breakup'),
  ],
  'AdBlue or NOx system': [
    part('NOx sensor', /\bnox\b/, 'nox-sensor-failed'),
    part(
      'AdBlue dosing: tank, pump or injector',
      /tank|dos(?:ing|er)|pump|injector|module|heater|catalyst|\bscr\b/,
      'adblue-dosing-failed',
    ),
    part('AdBlue fluid', /fluid|top[- ]?up|contaminat|drain|flush/, 'adblue-low-or-contaminated'),
  ],
  'Exhaust: silencer, flexi or manifold': [
    part('Exhaust flexi', /flexi/, 'exhaust-flex-pipe-broken'),
    part('Exhaust manifold', /manifold/, 'exhaust-manifold-leak'),
    part('Heat shield', /heat ?shield/, 'exhaust-heat-shield-loose'),
    part('Silencer', /back ?box|silencer|muffler|centre/, 'silencer-rusted-through'),
  ],
  'Body control unit or fuse box': [
    part('Body control unit', /\bbcm\b|body control|comfort/, 'body-control-module-failed'),
    part('Fuse box', /fuse ?box/, 'fuse-box-failed'),
    part('Gateway', /gateway/, 'gateway-module-failed'),
  ],
  'Air-conditioning leak or gas': [
    part('Condenser', /condenser/, 'condenser-leaking'),
    part('Evaporator', /evaporator/, 'evaporator-leaking'),
    part('Refrigerant', /re-?gas|refrigerant/, 'refrigerant-leak'),
  ],
  'Heater blower': [
    part('Blower resistor', /resistor|regulator/, 'blower-resistor-failed'),
    part('Blower motor', /motor|blower|fan/, 'blower-motor-failed'),
  ],
  'Window regulator or motor': [
    part('Window switch', /switch/, 'window-switch-failed'),
    part('Window motor', /motor/, 'window-motor-failed'),
    part('Window regulator', /regulator|mechanism|cable/, 'window-regulator-broken'),
  ],
  'Airbag system': [
    part('Airbag control unit', /module|control unit|\becu\b/, 'airbag-control-unit-failed'),
    part('Seat occupancy sensor', /occup|mat\b|passenger sensor/, 'occupant-sensor-fault'),
    part(
      'Plug under the seat',
      /under (?:the |my )?seat|connector|yellow plug/,
      'underseat-airbag-connector',
    ),
    part('Belt pretensioner', /pretensioner/, 'belt-pretensioner-fault'),
  ],
  'Clutch hydraulics: slave or master cylinder': [
    part('Slave cylinder', /slave|concentric|\bcsc\b/, 'clutch-slave-leak'),
    part('Clutch master cylinder', /master/, 'clutch-master-failed'),
    part('Clutch cable', /cable/, 'clutch-cable-stretched'),
  ],
  'Drive shaft or CV joint': [
    part('Outer CV joint', /outer/, 'cv-outer-joint-worn'),
    part('Inner CV joint', /inner/, 'cv-inner-joint-worn'),
    part('CV boot', /boot|gaiter/, 'cv-boot-split'),
  ],
  'Propshaft, transfer case or differential': [
    part('Propshaft', /prop ?shaft/, 'propshaft-u-joint-worn', 'propshaft-centre-bearing-worn'),
    part(
      'Transfer case',
      /transfer/,
      'transfer-case-chain-stretched',
      'power-transfer-unit-failed',
    ),
    part('Differential', /diff/, 'differential-worn'),
    part('All-wheel-drive coupling', /haldex|coupling/, 'awd-coupling-failed'),
  ],
  Handbrake: [
    part('Handbrake cable', /cable/, 'parking-brake-cable-seized'),
    part('Handbrake shoes', /shoes/, 'parking-brake-shoes-worn'),
    part('Handbrake motor', /motor|actuator/, 'electric-parking-brake-motor-failed'),
  ],
  'Brake caliper': [
    part('Caliper slide pins', /pins?|slider?s?/, 'brake-caliper-slides-seized'),
    part('Brake caliper', /cal+iper/, 'brake-caliper-piston-seized', 'brake-caliper-leaking'),
  ],
  'ABS sensor': [
    part('Yaw sensor', /yaw|stability/, 'stability-yaw-sensor-failed'),
    part('ABS ring', /ring|reluctor/, 'abs-tone-ring-cracked'),
    part('ABS sensor', /sensor|wheel speed/, 'abs-wheel-speed-sensor-failed'),
  ],
  'Brake pipes or hoses': [
    part('Brake hose', /hose|flexi/, 'brake-hose-burst', 'brake-hose-collapsed'),
    part('Brake pipe', /pipe|line/, 'brake-pipe-corroded'),
  ],
  'Brake master cylinder or servo': [
    part('Vacuum pump', /vacuum pump|tandem/, 'brake-vacuum-pump-failed'),
    part('Brake servo', /servo|booster/, 'brake-servo-diaphragm-torn'),
    part(
      'Brake master cylinder',
      /master/,
      'master-cylinder-bypassing',
      'master-cylinder-leaking-outside',
      'master-cylinder-leaks-into-servo',
    ),
  ],
  'Brake discs and pads': [
    part(
      'Brake discs',
      /discs?\b|rotors?/,
      'brake-discs-thickness-variation',
      'brake-discs-corroded',
    ),
    part(
      'Brake pads',
      /\bpads\b/,
      'front-brake-pads-worn',
      'rear-brake-pads-worn',
      'brake-pads-glazed-or-hard',
    ),
  ],
  'Electric power steering': [
    cheaper('Steering software', /software|calibrat|re-?flash/, 'eps-software-fault'),
    part('Steering motor', /motor/, 'eps-motor-failed'),
    part('Steering control unit', /control unit|module|\becu\b/, 'eps-control-unit-failed'),
    part('Steering torque sensor', /sensor/, 'eps-torque-sensor-faulty'),
  ],
  'Wishbone or suspension bushes': [
    part('Trailing arm bush', /trailing/, 'trailing-arm-bush-worn'),
    part('Rear axle bushes', /axle|beam/, 'rear-axle-beam-bushes-worn'),
    part('Subframe mounts', /sub-?frame/, 'subframe-mounts-worn'),
  ],
  'Anti-roll bar drop link': [
    part('Anti-roll bar bushes', /bush/, 'stabiliser-bush-worn'),
    part('Drop link', /links?/, 'stabiliser-link-worn'),
  ],
  'Shock absorbers or struts': [
    part(
      'Rear shock absorbers',
      /\brear\b|\bback\b/,
      'rear-shock-absorbers-worn',
      'adaptive-damper-failed',
    ),
    part('Front shock absorbers', /front/, 'front-struts-worn', 'adaptive-damper-failed'),
  ],
  'Air suspension': [
    part('Air suspension compressor', /compressor/, 'air-suspension-compressor-failed'),
    part('Air springs', /springs?|bags?\b|bellows?|struts?/, 'air-spring-leaking'),
    part('Valve block', /valve/, 'air-suspension-valve-block-leaking'),
    part('Ride height sensor', /sensor/, 'ride-height-sensor-faulty'),
  ],
  'Wheel alignment or balance': [
    part('Wheel balance', /balanc/, 'wheel-out-of-balance'),
    part(
      'Wheel alignment',
      /tracking|alignment|geometry/,
      'wheel-alignment-toe-out-of-true',
      'tyre-wear-misalignment',
      'steering-pull-caster-camber',
    ),
  ],
};
