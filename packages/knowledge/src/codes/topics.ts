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
  'well above zero means that fuel is being added; well below, that it is being cut back',
);
const LOAD = reading('Engine speed and load', 'shows what the engine was doing when it happened');
const COOLANT = reading('Coolant temperature', 'tells you whether the engine was cold or warm');
const VOLTS = reading(
  'Control module voltage',
  'below about 12 V with the engine off, or 13 V with it running, check the battery and charging first',
);
const SPEED = reading('Road speed', 'tells you whether the car was moving or standing still');

const POSTS = reading(
  'Voltage at the battery posts, engine off and running',
  'about 12.6 V and 13.6 to 14.8 V are good; smart charging may go lower for a while',
);
const CAM_ANGLE = reading(
  'Camshaft angle, required and measured',
  'a steady gap points to the chain, a wandering one to the oil valve',
);
const RAIL_OF_ALL = reading(
  'Fuel rail pressure, required and measured',
  'tells a single injector from the supply to all of them',
);
const ALL_MODULES = reading(
  'All codes in all modules',
  'a weak supply leaves codes in several of them',
);
const PAST = reading(
  'Whether the code is present or past',
  'a past one may come from a flat battery',
);
const EMISSION_LIGHT =
  'The engine light comes on when the test fails on two drives in a row; after the first failure $1 is stored as pending.';

const HIGH_VOLTAGE_LIGHT =
  'The display asks you to have the car checked, the high-voltage or hybrid warning light comes on, and with $1 stored the car may refuse to go into Ready again.';
const HIGH_VOLTAGE_CLEAR =
  'No: clearing $1 can hide a fault in a system of several hundred volts. The orange cables are for trained people only.';
const SUB_CODE = reading('The sub-code (three digits on some makes)', 'names the circuit');
const LEVEL_FIRST =
  'Check the coolant level, cold, before you think of clearing $1: a low level explains a lot. Clear it after the repair.';
/** Of a code of a wire. */
export const CIRCUIT_CLEAR =
  'After a plug has been cleaned, a wire repaired or the part changed, yes: $1 stays away from then on if that was it. With nothing done it returns.';

/** The texts of each topic; `any` fits every code. */
export const TOPICS = {
  'wheel-speed': {
    light:
      'The ABS and stability warning lights come on together, when you start the car or at walking pace, and both systems are off as long as the lights are on. The brakes themselves still work.',
    readings: [
      {
        name: 'All four wheel speeds, driving slowly',
        why: 'the odd one out is the wheel to check',
        needs: 'moving',
      },
      reading(
        'Speed at which the warning light comes on',
        'at walking pace suspect the ring or its gap; straight away, the wiring',
      ),
    ],
    clear:
      'Yes, once you have cleaned the sensor and its ring: $1 clears, and the light goes out within a few metres if all four wheels read the same.',
  },
  abs: {
    light:
      'The ABS light, the stability light or both come on. If the red brake light is on as well, stop: the brakes may pull unevenly.',
    readings: [VOLTS, PAST],
    clear:
      'Note $1 and any other codes, charge the battery, clear them and drive round the block. If $1 is straight back, the fault is real: have it repaired soon.',
  },
  chassis: {
    light:
      'The warning light or message of the system concerned (steering, suspension, parking brake) comes on, not the engine light.',
    readings: [
      VOLTS,
      reading('Whether the code is present or past', 'tells a current fault from an old one'),
    ],
    clear:
      'Clear $1 once with the battery well charged. If it comes back, the system is off or in its emergency mode until it is fixed.',
  },
  airbag: {
    light:
      'The airbag light stays on after you start the car. Some or all airbags and belt tensioners may then fail to go off.',
    readings: [
      reading(
        'Whether the code is present or past',
        'a plug that was disturbed can leave a past one',
      ),
      reading(
        'The circuit’s resistance, from the reader',
        'about 2 to 3 ohms is usual; never measure an airbag with a meter',
      ),
    ],
    clear:
      'Most airbag control units store $1 until the circuit has been repaired. Do not pull yellow plugs to see what happens: airbag work is for people trained to do it.',
  },
  body: {
    light:
      'Usually none: you notice that something does not work, and $1 is stored only in the body control unit.',
    readings: [
      VOLTS,
      reading('What was switched on at the time', 'a body code is about one circuit at a time'),
    ],
    clear:
      'Yes, it does no harm: clear it, use the part, read the codes again and see whether $1 is back.',
  },
  'network-silent': {
    light:
      'The warning lights of every system that needs the silent control unit come on, often several at once. Which control unit stored $1 matters as much as the code.',
    readings: [
      reading(
        'Which control units stored it',
        'if all of them did, suspect the silent one; if only one did, suspect its own wiring',
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
      'It depends on which systems need the message: anything from no warning light at all to a dashboard full of them.',
    readings: [
      VOLTS,
      reading('Which control units stored it', 'one points to a part, several to the bus'),
    ],
    clear:
      'Clear it once with the battery charged, switch off for a few minutes and read the codes again: if $1 is still there, suspect wiring, coding or the control unit.',
  },
  misfire: {
    light:
      'A misfire bad enough to overheat the catalytic converter makes the engine light flash at once: ease off and stop. A milder one makes it come on and stay on, usually on the second drive.',
    readings: [
      LOAD,
      COOLANT,
      FUEL_TRIM,
      reading(
        'Misfire counts by cylinder (mode $06)',
        'shows whether one cylinder is misfiring or several',
      ),
    ],
    clear:
      'Clear $1 only to see whether it moves, for instance after swapping two coils. If you have changed nothing, clearing just loses the evidence.',
  },
  mixture: {
    light:
      'The engine light comes on for $1 once the fuel correction has been at its limit on two drives in similar conditions.',
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
      'Clearing $1 also wipes the learnt fuel trims, which are your best clue. Write them down, do the repair, then clear $1 and watch them.',
  },
  catalyst: {
    light:
      'The catalytic converter is tested on a steady warm drive. The engine light comes on after it has failed on two drives; it does not flash for $1.',
    readings: [
      reading(
        'Oxygen sensor voltage before and after the catalytic converter',
        'with a healthy catalytic converter the rear one is steady while the front one swings',
      ),
      FUEL_TRIM,
      COOLANT,
      LOAD,
    ],
    clear:
      'No: $1 comes back after a few warm drives if the catalytic converter is worn, and clearing sets its monitor to ‘not ready’, which an emissions test sees.',
  },
  'oxygen-sensor': {
    light: EMISSION_LIGHT,
    readings: [
      reading(
        'The sensor’s voltage or current',
        'a flat line, or a reading stuck at one end of the range, points to wiring',
      ),
      FUEL_TRIM,
      COOLANT,
      reading('Time since the engine started', 'shows whether the sensor can have been warm'),
    ],
    clear:
      'Once you have cleaned a plug or repaired a wire, yes: it takes a warm drive or two to show that $1 has gone. If you have done nothing, it will be back.',
  },
  evap: {
    light:
      'The vapour system tests itself after a cold start with the tank part full, so the engine light for $1 can take days to come on, or to go out again.',
    readings: [
      reading('Fuel level', 'the test runs between about a quarter and three quarters'),
      reading('Outside temperature', 'the test needs a cold start'),
      reading('Tank pressure, if shown', 'shows whether the tank holds a vacuum'),
    ],
    clear:
      'It is worth one try: tighten or change the fuel cap, clear $1 and drive for a week. If it comes back, have the system smoke-tested.',
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
      'No. Clearing $1 does not empty the filter; if you carry on driving until it is full, it has to come off to be cleaned or replaced.',
  },
  reductant: {
    light:
      'An AdBlue warning with a distance counts down first on most cars. At zero the engine will not restart, so do not put $1 off.',
    readings: [
      reading('AdBlue level and temperature', 'it freezes at −11 °C'),
      reading(
        'NOx before and after the catalytic converter',
        'two equal figures mean that nothing is being cleaned',
      ),
      reading('Distance left until no restart', 'shows how long you have'),
    ],
    clear:
      'A filled tank clears a code for a low level by itself. A code for anything else stays until its test passes, and many cars need a workshop reader for that.',
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
      reading(
        'Commanded EGR and EGR error',
        'the gap between what was commanded and what happened',
      ),
      LOAD,
      reading('Intake manifold pressure or airflow', 'changes when the valve really opens'),
    ],
    clear:
      'Once the soot has been cleaned off or the valve replaced, yes; have the new position learnt if your car needs it. Until then, $1 will be back within days.',
  },
  'high-voltage': {
    light: HIGH_VOLTAGE_LIGHT,
    readings: [
      reading('State of charge and pack voltage', 'tells a low battery from a faulty one'),
      reading(
        'Highest and lowest cell voltage',
        'at rest, a gap of more than a few hundredths of a volt marks a weak module',
      ),
      reading('Battery temperature', 'heat on its own can limit the power'),
      SUB_CODE,
    ],
    clear: HIGH_VOLTAGE_CLEAR,
  },
  cooling: {
    light:
      'The engine light comes on for $1 after one drive or two. A red temperature light is another matter: stop at once.',
    readings: [
      COOLANT,
      reading('Intake air temperature', 'after a cold night the two should match'),
      {
        name: 'Time since the engine started',
        why: 'about ten minutes’ driving should bring it to 80 °C or more',
        needs: 'moving',
      },
    ],
    clear: LEVEL_FIRST,
  },
  timing: {
    light:
      'The engine light can come on for $1 on the first drive, because wrong valve timing can ruin the engine.',
    readings: [
      LOAD,
      reading(
        'Oil temperature, and when the oil was last changed',
        'old or thin oil makes the cam adjusters sluggish',
      ),
      CAM_ANGLE,
    ],
    clear:
      'No. If the engine rattles at a cold start, leave it off: $1 may be the warning before the chain or belt jumps. Clear it once the timing has been checked.',
  },
  'brake-servo': {
    light:
      'The red brake light or a brake message comes on, on most cars with a harder pedal. Treat a pedal that is hard or sinks as brakes that have failed.',
    readings: [
      VOLTS,
      reading(
        'Pressure or vacuum in the brake servo (pedal travel and motor position of an electric one)',
        'separates a servo that gives no assistance from a sensor that reads wrong',
      ),
      PAST,
    ],
    clear:
      'Not before the pedal has been tested with the car parked: pump it hard with the engine off, hold it and start. It should drop a little. If it does not, have the car recovered and $1 read at the workshop.',
  },
  'brake-pedal': {
    light:
      'Cruise control drops out and the selector may stay locked in P; on some cars the ABS or stability light comes on, on a few the engine light for $1.',
    readings: [
      reading(
        'Brake switch or pedal sensor',
        'should change with the first centimetre of the pedal',
      ),
      reading('Brake lights, all of them', 'dark or always on means the switch is not working'),
      VOLTS,
    ],
    clear:
      'First make sure that all the brake lights come on and go out again. Then clear $1 once; if it returns, have the switch or sensor adjusted or replaced.',
  },
  'brake-fluid': {
    light:
      'The red brake light comes on. Stop as soon as it is safe, and check the level before you go any further.',
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
      'Yes, once: charge the battery, chock the wheels, clear $1, apply and release the parking brake, and see whether it returns.',
  },
  'cam-adjuster': {
    light:
      'The engine light comes on after one or two drives with the wrong camshaft angle; some cars also limit the power for $1.',
    readings: [
      LOAD,
      reading(
        'Oil level, and when the oil was last changed',
        'low, old or thin oil makes the cam adjusters sluggish',
      ),
      CAM_ANGLE,
    ],
    clear:
      'Once the oil level is right or the oil has been changed, yes: if $1 stays away, it was the oil. If the engine rattles at a cold start, have the chain measured before anything is cleared.',
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
    clear: CIRCUIT_CLEAR,
  },
  'cylinder-balance': {
    light:
      'The engine light comes on after one cylinder has pulled less than the others for a few minutes; it flashes only if the cylinder misfires.',
    readings: [
      LOAD,
      reading('Correction of each injector at idle', 'the odd one out is the cylinder to check'),
      RAIL_OF_ALL,
    ],
    clear:
      'Not yet: $1 takes minutes to build up, and clearing it wipes the corrections that point to the cylinder. Note them first.',
  },
  'cooling-fan': {
    light:
      'The engine light may come on for $1, but the temperature gauge matters more. If it reaches the red, stop and switch off.',
    readings: [
      COOLANT,
      reading(
        'Fan command',
        'if it is commanded on and not turning, suspect the fuse, relay, plug or motor',
      ),
      VOLTS,
    ],
    clear:
      'With a new fuse or relay or a repaired plug, yes. Then switch the air conditioning on with the car parked: the fan should turn within a minute.',
  },
  'ignition-coil': {
    light:
      'The light comes on for $1 when the coil’s circuit stays wrong for some seconds, and flashes if that cylinder misfires hard.',
    readings: [
      LOAD,
      VOLTS,
      reading(
        'Misfire counts by cylinder',
        'the cylinder with most misfires has the coil to look at',
      ),
    ],
    clear:
      'Swap the coil of the suspect cylinder with another, clear $1 and drive: if the fault moves with the coil, it is the coil; if it stays at the cylinder, it is the plug of the coil or the wiring.',
  },
  'glow-plug': {
    light:
      'The yellow coil symbol stays on or flashes; on many cars the engine light comes on for $1 as well.',
    readings: [
      COOLANT,
      VOLTS,
      reading('Outside temperature', 'a warm engine starts without glow plugs'),
    ],
    clear:
      'Measure the resistance of the plug first: about an ohm is good. On many diesels $1 clears itself once the plug has been replaced.',
  },
  'water-in-fuel': {
    light:
      'The water-in-fuel light comes first, and it is the one that matters: stop soon, whatever the engine light does.',
    readings: [
      reading('When and where you last filled up', 'bad fuel makes itself felt within a few miles'),
      reading('What comes out of the filter’s drain', 'water lies below the diesel'),
    ],
    clear:
      'Drain the water separator first. $1 may then clear by itself; if more water appears, the tank has to be emptied.',
  },
  injector: {
    light:
      'A dead injector circuit brings the engine light on within seconds, and often makes it flash, because that cylinder no longer burns cleanly.',
    readings: [LOAD, FUEL_TRIM, RAIL_OF_ALL],
    clear:
      'Reseat the plug of the injector, clear $1 and start the engine: if it is back before you drive off, measure the coil and wiring.',
  },
  'fuel-pressure': {
    light:
      'When pressure stays wrong for some seconds the engine light comes on, and many cars cut the power so that the engine is not harmed.',
    readings: [
      reading(
        'Fuel rail pressure, required and measured',
        'shows whether the pressure is low or the sensor is misreading',
      ),
      LOAD,
      reading('Fuel level', 'a nearly empty tank lowers the pressure'),
    ],
    clear:
      'If you ran the tank dry or have just changed the filter, clear $1 once. Otherwise it is a fault that strands people: find it first.',
  },
  'fuel-level': {
    light:
      'On most cars the engine light does not come on for $1 at first: the fuel gauge goes wrong, and some displays say so.',
    readings: [
      reading('Fuel level in per cent', 'compare with the gauge and with what the tank took'),
    ],
    clear:
      'Fill the tank, clear $1 and watch: if the gauge is right when full and wrong when low, the sender is worn.',
  },
  throttle: {
    light:
      'The engine light, or one for the electronic throttle, comes on at once, because the control unit limits the throttle as soon as its signals are in doubt.',
    readings: [
      reading(
        'Both throttle and both pedal positions in per cent',
        'each pair should move together without a jump',
      ),
      LOAD,
      VOLTS,
    ],
    clear:
      'Yes, once, with the car parked, after you have reseated its plug, repaired the wire or cleaned the throttle; many cars then have to relearn the closed position. If $1 returns, do not chance it in traffic.',
  },
  turbo: {
    light:
      'The engine goes into limp mode with little boost, and the engine light follows on the same drive or the next.',
    readings: [
      reading(
        'Boost pressure, required and measured',
        'too high means a stuck valve; too low, a leak or a tired turbo',
      ),
      LOAD,
      reading(
        'Airflow in grams a second',
        'plenty of air in but little pressure means a leak after the turbo',
      ),
    ],
    clear:
      'Look along every hose for a split or a loose clip first. Clear $1 after the repair: if the fault is still there, it returns the first time you accelerate hard.',
  },
  'air-sensor': {
    light: 'The engine light comes on for $1 after one drive or two.',
    readings: [
      reading(
        'The sensor’s value with the ignition on and the engine off',
        'airflow should be about zero, pressure that of the air outside, temperature that of a cold car',
      ),
      FUEL_TRIM,
      LOAD,
    ],
    clear:
      'After fitting an air filter or cleaning the sensor, yes: a plug, clip or hose that was not pushed home is enough to store $1.',
  },
  'manifold-flap': {
    light: EMISSION_LIGHT,
    readings: [
      LOAD,
      reading('Runner position, if shown', 'tells a stuck flap from a broken rod'),
      COOLANT,
    ],
    clear:
      'Move the flaps by hand with the engine off, where you can reach them. It is only worth clearing $1 once they move freely.',
  },
  knock: {
    light:
      'A knock sensor that stays silent while the engine runs brings the engine light on after a drive or two.',
    readings: [
      LOAD,
      COOLANT,
      reading('Ignition advance', 'it is held back on purpose when the sensor has failed'),
    ],
    clear: CIRCUIT_CLEAR,
  },
  oil: {
    light:
      'Whatever the engine light does: a red oil light with the engine running means stop, switch off, and check the level.',
    readings: [
      reading(
        'Oil pressure with a gauge',
        'the only reading that tells a bad sensor from a bad engine',
      ),
      COOLANT,
      LOAD,
    ],
    clear:
      'No. Check the dipstick first, then use a gauge. An engine without oil pressure is ruined in a minute, and clearing $1 takes away the warning.',
  },
  charging: {
    light:
      'The battery light is the one to watch. If it is lit with the engine running, the alternator charges too little or too much; a battery that is not charged often lasts less than half an hour.',
    readings: [VOLTS, LOAD, POSTS],
    clear:
      'After a flat battery or a jump start, yes: $1 is often a leftover. Measure the charging voltage before you rely on that.',
  },
  immobiliser: {
    light:
      'A key or padlock light flashes, and the engine starts and dies or does not turn over. The engine light may stay off.',
    readings: [
      VOLTS,
      reading('Which key was used', 'trying the spare tells a bad key from a fault in the car'),
    ],
    clear: 'Try the spare key before anything else. Clearing $1 does not programme a key.',
  },
  gearbox: {
    light:
      'A gearbox light or message comes first on many cars, and the gearbox may stay in one gear; the engine light joins it if emissions could suffer.',
    readings: [
      reading(
        'Gear, turbine and output speed',
        'a ratio that does not fit the gear means slip; if one of them reads 0 while the car moves, suspect its sensor',
      ),
      reading('Gearbox fluid temperature', 'hot fluid is thin, and the clutches slip'),
      SPEED,
      LOAD,
    ],
    clear:
      'Not before the fluid level and colour have been checked and the fault repaired: until then $1 comes back, often on the same drive.',
  },
  'steering-pump': {
    light:
      'The engine light may come on for $1; the steering may be heavier, or the idle speed may dip as you park.',
    readings: [
      VOLTS,
      LOAD,
      reading('Steering pressure or switch', 'should change as you turn the wheel at idle'),
    ],
    clear: CIRCUIT_CLEAR,
  },
  'idle-valve': {
    light:
      'The engine light comes on once the fault has been found on one or two drives; the idle speed goes wrong straight away.',
    readings: [
      reading('Engine speed at idle, required and measured', 'shows how far the idle is out'),
      reading('Command of the idle valve', 'at its limit, air is leaking in or the valve is stuck'),
      COOLANT,
    ],
    clear:
      'Yes, once, with the car parked, after you have sealed the air leak, or cleaned the idle valve or the throttle; many cars then have to relearn the idle.',
  },
  'accelerator-pedal': {
    light:
      'The engine light, or one for the electronic throttle, comes on at once, and the control unit limits the power because it no longer trusts the pedal.',
    readings: [
      reading('Both pedal positions in per cent', 'they should move together without a jump'),
      LOAD,
      VOLTS,
    ],
    clear:
      'Yes, once, with the car parked, after you have reseated the plug of the pedal or changed the pedal unit. If $1 returns, do not chance it in traffic.',
  },
  'coolant-pump': {
    light:
      'The engine light comes on, often with a coolant or overheating message. If the temperature light is red, stop at once.',
    readings: [
      COOLANT,
      reading(
        'Command of the coolant pump',
        'commanded on and silent: suspect its supply or motor',
      ),
      VOLTS,
    ],
    clear: LEVEL_FIRST,
  },
  'battery-sensor': {
    light:
      'Often no light comes on; stop-start may be off. On some cars the engine light or the battery light comes on for $1.',
    readings: [VOLTS, POSTS],
    clear:
      'After the plug has been cleaned or the sensor changed, yes. Measure the charging voltage before you rely on that.',
  },
  'module-link': {
    light: 'The light of the system concerned may come on; on many cars the engine light does too.',
    readings: [VOLTS, ALL_MODULES],
    clear:
      'Yes, once, after the supply, the plugs and the data wire have been checked: if $1 is still there, suspect the module that sends the messages.',
  },
  'road-speed': {
    light:
      'The speedometer or the cruise control may fail, and ABS or stability lights may come on with it; the engine light comes on for $1 only on some cars.',
    readings: [
      SPEED,
      reading('Wheel speed codes of the ABS', 'on most cars the road speed comes from the wheels'),
      VOLTS,
    ],
    clear:
      'Check the plug and the wheel speed codes first. Then clear $1 and see whether it stays away on the next drive.',
  },
  'speed-signal': {
    light:
      'Often no light comes on: the cruise control drops out, or cannot be set. On some cars the engine light comes on for $1.',
    readings: [
      SPEED,
      reading(
        'Brake switch: pressed or not',
        'should change with the first centimetre of the pedal',
      ),
      VOLTS,
    ],
    clear:
      'Once the brake lights, the buttons and their plug have been checked, yes: clear $1, try every button and see whether it stays away.',
  },
  refrigerant: {
    light: 'None on most cars: the air conditioning stops cooling, and $1 sits in the memory.',
    readings: [
      reading(
        'Refrigerant pressure',
        'with the engine cold and off it rises and falls with the outside temperature',
      ),
      reading('Outside temperature', 'below about 4 °C the compressor stays off on purpose'),
    ],
    clear:
      'Clearing $1 does not refill the system. It is worth doing once the system has been regassed and checked for leaks.',
  },
  'power-steering': {
    light: 'The stability light or the steering light comes on; the steering may feel heavier.',
    readings: [
      SPEED,
      VOLTS,
      reading('Steering angle', 'should be near zero when the wheels point ahead'),
    ],
    clear:
      'Turn the steering with the car stationary. If it is light and even, clear $1 once; if the weight changes, have it fixed first.',
  },
  starting: {
    light:
      'Often none: the engine does not turn over, or it stops. On some cars the engine light comes on for $1.',
    readings: [VOLTS, POSTS],
    clear: CIRCUIT_CLEAR,
  },
  'electric-drive': {
    light: HIGH_VOLTAGE_LIGHT,
    readings: [
      reading('Temperature of the inverter and its coolant', 'heat on its own can limit the power'),
      VOLTS,
      SUB_CODE,
    ],
    clear: HIGH_VOLTAGE_CLEAR,
  },
  'driver-switch': {
    light:
      'Often none, only something that no longer works when you use the switch. Some cars show a gearbox message or the engine light for $1.',
    readings: [reading('The switch, on or off', 'should change each time it is used'), VOLTS],
    clear:
      'Once the switch, its plug and its wires have been checked, yes: use the switch a few times and see whether $1 is back.',
  },
  'cylinder-deactivation': {
    light: EMISSION_LIGHT,
    readings: [
      LOAD,
      reading('Oil level, and when the oil was last changed', 'it works by oil pressure'),
      VOLTS,
    ],
    clear:
      'Once the oil level is right and the plug has been looked at, yes. If the engine ticks or misfires, have the valve lifters checked before anything is cleared.',
  },
  'outside-temperature': {
    light:
      'Often none: the outside temperature on the display is wrong or missing. On some cars the engine light comes on for $1.',
    readings: [
      reading(
        'Outside temperature on the display',
        'should match a thermometer once the car has stood in the shade',
      ),
      VOLTS,
    ],
    clear: CIRCUIT_CLEAR,
  },
  'control-module': {
    light:
      'The engine light comes on as soon as the control unit finds a fault in itself or its supply.',
    readings: [VOLTS, ALL_MODULES],
    clear:
      'Yes, once, after charging the battery and cleaning its terminals. If $1 is still there, check the supply to the control unit next; the control unit itself comes last.',
  },
  any: {
    light:
      'For most codes of this kind the engine light comes on once the fault has appeared on two drives.',
    readings: [LOAD, COOLANT, VOLTS],
    clear:
      'Write down $1 and its freeze frame, clear it once and see how soon it is back: straight away means the wiring or the part; after days, a borderline case.',
  },
} as const satisfies Readonly<Record<string, CodeTopic>>;

export type TopicId = keyof typeof TOPICS;
