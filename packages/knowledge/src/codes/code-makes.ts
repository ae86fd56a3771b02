/** What a code mostly means on the cars of some makes, where that differs from what it means in general. */
export interface CodeOnMake {
  /** Makes, engine or gearbox, and years where only some have it. */
  readonly cars: string;
  /** What garages find there, a sentence or two. */
  readonly finding: string;
  /** The id of the fault that it mostly points to. */
  readonly fault: string;
}

type Entry = readonly [codes: string, cars: string, finding: string, fault: string];

/**
 * General workshop knowledge, written down without looking up each maker's bulletins: the page says so.
 * No recall or extended warranty is claimed, no price and no torque.
 */
const ENTRIES: readonly Entry[] = [
  [
    'P0008 P0016 P0017 P0018 P0019',
    'Chevrolet, GMC, Buick, Cadillac and Saturn with the 3.6 V6, especially 2007 to 2009',
    'Usually a timing chain that has stretched, often after long oil change intervals. Look at the chains before you buy sensors or camshaft actuators.',
    'timing-chain-stretched',
  ],
  [
    'P0016 P0017',
    'Volkswagen, Audi, Skoda and SEAT 2.0 TSI (EA888), 2008 to 2012',
    'The early chain tensioner fails. If the chain also rattles at a cold start, do not run the engine: the valves can hit the pistons.',
    'timing-chain-tensioner-weak',
  ],
  [
    'P0016 P0018',
    'Ford and Lincoln 3.5 EcoBoost V6, early years',
    'If the engine rattles at a cold start, the cause is a stretched chain or the camshaft phasers.',
    'timing-chain-stretched',
  ],
  [
    'P0012 P0022',
    'Ford and Lincoln 5.4 V8 with three valves a cylinder, 2004 to 2010',
    'The camshaft phasers knock, often because the oil pressure at idle is low. Measure the oil pressure first.',
    'cam-phaser-worn',
  ],
  [
    'P0010 P0011 P0013 P0014',
    'Vauxhall, Opel and Chevrolet 1.4, 1.6 and 1.8 petrol, and GM 2.4',
    'Usually the solenoid of the camshaft adjuster, blocked by old oil: it is replaced in minutes, together with an oil change.',
    'vvt-solenoid-stuck',
  ],
  [
    'P0300 P0301 P0304 P0306 P0307',
    'Chevrolet, GMC and Cadillac V8 with cylinder deactivation, from 2007',
    'If one bank ticks, the cause is often a collapsed lifter on one of the cylinders that can be switched off: 1, 4, 6 or 7. Listen before you change plugs and coils.',
    'cylinder-deactivation-lifter-collapsed',
  ],
  [
    'P0300 P0302',
    'Chrysler, Dodge and Jeep 3.6 V6, 2011 to 2013',
    'The left cylinder head of these years has a known weakness at cylinder 2. Test the compression before you change parts.',
    'burnt-valve',
  ],
  [
    'P0300 P0316',
    'Ford 1.5, 1.6 and 2.0 EcoBoost',
    'If the coolant level falls and the engine starts roughly from cold, coolant may be getting into a cylinder. Have the cooling system pressure-tested before you change plugs.',
    'head-gasket-blown',
  ],
  [
    'P0300 P0301 P0302 P0303 P0304',
    'Toyota Prius 2010 to 2015 and Lexus CT 200h',
    'If the engine shakes at a cold start and loses coolant, suspect the head gasket; a clogged EGR cooler often comes first.',
    'head-gasket-blown',
  ],
  [
    'P0301 P0302 P0303 P0304',
    'Volkswagen, Audi, Skoda and SEAT 1.8 T and 2.0 TFSI',
    'Ignition coils are the usual cause: swap the coil with that of another cylinder and see whether the code follows.',
    'ignition-coil-failed',
  ],
  [
    'P0171',
    'Chevrolet Cruze, Sonic, Trax and Buick Encore, Vauxhall and Opel, with the 1.4 turbo',
    'If it hisses at the cam cover or uses oil, the diaphragm in the cam cover is torn or the valve in the intake manifold has failed.',
    'crankcase-breather-failed',
  ],
  [
    'P0171 P0174',
    'BMW six-cylinder petrol of 1999 to 2013',
    'Look at the crankcase ventilation and the rubber intake boots first: both crack with age.',
    'crankcase-breather-failed',
  ],
  [
    'P0171 P2187 P0507',
    'Volkswagen, Audi, Skoda and SEAT 1.8 and 2.0 TSI and TFSI',
    'If the engine whistles and settles when the oil filler cap is opened a little, the oil separator has a torn diaphragm.',
    'crankcase-breather-failed',
  ],
  [
    'P0299 P2563',
    'Volkswagen, Audi, Skoda and SEAT TDI',
    'The vanes of the turbo stick with soot, or its actuator has worn. A stuck turbo that moves again when worked by hand needs cleaning, not replacing.',
    'turbo-vanes-stuck',
  ],
  [
    'P0299',
    'Volkswagen, Audi, Skoda and SEAT 1.2 and 1.4 TSI',
    'The wastegate linkage wears and sticks: a rattle at light throttle is the sign.',
    'wastegate-worn',
  ],
  [
    'P0299',
    'Ford 1.6 and 2.0 TDCi, Peugeot, Citroën and Volvo 1.6 diesel',
    'Split boost hoses are common and cheap. If the turbo itself has failed, a blocked oil supply is the usual reason, and it will ruin the next one.',
    'boost-hose-split',
  ],
  [
    'P2015',
    'Volkswagen, Audi, Skoda and SEAT 1.8 and 2.0 TSI and 2.0 TDI',
    'The lever of the intake flaps wears, so that its sensor reads wrong. Manufacturers replace the whole manifold; a bracket that limits the lever is a known repair.',
    'intake-runner-flaps-failed',
  ],
  [
    'P0087',
    'Volkswagen and Audi 2.0 FSI and TFSI of 2004 to 2008',
    'The cam follower of the high-pressure pump wears through. Look at it before you buy a pump.',
    'hpfp-petrol-worn',
  ],
  [
    'P0087',
    'BMW 335i, 535i and others with the twin-turbo six of 2006 to 2010',
    'The high-pressure fuel pump is the known weak part; it also makes the engine crank for a long time.',
    'hpfp-petrol-worn',
  ],
  [
    'P0401',
    'Honda and Acura four-cylinder and V6 of 1998 to 2008',
    'The passages under the valve clog with carbon; cleaning them often cures the fault where a new valve did not.',
    'egr-valve-stuck',
  ],
  [
    'P0325 P0330',
    'Toyota and Lexus 3.0 and 3.3 V6',
    'The sensors and their short harness sit under the intake manifold; replace both sensors and the harness while the manifold is off.',
    'knock-sensor-failed',
  ],
  [
    'P0335',
    'Nissan and Infiniti 2.5 and 3.5 of 2001 to 2007',
    'The sensors themselves fail, usually when hot: the car stalls and starts again when it has cooled. Ask a dealer about recalls.',
    'crankshaft-sensor-failed',
  ],
  [
    'P0340',
    'Nissan and Infiniti 2.5 and 3.5 of 2001 to 2007',
    'The sensors themselves fail, usually when hot: the car stalls and starts again when it has cooled. Ask a dealer about recalls.',
    'camshaft-sensor-failed',
  ],
  [
    'P0505 P0507',
    'Nissan and Infiniti, after cleaning the throttle or a flat battery',
    'The idle has to be relearnt with a reader or the pedal procedure; there may be nothing broken.',
    'throttle-idle-adaptation-lost',
  ],
  [
    'P2111 P2112 P2135',
    'Ford, Lincoln and Mercury four-cylinder and V6 of 2009 to 2013',
    'The electronic throttle body fails and the car goes into limp mode. Ask a dealer whether a longer warranty still covers it.',
    'electronic-throttle-body-failed',
  ],
  [
    'P0597 P0598 P0599',
    'BMW, MINI, and Vauxhall, Opel and Chevrolet 1.4 to 1.8 petrol',
    'The heating element of the map-controlled thermostat has failed. It is changed with the housing; look for coolant in its plug.',
    'thermostat-stuck-open',
  ],
  [
    'P0521 P0522 P0523',
    'Chevrolet and GMC V8 trucks from 2005',
    'Often the pressure sensor or the small filter screen under it is at fault. Measure the pressure with a gauge before you trust or doubt the engine.',
    'oil-pressure-sensor-faulty',
  ],
  [
    'P0442 P0455 P0456',
    'Chrysler, Dodge, Jeep and Ram',
    'After the cap, the leak detection switch on the charcoal canister (ESIM) is the usual cause.',
    'evap-pressure-sensor-or-leak-pump-faulty',
  ],
  [
    'P0446 P0449',
    'Chevrolet and GMC trucks and SUVs of 1999 to 2013',
    'The vent solenoid near the canister fills with road dirt and corrodes; later kits move it higher up.',
    'evap-vent-valve-blocked',
  ],
  [
    'P0496',
    'Chevrolet, Buick, GMC and Vauxhall petrol',
    'The purge valve stays open. It also makes the engine hard to start after filling up.',
    'evap-purge-valve-stuck-open',
  ],
  [
    'P20E8',
    'Peugeot, Citroën, DS, Vauxhall and Opel 1.5 and 1.6 diesel (BlueHDi)',
    'The AdBlue pump inside the tank fails, and usually the whole tank is replaced. Ask the manufacturer for goodwill before you pay.',
    'adblue-dosing-failed',
  ],
  [
    'P20EE P2201 P229F',
    'Mercedes-Benz and Volkswagen Group diesels with AdBlue',
    'A NOx sensor is a more usual cause than the catalytic converter or the dosing. Ask a dealer whether a longer warranty covers it.',
    'nox-sensor-failed',
  ],
  [
    'P0741',
    'Chevrolet and GMC with the 4L60-E gearbox',
    'The bore of the lock-up valve in the valve body wears: a repair sleeve cures the fault where a new solenoid does not.',
    'at-valve-body-worn',
  ],
  [
    'P0756',
    'Chevrolet and GMC with the 4L60-E gearbox',
    'If second and third gears are lost, suspect the 2-3 shift solenoid or its worn plate in the valve body.',
    'at-shift-solenoid-failed',
  ],
  [
    'P0746 P0776 P0841',
    'Nissan, Mitsubishi and Renault with a CVT',
    'The pressure that clamps the belt is too low: the valve body is worn, or the belt has slipped. Have the fluid looked at before you drive far, and ask a dealer whether a longer warranty covers it.',
    'cvt-belt-slip',
  ],
  [
    'P0902 U0101',
    'Ford Focus, Fiesta and EcoSport with the dry PowerShift gearbox, 2011 to 2017',
    'The gearbox control module fails, and so do its clutches: have the module tested before the clutches are replaced. Ask a dealer whether a longer warranty covers it.',
    'dct-control-module-failed',
  ],
  [
    'P17BF',
    'Volkswagen, Audi, Skoda and SEAT with the seven-speed dry DSG (DQ200)',
    'The mechatronic unit loses its hydraulic pressure: the housing of its accumulator has cracked, or its pump has worn.',
    'dct-mechatronic-failed',
  ],
  [
    'P0A80',
    'Toyota and Lexus hybrids',
    'Single modules of the hybrid battery have weakened. A blocked battery fan in the cabin ages them: clean it, whatever else you replace.',
    'hybrid-battery-worn',
  ],
  [
    'P0A7F',
    'Honda hybrids of 2003 to 2011',
    'The hybrid battery has aged. Before it is replaced, ask a dealer for the latest software of its control unit.',
    'hybrid-battery-worn',
  ],
  [
    'P0A93',
    'Toyota Prius 2004 to 2009',
    'The small pump that cools the inverter fails: ask a dealer about recalls. If the fluid in its reservoir does not move, it is the pump.',
    'hybrid-inverter-pump-failed',
  ],
  [
    'P0AA6',
    'Toyota, Lexus and Ford hybrids',
    'High voltage leaks to the body: suspect the air conditioning compressor with the wrong oil, moisture at the battery or a corroded cable. This is a job for people trained for it.',
    'ev-isolation-fault',
  ],
  [
    'C0035 C0040',
    'Chevrolet, GMC and Cadillac trucks and SUVs',
    'Rust under a front sensor lifts it from the hub, so that the ABS cuts in at walking pace. Clean the seat, then fit the sensor.',
    'abs-wheel-speed-sensor-failed',
  ],
  [
    'C0035',
    'Peugeot, Citroën, DS and other cars that follow the current standard',
    'Here the code is about the supply of the front right wheel speed sensor: look at its lead and plug, on that side.',
    'abs-wheel-speed-sensor-failed',
  ],
  [
    'C0040',
    'Peugeot, Citroën, DS and other cars that follow the current standard',
    'Here the code is about the brake pedal switch. Have somebody watch the brake lights before you drive.',
    'brake-light-switch-failed',
  ],
  [
    'B0229',
    'Chevrolet, GMC, Buick, Cadillac, Vauxhall and Opel',
    'The actuator of the recirculation or mode flap of the climate control clicks or does not move.',
    'mode-door-actuator-failed',
  ],
  [
    'B0408 B0413 B0418 B0423',
    'Chevrolet, GMC, Buick, Cadillac, Vauxhall and Opel',
    'The actuator of the temperature flap of the climate control has lost its position or stripped a gear.',
    'blend-door-actuator-failed',
  ],
  [
    'B1000',
    'Chevrolet, GMC, Buick, Cadillac and Saturn',
    'The control unit that stored it has found a fault inside itself. Find out which one it is, then check its supply and earth before you replace it.',
    'airbag-control-unit-failed',
  ],
  [
    'B1318',
    'Ford, Lincoln, Mercury and Mazda',
    'The battery voltage was too low at a control unit. Test the battery, its terminals and the alternator.',
    'starter-battery-worn',
  ],
  [
    'C0475 C0476',
    'Chevrolet, Pontiac, Saturn and Buick with electric steering',
    'The motor of the electric power steering or its circuit has failed.',
    'eps-motor-failed',
  ],
  [
    'C0545',
    'Chevrolet, Pontiac, Saturn and Buick with electric steering',
    'Here the code is about the steering: the torque sensor in the column reads wrong.',
    'eps-torque-sensor-faulty',
  ],
  [
    'C0550',
    'Chevrolet, GMC, Buick, Pontiac and Saturn',
    'Here the control unit that stored it, often that of the steering, has found a fault inside itself.',
    'eps-control-unit-failed',
  ],
  [
    'C0577 C0582 C0587 C0592',
    'Chevrolet, GMC and Cadillac with adaptive dampers',
    'Here the code is about the suspension: the electric valve of one damper, or the lead to it, has failed.',
    'adaptive-damper-failed',
  ],
  [
    'C0615 C0620 C0625 C0630',
    'Chevrolet, GMC, Buick and Cadillac with self-levelling suspension',
    'Here the code is about the suspension: a ride height sensor or its rod has failed at one corner.',
    'ride-height-sensor-faulty',
  ],
  [
    'C0655 C0660',
    'Chevrolet, GMC, Buick and Cadillac with air suspension',
    'Here the code is about the suspension: the compressor, its relay or its vent valve has failed.',
    'air-suspension-compressor-failed',
  ],
  [
    'C0750 C0755 C0760 C0765',
    'Chevrolet, GMC, Buick and Cadillac',
    'A tyre pressure sensor at one wheel sends nothing: usually its battery is flat.',
    'tpms-sensor-battery-dead',
  ],
  [
    'P1340',
    'Porsche 911, Boxster and Cayman of 1997 to 2008',
    'The camshaft and crankshaft do not agree. Have the intermediate shaft bearing and the timing checked before the engine is run again.',
    'intermediate-shaft-bearing-failed',
  ],
  [
    'P1450',
    'Ford, Lincoln, Mercury and Mazda',
    'The vacuum in the tank is not released: usually the purge valve is stuck open.',
    'evap-purge-valve-stuck-open',
  ],
  [
    'P1509',
    'Honda, Acura and Rover with an idle air valve',
    'The circuit or the movement of the idle air control valve is at fault.',
    'idle-air-valve-sticking',
  ],
  [
    'P17F0',
    'Nissan and Infiniti with a CVT',
    'The belt or chain of the CVT has slipped, or its housing is worn.',
    'cvt-belt-slip',
  ],
  [
    'P17F1',
    'Nissan and Infiniti with a CVT',
    'The gearbox has felt judder, usually from the valve body.',
    'cvt-judder-valve-body',
  ],
  [
    'P1A90 P1A93',
    'Hyundai, Kia and Genesis electric cars',
    'The integrated charging control unit (ICCU) or its fuse has failed, so the 12-volt battery is no longer charged.',
    'ev-iccu-failed',
  ],
];

/** What the code means on some makes; empty where nothing special is known. */
export const codeOnMakes = (code: string): readonly CodeOnMake[] =>
  ENTRIES.filter(([codes]) => codes.split(' ').includes(code)).map(([, cars, finding, fault]) => ({
    cars,
    finding,
    fault,
  }));

/** Every code with such an entry. */
export const codesOnMakes = (): readonly string[] => [
  ...new Set(ENTRIES.flatMap(([codes]) => codes.split(' '))),
];
