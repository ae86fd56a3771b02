/** A reading to write down before anything is cleared. */
export interface CodeReading {
  readonly name: string;
  readonly why: string;
}

/** Texts shared by codes that a car monitors in the same way. `$1` is the code. */
export interface CodeTopic {
  /** When the computer lights a lamp. */
  readonly lamp: string;
  readonly readings: readonly CodeReading[];
  readonly clear: string;
}

const reading = (name: string, why: string): CodeReading => ({ name, why });

const FUEL_TRIM = reading(
  'Short and long fuel trim',
  'far above zero means that the computer adds fuel, far below that it takes fuel away',
);
const LOAD = reading(
  'Engine speed and load',
  'tells whether it happened at idle, cruising or under load',
);
const COOLANT = reading('Coolant temperature', 'tells a cold engine from a warm one');
const VOLTS = reading(
  'Control module voltage',
  'below about 12 V with the engine off, or 13 V with it running, look at battery and charging first',
);
const SPEED = reading('Road speed', 'tells standing from moving');

const EMISSION_LAMP =
  'The engine light comes on when the test fails on two drives one after the other; after one failure $1 is stored as pending.';

/** By code and component ('P0301 misfire detected'), most particular first; the last fits every code. */
const CODE_TOPICS: readonly (readonly [RegExp, CodeTopic])[] = [
  [
    /^C.*(?:wheel speed|tone wheel)/i,
    {
      lamp: 'The ABS and stability lamps come on together, at the start or from walking pace on, and both systems are off until they go out. The brakes themselves work.',
      readings: [
        reading('All four wheel speeds, driving slowly', 'the odd one out is the wheel to look at'),
        reading(
          'Speed at which the lamp comes on',
          'at walking pace mostly the ring or gap, at once the wiring',
        ),
      ],
      clear:
        'Yes, after cleaning the sensor and its ring: $1 clears, and the lamp goes out after a few metres if all four wheels read alike.',
    },
  ],
  [
    /^C.*(?:ABS|inlet|outlet|hydraulic release|pump motor|valve relay|EBCM|yaw|accel|brake|stability|ESC|steering position|steering angle)/i,
    {
      lamp: 'The ABS lamp, the stability lamp or both. With the red brake lamp as well, stop: the brakes may pull unevenly.',
      readings: [
        VOLTS,
        reading('Whether the code is present or past', 'a past one may come from a flat battery'),
        reading('Brake fluid level', 'low fluid can be the whole reason'),
      ],
      clear:
        'Note $1 and what else is stored, charge the battery, clear, and drive round the block. Back at once means a real fault: have it fixed before a wet day.',
    },
  ],
  [
    /^C/,
    {
      lamp: 'The lamp or message of the system concerned (steering, suspension, parking brake), not the engine light.',
      readings: [
        VOLTS,
        reading('Whether the code is present or past', 'tells today’s fault from an old one'),
      ],
      clear:
        'Clear $1 once with the battery well charged. If it comes back, the system is off or at its emergency setting until it is fixed.',
    },
  ],
  [
    /^B00|air ?bag/i,
    {
      lamp: 'The airbag lamp stays on after the start. Then some or all airbags and belt tensioners may not fire.',
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
        'Most airbag computers keep $1 until the circuit is sound. Do not pull yellow plugs to try: work on airbags is for those who are trained for it.',
    },
  ],
  [
    /^B/,
    {
      lamp: 'Mostly none: you notice what does not work, and $1 stands in the body computer alone.',
      readings: [
        VOLTS,
        reading('What was switched on just then', 'body codes tell of one circuit at a time'),
      ],
      clear: 'Yes, there is no harm in it: use the part, read again, and see whether $1 is back.',
    },
  ],
  [
    /^U0[12]/,
    {
      lamp: 'Lamps of every system that needs the silent computer, often several at once. Which computer stored $1 matters as much as the code.',
      readings: [
        reading(
          'Which computers stored it',
          'all of them point at the silent one, a single one at its own wiring',
        ),
        VOLTS,
        reading(
          'Whether the reader can talk to the silent computer',
          'if it can, the fault has passed',
        ),
      ],
      clear:
        'After charging or changing the battery, yes. U codes are often left over from low voltage; if $1 returns, look at power, earth and plug of the silent computer.',
    },
  ],
  [
    /^U/,
    {
      lamp: 'Depends on who needs the message: from no lamp at all to a dashboard full of them.',
      readings: [
        VOLTS,
        reading('Which computers stored it', 'one tells of a part, many tell of the bus'),
      ],
      clear:
        'Clear it once with the battery charged, switch off for some minutes, and read again: $1 that stays is wiring, coding or the computer.',
    },
  ],
  [
    /misfire|^P03[0-1]/i,
    {
      lamp: 'A misfire bad enough to overheat the catalyst makes the engine light flash at once: ease off and stop. A lighter one lights it steadily, mostly on the second drive.',
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
  ],
  [
    /system too|fuel trim|imbalance/i,
    {
      lamp: 'The fuel correction has to sit at its limit on two drives in similar conditions before the engine light comes on for $1.',
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
  ],
  [
    /catalyst system|nox catalyst/i,
    {
      lamp: 'The catalyst is tested on a steady warm drive. The engine light comes on after it has failed on two drives; it does not flash for $1.',
      readings: [
        reading(
          'Oxygen sensor voltage before and behind the catalyst',
          'a sound catalyst keeps the rear one steady while the front one swings',
        ),
        FUEL_TRIM,
        COOLANT,
        LOAD,
      ],
      clear:
        'No: $1 comes back after a few warm drives if the catalyst is worn, and clearing sets its monitor to "not ready", which an emissions test sees.',
    },
  ],
  [
    /oxygen sensor|HO2S|oxygen/i,
    {
      lamp: EMISSION_LAMP,
      readings: [
        reading(
          'The sensor’s voltage or current',
          'a flat line, or one end of its range, tells of wiring',
        ),
        FUEL_TRIM,
        COOLANT,
        reading('Time since the engine started', 'tells whether the sensor can have been warm'),
      ],
      clear:
        'After cleaning a plug or fixing a wire, yes: $1 needs a warm drive or two to show that it is gone. With nothing done it returns.',
    },
  ],
  [
    /evaporative|fuel vapou?r|purge|vent valve|^P04[45]/i,
    {
      lamp: 'The vapour system tests itself after a cold start with the tank part full, so the engine light for $1 can take days to come, or to go out again.',
      readings: [
        reading('Fuel level', 'the test runs between about a quarter and three quarters'),
        reading('Outside temperature', 'the test wants a cold start'),
        reading('Tank pressure, if shown', 'shows whether the tank holds a vacuum'),
      ],
      clear:
        'Worth one try for $1: tighten or change the fuel cap, clear, and drive for a week. If it returns, have the system smoke-tested.',
    },
  ],
  [
    /particulate filter/i,
    {
      lamp: 'A filter lamp may come first and ask for a longer drive; the engine light for $1 follows, and with it mostly less power.',
      readings: [
        reading(
          'Soot load and distance since the last regeneration',
          'a workshop reader shows both',
        ),
        reading(
          'Pressure across the filter, idling and at 2,500 rpm',
          'high at idle means blocked',
        ),
        reading('Exhaust temperature before the filter', 'shows whether a regeneration can work'),
      ],
      clear:
        'No. Clearing $1 does not empty the filter; one driven on until it is full has to come off to be cleaned or changed.',
    },
  ],
  [
    /reductant|nox/i,
    {
      lamp: 'An AdBlue lamp with a distance counts down first on most cars. At zero the engine does not start again, so do not wait on $1.',
      readings: [
        reading('AdBlue level and temperature', 'it freezes at −11 °C'),
        reading(
          'NOx before and after the catalyst',
          'two like figures mean that nothing is cleaned',
        ),
        reading('Distance left until no restart', 'tells how long you have'),
      ],
      clear:
        'A filled tank clears a level code by itself. Any other like $1 stays until its test passes, and many cars need a workshop reader for that.',
    },
  ],
  [
    /secondary air/i,
    {
      lamp: EMISSION_LAMP,
      readings: [
        COOLANT,
        reading('Time since the engine started', 'the pump runs for about a minute from cold'),
        reading('Front oxygen sensor', 'should show a lean mixture while the pump blows'),
      ],
      clear:
        'Listen for the pump after a cold start first, then look at its fuse, relay, hose and valve. Once fixed, $1 needs a cold start or two to show that it is gone.',
    },
  ],
  [
    /recirculation|\bEGR\b/i,
    {
      lamp: EMISSION_LAMP,
      readings: [
        reading('Commanded EGR and EGR error', 'the gap between asked and done'),
        LOAD,
        reading('Intake manifold pressure or airflow', 'changes when the valve really opens'),
      ],
      clear:
        'Once soot is cleaned off or the valve is changed, yes, and have the new position learnt if your car asks for it. Before that, $1 returns within days.',
    },
  ],
  [
    /high-voltage|hybrid|drive motor|inverter|DC\/DC|battery energy|14 volt/i,
    {
      lamp: 'The display tells you to have the car checked, the high-voltage or hybrid lamp comes on, and the car may refuse to switch to Ready again for $1.',
      readings: [
        reading('State of charge and pack voltage', 'tells a low battery from a faulty one'),
        reading(
          'Highest and lowest cell voltage',
          'at rest, a gap of more than a few hundredths of a volt marks a weak module',
        ),
        reading('Battery temperature', 'heat alone can limit the power'),
        reading('The sub-code (three digits on some makes)', 'names the circuit'),
      ],
      clear:
        'Not $1: clearing can hide a fault in a system of several hundred volts. The orange cables are for trained people alone.',
    },
  ],
  [
    /coolant|thermostat|cooling|cylinder head temp/i,
    {
      lamp: 'A sensor out of range lights the engine light soon; a thermostat that warms too slowly takes two cold starts. A red temperature lamp is another matter: stop at once.',
      readings: [
        COOLANT,
        reading('Intake air temperature', 'after a cold night both should show the same'),
        reading(
          'Time since the engine started',
          'about ten minutes’ driving should bring it to 80 °C or more',
        ),
      ],
      clear:
        'Check the coolant level, cold, before you think of clearing $1. A low level explains much and costs little; clearing does not cool an engine.',
    },
  ],
  [
    /camshaft|crankshaft|engine position/i,
    {
      lamp: 'The computer can light the engine light for $1 on the first drive, because wrong valve timing can ruin the engine.',
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
        'After an oil change or a new sensor, yes. With rattling at start, do not clear and drive: $1 is then the warning before the chain jumps.',
    },
  ],
  [
    /ignition coil/i,
    {
      lamp: 'The light comes on for $1 when the coil’s circuit stays wrong for some seconds, and flashes if that cylinder misfires hard.',
      readings: [
        LOAD,
        VOLTS,
        reading('Misfire counts by cylinder', 'should point at the same cylinder as the code'),
      ],
      clear:
        'Swap the coil with another one, clear, and drive: a code that moves with the coil tells you all; $1 that stays tells of plug or wiring.',
    },
  ],
  [
    /glow plug/i,
    {
      lamp: 'The yellow spiral stays on or flashes; many cars light the engine light for $1 as well.',
      readings: [
        COOLANT,
        VOLTS,
        reading('Outside temperature', 'a warm engine starts without glow plugs'),
      ],
      clear:
        'Measure the plug’s resistance first: about an ohm is good. $1 clears itself on many diesels once the plug is changed.',
    },
  ],
  [
    /water in fuel/i,
    {
      lamp: 'The water-in-fuel lamp comes first, and it is the one that counts: stop soon, whatever the engine light does.',
      readings: [
        reading('When and where you last filled up', 'a bad fill shows within a few miles'),
        reading('What comes out of the filter’s drain', 'water lies below the diesel'),
      ],
      clear:
        'Drain the water separator first. $1 may go out by itself then; if water comes again, the tank has to be emptied.',
    },
  ],
  [
    /injector|contribution\/balance/i,
    {
      lamp: 'A dead injector circuit lights the engine light within seconds of running, and often flashes it, since that cylinder no longer burns cleanly.',
      readings: [
        LOAD,
        FUEL_TRIM,
        reading(
          'Fuel rail pressure, asked for and real',
          'tells one injector from the supply to all',
        ),
      ],
      clear:
        'Reseat the injector’s plug, clear and start: if $1 is back before you have driven off, measure the coil and wiring.',
    },
  ],
  [
    /fuel (?:rail|pressure|pump|volume|system)|injection pump|fuel metering/i,
    {
      lamp: 'When pressure stays wrong for some seconds the engine light comes on, and many cars cut the power so that the engine is not harmed.',
      readings: [
        reading(
          'Fuel rail pressure, asked for and real',
          'shows whether pressure is missing or the sensor lies',
        ),
        LOAD,
        reading('Fuel level', 'a nearly empty tank can store it by itself'),
      ],
      clear:
        'If you ran the tank dry or have just changed the filter, clear $1 once. Otherwise it is a fault that leaves people at the roadside: find it first.',
    },
  ],
  [
    /fuel level/i,
    {
      lamp: 'Most cars do not light the engine light for $1 at first: the gauge goes wrong, and some say so in the display.',
      readings: [
        reading('Fuel level in per cent', 'compare with the gauge and with what the tank took'),
      ],
      clear:
        'Fill the tank, clear and watch: a gauge that is right when full and wrong when low has a worn sender.',
    },
  ],
  [
    /throttle|accelerator|idle/i,
    {
      lamp: 'The engine light, or one for the electronic throttle, comes at once, because the computer limits the throttle as soon as it distrusts it.',
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
  ],
  [
    /turbo|boost|wastegate|supercharg/i,
    {
      lamp: 'The engine goes into its limp programme with little boost, and the engine light follows on the same drive or the next.',
      readings: [
        reading(
          'Boost pressure asked for and real',
          'above means a stuck valve, below a leak or a tired turbo',
        ),
        LOAD,
        reading(
          'Airflow in grams a second',
          'much air in and little pressure means a leak behind the turbo',
        ),
      ],
      clear:
        'Look along every hose for a split or a loose clip first. After that clear $1 and drive a hill: it returns on the first hard pull if the fault is there.',
    },
  ],
  [
    /air flow|manifold absolute|barometric|intake air temp|ambient air|outside temp/i,
    {
      lamp: 'A signal outside its range lights the engine light on the first or second drive; one that is only implausible needs two.',
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
  ],
  [
    /manifold runner|deactivation/i,
    {
      lamp: EMISSION_LAMP,
      readings: [
        LOAD,
        reading('Runner position, if shown', 'tells a stuck flap from a broken rod'),
        COOLANT,
      ],
      clear:
        'Move the flaps by hand with the engine off, where you can reach them. Only when they move freely is it worth clearing $1.',
    },
  ],
  [
    /knock/i,
    {
      lamp: 'A knock sensor that is silent while the engine runs lights the engine light after one or two drives.',
      readings: [
        LOAD,
        COOLANT,
        reading('Ignition advance', 'the computer holds it back when it cannot hear knocking'),
      ],
      clear:
        'Clear it once and fill up with the octane that the maker names. If $1 returns, it is wiring or sensor, not fuel.',
    },
  ],
  [
    /\boil\b/i,
    {
      lamp: 'Whatever the engine light does: a red oil lamp with the engine running means stop, switch off, and check the level.',
      readings: [
        reading('Oil pressure with a gauge', 'the only reading that tells sensor from engine'),
        COOLANT,
        LOAD,
      ],
      clear:
        'No. First the dipstick, then a gauge. An engine without oil pressure is ruined in a minute, and clearing $1 takes away the warning.',
    },
  ],
  [
    /system voltage|charging system|generator|starter|ignition switch|power relay|battery/i,
    {
      lamp: 'The battery lamp is the one to watch: lit with the engine running, you have what the battery holds, often less than half an hour.',
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
  ],
  [
    /immobili|key not/i,
    {
      lamp: 'A key or padlock lamp flashes, and the engine starts and dies or does not turn. The engine light may stay dark.',
      readings: [VOLTS, reading('Which key was used', 'the spare key tells key from car')],
      clear: 'Try the spare key before anything else. Clearing $1 does not teach a key.',
    },
  ],
  [
    /^P07|^P08|^P09|^P27|gearbox|gear \d|torque converter|shift solenoid|pressure control solenoid|clutch|reverse|four wheel/i,
    {
      lamp: 'A gearbox lamp or message comes first on many cars, and the gearbox may stay in one gear; the engine light joins when exhaust values could suffer.',
      readings: [
        reading('Gear, turbine and output speed', 'their ratio shows which gear slipped'),
        reading('Gearbox fluid temperature', 'hot fluid is thin and slips'),
        SPEED,
        LOAD,
      ],
      clear:
        'Check fluid level and colour first. Then clear $1 and drive gently: a valve that sticks when hot comes back on the same road.',
    },
  ],
  [
    /vehicle speed|cruise|brake switch|brake pedal|brake booster|brake assist|vacuum pump/i,
    {
      lamp: 'Cruise control drops out, and ABS or stability lamps may come with it; the engine light for $1 comes on some cars only.',
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
  ],
  [
    /refrigerant|air conditioning/i,
    {
      lamp: 'None on most cars: the air conditioning stops cooling, and $1 waits in the memory.',
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
  ],
  [
    /power steering/i,
    {
      lamp: 'The steering wheel lamp, with heavier steering; the engine light for $1 on cars with a steering pump.',
      readings: [
        SPEED,
        VOLTS,
        reading('Steering angle', 'should be near zero when the wheels point ahead'),
      ],
      clear:
        'Try the steering with the car standing. If it is light and even, $1 may be cleared once; if it changes, have it fixed first.',
    },
  ],
  [
    /^P06|control module|processor|serial communication/i,
    {
      lamp: 'The computer lights the engine light on the drive on which it fails its own check.',
      readings: [
        VOLTS,
        reading('All codes in all modules', 'a weak supply leaves codes in many of them'),
      ],
      clear:
        'After charging the battery and cleaning its terminals, once. If $1 is still there, the supply to the computer is next, the computer last.',
    },
  ],
  [
    /./,
    {
      lamp: 'For most codes of this kind the engine light comes on when the fault shows on two drives.',
      readings: [LOAD, COOLANT, VOLTS],
      clear:
        'Write $1 and its freeze frame down, clear once, and see how soon it is back: at once means wiring or the part, after days a border case.',
    },
  ],
];

/** The topic of a code: the first that matches its code and component. */
export const topicOfCode = (code: string, component = ''): CodeTopic | undefined => {
  const watched = `${code} ${component}`;
  return CODE_TOPICS.find(([pattern]) => pattern.test(watched))?.[1];
};

/** The topic of all other codes. */
export const isAnyTopic = (topic: CodeTopic | undefined): boolean =>
  topic === CODE_TOPICS.at(-1)?.[1];
