/** A reading to write down before anything is cleared. */
export interface CodeReading {
  readonly name: string;
  readonly why: string;
  /** What it needs of the car; absent: it can be read while the car is parked. */
  readonly needs?: 'moving';
}

/** Texts shared by codes that a car monitors in the same way. `$1` is the code. */
export interface CodeTopic {
  /** Which warning light comes on, and when. */
  readonly light: string;
  readonly readings: readonly CodeReading[];
  readonly clear: string;
}

const reading = (name: string, why: string): CodeReading => ({ name, why });

const FUEL_TRIM = reading(
  'Short and long fuel trim',
  'far above zero means that fuel is being added, far below that it is being taken away',
);
const LOAD = reading('Engine speed and load', 'shows what the engine was doing when it happened');
const COOLANT = reading('Coolant temperature', 'separates a cold engine from a warm one');
const VOLTS = reading(
  'Control module voltage',
  'below about 12 V with the engine off, or 13 V with it running, look at battery and charging first',
);
const SPEED = reading('Road speed', 'separates standing from moving');

const EMISSION_LIGHT =
  'The engine light comes on when the test fails on two drives one after the other; after one failure $1 is stored as pending.';

/** The texts of each topic; `any` fits every code. */
export const TOPICS = {
  'wheel-speed': {
    light:
      'The ABS and stability warning lights come on together, at the start or from walking pace on, and both systems are off until they go out. The brakes themselves work.',
    readings: [
      {
        name: 'All four wheel speeds, driving slowly',
        why: 'the odd one out is the wheel to look at',
        needs: 'moving',
      },
      reading(
        'Speed at which the warning light comes on',
        'at walking pace it is usually the ring or its gap, at once the wiring',
      ),
    ],
    clear:
      'Yes, after cleaning the sensor and its ring: $1 clears, and the light goes out after a few metres if all four wheels read the same.',
  },
  abs: {
    light:
      'The ABS light, the stability light or both. If the red brake light is on as well, stop: the brakes may pull unevenly.',
    readings: [
      VOLTS,
      reading('Whether the code is present or past', 'a past one may come from a flat battery'),
      reading('Brake fluid level', 'low fluid can be the whole reason'),
    ],
    clear:
      'Note $1 and what else is stored, charge the battery, clear, and drive round the block. Back at once means a real fault: have it fixed before a wet day.',
  },
  chassis: {
    light:
      'The warning light or message of the system concerned (steering, suspension, parking brake), not the engine light.',
    readings: [
      VOLTS,
      reading('Whether the code is present or past', 'separates today’s fault from an old one'),
    ],
    clear:
      'Clear $1 once with the battery well charged. If it comes back, the system is off or at its emergency setting until it is fixed.',
  },
  airbag: {
    light:
      'The airbag light stays on after the start. Then some or all airbags and belt tensioners may not fire.',
    readings: [
      reading(
        'Whether the code is present or past',
        'a plug that was moved under a seat may leave a past one',
      ),
      reading(
        'The circuit’s resistance, from the reader',
        'about 2 to 3 ohms is usual; never measure an airbag with a meter',
      ),
    ],
    clear:
      'Most airbag control units store $1 until the circuit has been repaired. Do not pull yellow plugs to try: work on airbags is for those who are trained for it.',
  },
  body: {
    light:
      'Usually none: you notice what does not work, and $1 is stored in the body control unit only.',
    readings: [
      VOLTS,
      reading('What was switched on just then', 'a body code is about one circuit at a time'),
    ],
    clear: 'Yes, there is no harm in it: use the part, read again, and see whether $1 is back.',
  },
  'network-silent': {
    light:
      'Warning lights of every system that needs the silent control unit, often several at once. Which control unit stored $1 matters as much as the code.',
    readings: [
      reading(
        'Which control units stored it',
        'all of them point at the silent one, a single one at its own wiring',
      ),
      VOLTS,
      reading(
        'Whether the reader can talk to the silent control unit',
        'if it can, the fault has passed',
      ),
    ],
    clear:
      'After charging or changing the battery, yes. U codes are often left over from low voltage; if $1 returns, look at the supply, earth and plug of the silent control unit.',
  },
  network: {
    light:
      'It depends on who needs the message: from no warning light at all to a dashboard full of them.',
    readings: [
      VOLTS,
      reading('Which control units stored it', 'one points at a part, many at the bus'),
    ],
    clear:
      'Clear it once with the battery charged, switch off for some minutes, and read again: if $1 stays, it is wiring, coding or the control unit.',
  },
  misfire: {
    light:
      'A misfire bad enough to overheat the catalytic converter makes the engine light flash at once: ease off and stop. A lighter one lights it steadily, usually on the second drive.',
    readings: [
      LOAD,
      COOLANT,
      FUEL_TRIM,
      reading(
        'Misfire counts by cylinder (mode $06)',
        'shows whether one cylinder or several miss',
      ),
    ],
    clear:
      'Clear $1 when you want to see whether it moves, as after swapping two coils. Without a change made, clearing only loses the record.',
  },
  mixture: {
    light:
      'The fuel correction has to sit at its limit on two drives in similar conditions before the engine light comes on for $1.',
    readings: [
      FUEL_TRIM,
      LOAD,
      reading(
        'Airflow in grams a second',
        'a warm petrol engine at idle draws about as many grams a second as it has litres, or a little more',
      ),
      COOLANT,
    ],
    clear:
      'Clearing $1 also wipes the learnt fuel trims, which are your best clue. Write them down, fix something, then clear and watch them.',
  },
  catalyst: {
    light:
      'The catalytic converter is tested on a steady warm drive. The engine light comes on after it has failed on two drives; it does not flash for $1.',
    readings: [
      reading(
        'Oxygen sensor voltage before and behind the catalytic converter',
        'with a good catalytic converter the rear one is steady while the front one swings',
      ),
      FUEL_TRIM,
      COOLANT,
      LOAD,
    ],
    clear:
      'No: $1 comes back after a few warm drives if the catalytic converter is worn, and clearing sets its monitor to "not ready", which an emissions test sees.',
  },
  'oxygen-sensor': {
    light: EMISSION_LIGHT,
    readings: [
      reading(
        'The sensor’s voltage or current',
        'a flat line, or one end of its range, points to wiring',
      ),
      FUEL_TRIM,
      COOLANT,
      reading('Time since the engine started', 'shows whether the sensor can have been warm'),
    ],
    clear:
      'After cleaning a plug or fixing a wire, yes: $1 needs a warm drive or two to show that it is gone. With nothing done it returns.',
  },
  evap: {
    light:
      'The vapour system tests itself after a cold start with the tank part full, so the engine light for $1 can take days to come, or to go out again.',
    readings: [
      reading('Fuel level', 'the test runs between about a quarter and three quarters'),
      reading('Outside temperature', 'the test wants a cold start'),
      reading('Tank pressure, if shown', 'shows whether the tank holds a vacuum'),
    ],
    clear:
      'Worth one try for $1: tighten or change the fuel cap, clear, and drive for a week. If it returns, have the system smoke-tested.',
  },
  'particulate-filter': {
    light:
      'A particulate filter light may come first and ask for a longer drive; the engine light for $1 follows, usually with less power.',
    readings: [
      reading('Soot load and distance since the last regeneration', 'a workshop reader shows both'),
      reading('Pressure across the filter, idling and at 2,500 rpm', 'high at idle means blocked'),
      reading('Exhaust temperature before the filter', 'shows whether a regeneration can work'),
    ],
    clear:
      'No. Clearing $1 does not empty the filter; one driven on until it is full has to come off to be cleaned or changed.',
  },
  reductant: {
    light:
      'An AdBlue warning with a distance counts down first on most cars. At zero the engine does not start again, so do not wait on $1.',
    readings: [
      reading('AdBlue level and temperature', 'it freezes at −11 °C'),
      reading(
        'NOx before and behind the catalytic converter',
        'two equal figures mean that nothing is cleaned',
      ),
      reading('Distance left until no restart', 'shows how long you have'),
    ],
    clear:
      'A filled tank clears a level code by itself. Any other like $1 stays until its test passes, and many cars need a workshop reader for that.',
  },
  'secondary-air': {
    light: EMISSION_LIGHT,
    readings: [
      COOLANT,
      reading('Time since the engine started', 'the pump runs for about a minute from cold'),
      reading('Front oxygen sensor', 'should show a lean mixture while the pump blows'),
    ],
    clear:
      'Listen for the pump after a cold start first, then look at its fuse, relay, hose and valve. Once fixed, $1 needs a cold start or two to show that it is gone.',
  },
  egr: {
    light: EMISSION_LIGHT,
    readings: [
      reading('Commanded EGR and EGR error', 'the gap between asked and done'),
      LOAD,
      reading('Intake manifold pressure or airflow', 'changes when the valve really opens'),
    ],
    clear:
      'Once soot is cleaned off or the valve is changed, yes, and have the new position learnt if your car asks for it. Before that, $1 returns within days.',
  },
  'high-voltage': {
    light:
      'The display asks you to have the car checked, the high-voltage or hybrid warning light comes on, and the car may refuse to switch to Ready again for $1.',
    readings: [
      reading('State of charge and pack voltage', 'separates a low battery from a faulty one'),
      reading(
        'Highest and lowest cell voltage',
        'at rest, a gap of more than a few hundredths of a volt marks a weak module',
      ),
      reading('Battery temperature', 'heat by itself can limit the power'),
      reading('The sub-code (three digits on some makes)', 'names the circuit'),
    ],
    clear:
      'Not $1: clearing can hide a fault in a system of several hundred volts. The orange cables are for trained people only.',
  },
  cooling: {
    light:
      'A sensor out of range lights the engine light soon; a thermostat that warms too slowly takes two cold starts. A red temperature light is another matter: stop at once.',
    readings: [
      COOLANT,
      reading('Intake air temperature', 'after a cold night both should show the same'),
      {
        name: 'Time since the engine started',
        why: 'about ten minutes’ driving should bring it to 80 °C or more',
        needs: 'moving',
      },
    ],
    clear:
      'Check the coolant level, cold, before you think of clearing $1. A low level explains much and costs little; clearing does not cool an engine.',
  },
  timing: {
    light:
      'The engine light can come on for $1 on the first drive, because wrong valve timing can ruin the engine.',
    readings: [
      LOAD,
      reading(
        'Oil temperature, and when the oil was last changed',
        'old or thin oil slows the cam adjusters',
      ),
      reading(
        'Camshaft angle asked for and reached',
        'a steady gap points to the chain, a wandering one to the oil valve',
      ),
    ],
    clear:
      'No. If the engine rattles at a cold start, leave it off: $1 may be the warning before the chain or belt jumps. Clear it once the timing has been checked.',
  },
  'brake-servo': {
    light:
      'The red brake light or a brake message, on most cars with a harder pedal. Treat a pedal that is hard, sinks or pulses as brakes that have failed.',
    readings: [
      VOLTS,
      reading(
        'Pressure or vacuum in the brake servo',
        'separates a lost vacuum from a sensor that reads wrong',
      ),
      reading('Whether the code is present or past', 'a past one may come from a flat battery'),
    ],
    clear:
      'Not before the pedal has been tested with the car parked: pump it hard with the engine off, hold it and start. It has to give way a little. If it does not, have the car recovered and $1 read at the workshop.',
  },
  'brake-pedal': {
    light:
      'Cruise control drops out and the selector may stay locked in P; some cars light the ABS or stability light, few the engine light for $1.',
    readings: [
      reading(
        'Brake switch: pressed or not',
        'should change with the first centimetre of the pedal',
      ),
      reading('Brake lights, all of them', 'dark or always on means the switch is not working'),
      VOLTS,
    ],
    clear:
      'See first that all the brake lights work and go out again. Then $1 may be cleared once; if it returns, adjust or change the switch.',
  },
  'brake-fluid': {
    light:
      'The red brake light. Stop as soon as it is safe, and look at the level before you go on.',
    readings: [
      reading('Brake fluid level', 'between the marks is good; below means worn pads or a leak'),
      reading('Inside of each wheel', 'wet means a leak: do not drive'),
    ],
    clear: 'A full reservoir clears $1 by itself. If the level falls again, there is a leak.',
  },
  'parking-brake': {
    light:
      'The parking brake light flashes or stays on, with a message. The foot brake is not affected.',
    readings: [VOLTS, reading('Whether the code is present or past', 'low voltage stores it too')],
    clear:
      'With the battery charged and the wheels chocked, once: apply and release the parking brake and see whether $1 returns.',
  },
  'cam-adjuster': {
    light:
      'The engine light comes on after one or two drives with the wrong camshaft angle; some cars also limit the power for $1.',
    readings: [
      LOAD,
      reading(
        'Oil level, and when the oil was last changed',
        'low, old or thin oil slows the cam adjusters',
      ),
      reading(
        'Camshaft angle, required and measured',
        'a steady gap points to the chain, a wandering one to the oil valve',
      ),
    ],
    clear:
      'After the oil level is right or the oil has been changed, yes: $1 that stays away was the oil. If the engine rattles at a cold start, have the chain measured before anything is cleared.',
  },
  'cam-crank-circuit': {
    light:
      'The engine light comes on within seconds of running. The engine may start late, run on a substitute signal or stop.',
    readings: [
      reading(
        'Engine speed while cranking',
        '0 rpm while the starter turns means no crankshaft signal',
      ),
      LOAD,
      VOLTS,
    ],
    clear:
      'After the plug has been cleaned, a wire repaired or the sensor changed, yes: $1 stays away from the first start if that was it.',
  },
  'cylinder-balance': {
    light:
      'The engine light comes on after a few minutes in which one cylinder pulls less than the others; it flashes only if the cylinder misfires.',
    readings: [
      LOAD,
      reading('Correction of each injector at idle', 'the odd one out is the cylinder to look at'),
      reading(
        'Fuel rail pressure, required and measured',
        'separates one injector from the supply to all',
      ),
    ],
    clear:
      'Not yet: $1 is worked out over minutes, and clearing loses the corrections that point to the cylinder. Note them first.',
  },
  'cooling-fan': {
    light:
      'The engine light may come on for $1; the temperature gauge matters more. In the red, stop and switch off.',
    readings: [
      COOLANT,
      reading('Fan command', 'commanded on and not turning means fuse, relay, plug or motor'),
      VOLTS,
    ],
    clear:
      'With a new fuse or relay or a repaired plug, yes. Switch the air conditioning on with the car parked: the fan should turn within a minute.',
  },
  'ignition-coil': {
    light:
      'The light comes on for $1 when the coil’s circuit stays wrong for some seconds, and flashes if that cylinder misfires hard.',
    readings: [
      LOAD,
      VOLTS,
      reading('Misfire counts by cylinder', 'should point at the same cylinder as the code'),
    ],
    clear:
      'Swap the coil with another one, clear, and drive: a code that moves with the coil proves the coil; if $1 stays, it is the plug or the wiring.',
  },
  'glow-plug': {
    light:
      'The yellow spiral stays on or flashes; many cars light the engine light for $1 as well.',
    readings: [
      COOLANT,
      VOLTS,
      reading('Outside temperature', 'a warm engine starts without glow plugs'),
    ],
    clear:
      'Measure the plug’s resistance first: about an ohm is good. $1 clears itself on many diesels once the plug is changed.',
  },
  'water-in-fuel': {
    light:
      'The water-in-fuel light comes first, and it is the one that counts: stop soon, whatever the engine light does.',
    readings: [
      reading('When and where you last filled up', 'a bad fill shows within a few miles'),
      reading('What comes out of the filter’s drain', 'water lies below the diesel'),
    ],
    clear:
      'Drain the water separator first. $1 may go out by itself then; if water comes again, the tank has to be emptied.',
  },
  injector: {
    light:
      'A dead injector circuit lights the engine light within seconds of running, and often flashes it, since that cylinder no longer burns cleanly.',
    readings: [
      LOAD,
      FUEL_TRIM,
      reading(
        'Fuel rail pressure, required and measured',
        'separates one injector from the supply to all',
      ),
    ],
    clear:
      'Reseat the injector’s plug, clear and start: if $1 is back before you have driven off, measure the coil and wiring.',
  },
  'fuel-pressure': {
    light:
      'When pressure stays wrong for some seconds the engine light comes on, and many cars cut the power so that the engine is not harmed.',
    readings: [
      reading(
        'Fuel rail pressure, required and measured',
        'shows whether pressure is missing or the sensor reads wrong',
      ),
      LOAD,
      reading('Fuel level', 'a nearly empty tank can store it by itself'),
    ],
    clear:
      'If you ran the tank dry or have just changed the filter, clear $1 once. Otherwise it is a fault that leaves people at the roadside: find it first.',
  },
  'fuel-level': {
    light:
      'Most cars do not light the engine light for $1 at first: the gauge goes wrong, and some say so in the display.',
    readings: [
      reading('Fuel level in per cent', 'compare with the gauge and with what the tank took'),
    ],
    clear:
      'Fill the tank, clear and watch: a gauge that is right when full and wrong when low has a worn sender.',
  },
  throttle: {
    light:
      'The engine light, or one for the electronic throttle, comes at once, because the throttle is limited as soon as its signals are in doubt.',
    readings: [
      reading(
        'Both throttle and both pedal positions in per cent',
        'each pair should move together without a jump',
      ),
      LOAD,
      VOLTS,
    ],
    clear:
      'Once, with the car standing, after cleaning the throttle or reseating its plug; many cars then need the closed position learnt. If $1 returns, do not gamble in traffic.',
  },
  turbo: {
    light:
      'The engine goes into its limp programme with little boost, and the engine light follows on the same drive or the next.',
    readings: [
      reading(
        'Boost pressure, required and measured',
        'above means a stuck valve, below a leak or a tired turbo',
      ),
      LOAD,
      reading(
        'Airflow in grams a second',
        'much air in and little pressure means a leak behind the turbo',
      ),
    ],
    clear:
      'Look along every hose for a split or a loose clip first. After a repair clear $1: it returns on the first hard pull if the fault is still there.',
  },
  'air-sensor': {
    light:
      'A signal outside its range turns the engine light on at the first or second drive; one that is only implausible needs two.',
    readings: [
      reading(
        'The sensor’s value with the ignition on and the engine off',
        'pressure should be that of the air outside, temperature that of a cold car',
      ),
      FUEL_TRIM,
      LOAD,
    ],
    clear:
      'After a new air filter or a cleaned sensor, yes: people often leave the plug off, which stores $1 by itself.',
  },
  'manifold-flap': {
    light: EMISSION_LIGHT,
    readings: [
      LOAD,
      reading('Runner position, if shown', 'separates a stuck flap from a broken rod'),
      COOLANT,
    ],
    clear:
      'Move the flaps by hand with the engine off, where you can reach them. Only when they move freely is it worth clearing $1.',
  },
  knock: {
    light:
      'A knock sensor that is silent while the engine runs lights the engine light after one or two drives.',
    readings: [
      LOAD,
      COOLANT,
      reading('Ignition advance', 'it is held back on purpose when the sensor is out'),
    ],
    clear:
      'Clear it once and fill up with the octane that the maker names. If $1 returns, it is wiring or sensor, not fuel.',
  },
  oil: {
    light:
      'Whatever the engine light does: a red oil light with the engine running means stop, switch off, and check the level.',
    readings: [
      reading('Oil pressure with a gauge', 'the only reading that separates sensor from engine'),
      COOLANT,
      LOAD,
    ],
    clear:
      'No. First the dipstick, then a gauge. An engine without oil pressure is ruined in a minute, and clearing $1 takes away the warning.',
  },
  charging: {
    light:
      'The battery light is the one to watch: lit with the engine running, you have what the battery holds, often less than half an hour.',
    readings: [
      VOLTS,
      LOAD,
      reading(
        'Voltage at the battery posts, engine off and running',
        'about 12.6 V and 13.6 to 14.8 V are good; smart charging may go lower for a while',
      ),
    ],
    clear:
      'After a flat battery or a jump start, yes: $1 is often left over from it. Measure the charging voltage before you trust that.',
  },
  immobiliser: {
    light:
      'A key or padlock light flashes, and the engine starts and dies or does not turn. The engine light may stay dark.',
    readings: [VOLTS, reading('Which key was used', 'the spare key separates key from car')],
    clear: 'Try the spare key before anything else. Clearing $1 does not teach a key.',
  },
  gearbox: {
    light:
      'A gearbox light or message comes first on many cars, and the gearbox may stay in one gear; the engine light joins when exhaust values could suffer.',
    readings: [
      reading('Gear, turbine and output speed', 'their ratio shows which gear slipped'),
      reading('Gearbox fluid temperature', 'hot fluid is thin and slips'),
      SPEED,
      LOAD,
    ],
    clear:
      'Check fluid level and colour first. Clear $1 only after that: a valve that sticks when hot stores it again on the same road.',
  },
  'speed-signal': {
    light:
      'Cruise control drops out, and ABS or stability lights may come on with it; the engine light for $1 comes on some cars only.',
    readings: [
      SPEED,
      reading(
        'Brake switch: pressed or not',
        'should change with the first centimetre of the pedal',
      ),
      VOLTS,
    ],
    clear:
      'See first that the brake lights work, all of them, and that the pedal feels as ever. Then $1 may be cleared to see whether it stays away.',
  },
  refrigerant: {
    light: 'None on most cars: the air conditioning stops cooling, and $1 waits in the memory.',
    readings: [
      reading(
        'Refrigerant pressure',
        'with the engine cold and off it follows the outside temperature',
      ),
      reading('Outside temperature', 'below about 4 °C the compressor stays off on purpose'),
    ],
    clear:
      'Clearing $1 fills no refrigerant. It is worth it once the system has been filled and checked for leaks.',
  },
  'power-steering': {
    light:
      'The steering warning light, with heavier steering; the engine light for $1 on cars with a steering pump.',
    readings: [
      SPEED,
      VOLTS,
      reading('Steering angle', 'should be near zero when the wheels point ahead'),
    ],
    clear:
      'Try the steering with the car standing. If it is light and even, $1 may be cleared once; if it changes, have it fixed first.',
  },
  'control-module': {
    light: 'The engine light comes on as soon as the control unit fails its own check.',
    readings: [
      VOLTS,
      reading('All codes in all modules', 'a weak supply leaves codes in many of them'),
    ],
    clear:
      'After charging the battery and cleaning its terminals, once. If $1 is still there, the supply to the control unit is next, the control unit last.',
  },
  any: {
    light:
      'For most codes of this kind the engine light comes on when the fault shows on two drives.',
    readings: [LOAD, COOLANT, VOLTS],
    clear:
      'Write $1 and its freeze frame down, clear once, and see how soon it is back: at once means wiring or the part, after days a border case.',
  },
} as const satisfies Readonly<Record<string, CodeTopic>>;

export type TopicId = keyof typeof TOPICS;
