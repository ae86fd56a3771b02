import type { CommonQuestion } from '../common-question.ts';

/** Trouble codes, scan tools and sensors. */
export const sensorsAndCodesQuestions: readonly CommonQuestion[] = [
  {
    id: 'code-names-part',
    about: ['fault code', 'code', 'codes', 'dtc', 'sensor'],
    asks: [
      'does a code mean that part is bad',
      'code says sensor so do I buy the sensor',
      'scanner says replace it, right?',
      'code reader gave me a part, is that the fault',
      'why not just change what the code says',
      'is the fault code always correct',
      'it came up with a code, can I just order that part',
    ],
    answer:
      'No: a code says what the control unit measured, not which part is broken. ’Oxygen sensor lean’ may be a sensor that rightly reports an air leak, and ’circuit low’ may be a chafed wire or a bad earth. It is the start of the search: look at the freeze frame, the live value and the wiring, then test the part. Buying by the code is the commonest way to spend money for nothing. Note all codes before anything is cleared.',
  },
  {
    id: 'cheap-scanner-enough',
    about: ['scanner', 'code reader', 'obd', 'fault code'],
    asks: [
      'is a cheap obd reader good enough',
      'which scanner should I buy',
      'can a bluetooth dongle read all codes',
      'why does the garage find codes mine cannot',
      'does my reader see airbag and abs codes',
      'generic codes vs manufacturer codes',
      'can a dongle drain the battery',
    ],
    answer:
      'For the engine’s standard codes and live data yes; gearbox, ABS, airbags and makers’ own codes need a program for your make, which is why a garage sees more. Choose one that shows freeze frame, readiness and live values. Unplug it when parked, for some stay awake and flatten the battery or open the car to others. Only read: with coding, actuator tests and forced routines a mistake can do harm. No cheap reader finds a mechanical fault.',
  },
  {
    id: 'clear-codes-harm',
    about: ['fault code', 'codes', 'engine light', 'eml', 'check engine'],
    asks: [
      'should I clear the code and see',
      'what happens if I delete the codes',
      'will clearing codes pass the mot',
      'does clearing codes lose information',
      'how soon will the light come back',
      'what are readiness monitors',
      'disconnect the battery to clear the light?',
      'can I delete it and see whether it comes back',
    ],
    answer:
      'Write them down first: clearing also wipes the freeze frame and the self-tests (readiness), which are what a garage needs. The fault stays, and the light returns after minutes or some trips, because many are confirmed only on the second drive. Clearing once after a repair, or to see which of many are real, makes sense. It is no way through an MOT, since it comes back. Taking off the battery loses other settings too.',
  },
  {
    id: 'pending-stored-permanent',
    about: ['fault code', 'pending code', 'permanent code', 'codes', 'dtc'],
    asks: [
      'what is a pending code',
      'difference between stored and permanent codes',
      'code but no light on, matter?',
      'intermittent fault code, what does it mean',
      'history code or active, which counts',
      'permanent code wont clear',
      'it says pending, does that count',
    ],
    answer:
      'A pending code was seen once and waits to be confirmed on the next drive; a stored or confirmed one has been seen often enough to switch the light on; a permanent one cannot be deleted by a tool and goes when the car’s own test has passed. Active means present now, and history means that it was. Active ones come first. A pending code without a light is a hint, to be read again in some days, not a reason to buy a part.',
  },
  {
    id: 'freeze-frame',
    about: ['freeze frame', 'fault code', 'code'],
    asks: [
      'what is freeze frame data',
      'how do I use freeze frame',
      'scanner shows values from when it happened',
      'what should I look for in the snapshot',
      'does freeze frame show speed and temperature',
      'is the freeze frame useful to the garage',
      'my reader saved some data with the code, what do I do with that',
    ],
    answer:
      'It is a snapshot that the control unit saved at the moment when the code was set: speed, revs, load, coolant temperature, fuel trims. It shows when the fault comes, such as cold at idle or hot at full load, so that it can be provoked again; that is half the search for a fault that comes and goes. Photograph it before anything is cleared, and give it to the garage. Often only the first or the weightiest code has one.',
  },
  {
    id: 'live-data-which',
    about: ['live data', 'obd', 'scanner', 'sensor'],
    asks: [
      'what live data should I look at',
      'how do I read live data',
      'what values are normal on obd',
      'which pids matter for rough running',
      'coolant temp reads minus 40, what does that mean',
      'sensor reads a fixed value all the time',
      'which readings should I be watching while it idles',
    ],
    answer:
      'First those that can be checked by sense: with a cold engine coolant, intake and outside temperature must agree; minus 40 means an open circuit. Then fuel trims, air mass, boost wanted and reached, rail pressure, lambda and misfire counters, at idle and under load. A value that never moves is suspect, sensor or substitute. Normal figures differ between engines and are in the workshop data. Let a passenger watch, or record it, never the driver.',
  },
  {
    id: 'sensor-original',
    about: ['sensor', 'sensors'],
    asks: [
      'are cheap sensors ok',
      'original sensor or pattern',
      'new sensor and same fault, why',
      'sensor from a breakers, worth trying',
      'does the brand of sensor matter',
      'can I get a faulty one new out of the box',
      'do I need the genuine one or is a cheap copy fine',
    ],
    answer:
      'Take the original or the brand that supplies the maker: with air mass, lambda, NOx, crankshaft, ABS and pressure sensors cheap copies often deviate from new and send you searching for a fault that you fitted. For a simple temperature sensor or switch a good pattern part will do. If the code is back after a new one, the wiring, the earth or the thing measured is at fault, or the new one is bad: compare its value before and after. Used ones are only for a test.',
  },
  {
    id: 'wiring-before-sensor',
    about: ['sensor', 'wiring', 'circuit'],
    asks: [
      'how do I know if it is the sensor or the wire',
      'test a sensor with a multimeter',
      'circuit high or circuit low, what does it mean',
      'what is a 5 volt reference',
      'several sensors failed at once, how',
      'unplug it and see, does that help',
      'how do they rule out the wiring first',
    ],
    answer:
      'Measure at the plug, ignition on: supply, mostly 5 V or 12 V, and earth must be there; then move the loom and watch the live value. If the value jumps to the other extreme when you unplug it or bridge it as the workshop manual says, the wire is good and the sensor bad. ’Circuit low’ mostly means short to earth, ’high’ an open wire or a short to plus. Several at once share a 5 V supply, and one shorted sensor pulls down all. Never probe airbag wiring.',
  },
  {
    id: 'intermittent-fault-catch',
    about: ['intermittent', 'fault', 'comes and goes'],
    asks: [
      'fault comes and goes, how will they find it',
      'it never does it at the garage',
      'how do I catch an intermittent fault',
      'should I wait until it gets worse',
      'no fault found but it still does it',
      'can I leave it with them to drive',
      'it only plays up now and then, how can anybody find it',
    ],
    answer:
      'By writing down when it happens: cold or hot, wet, over bumps, speed, fuel level, what was switched on, with date and a film of the dashboard. Leave the car for some days, cold overnight, and ask that somebody takes you along. A garage records live data on the road, warms, cools and moves looms, and reads freeze frames. Do not clear codes before. Do not wait if it touches brakes, steering, stalling or overheating. Agree on a limit for searching.',
  },
  {
    id: 'ecu-repair',
    about: ['ecu', 'ecm', 'control unit', 'module'],
    asks: [
      'can an ecu be repaired',
      'is a second hand ecu plug and play',
      'how do they know the ecu is bad',
      'ecu repair by post, any good',
      'does a remap break the ecu',
      'clone an ecu, what does that mean',
      'do I need a new computer or can they mend mine',
    ],
    answer:
      'Often it can be: specialists test and repair the unit and return it with its own coding, so it goes back in without programming. A used one is mostly locked to its old car through the immobiliser and must be cloned or coded, if that is possible at all. Few are really bad: supplies, earths, a shorted sensor and water are ruled out first, because they would spoil the next one as well. Ask for the test report and a guarantee.',
  },
  {
    id: 'software-update',
    about: ['software', 'update', 'ecu', 'recall'],
    asks: [
      'could a software update fix it',
      'is there an update from the dealer for this',
      'will an update wipe my settings',
      'can an update go wrong',
      'does an independent garage have updates',
      'is the update free',
      'might there be an update that sorts it',
    ],
    answer:
      'Sometimes: makers do change shift points, warnings that come too early, charging and idle by software, and a dealer sees by the chassis number whether a bulletin or campaign applies. It repairs no worn part. The 12 V battery is supported by a charger meanwhile, as a break can ruin the unit. Some learnt values and settings start afresh. In a recall it is free, otherwise it is charged; some independents have access. Say so beforehand if the engine was remapped, since the remap is lost.',
  },
  {
    id: 'remap-effect',
    about: ['remap', 'tuning', 'chip', 'map'],
    asks: [
      'could the remap have caused this',
      'is a remap bad for the engine',
      'does a remap need to be declared',
      'will a tuning box damage the gearbox',
      'can the garage see a remap',
      'go back to the standard map?',
      'it has been chipped, did that do it',
    ],
    answer:
      'It may: more boost and torque load turbo, clutch, flywheel and gearbox beyond what they were made for, and careless maps raise exhaust heat and soot. For the search the standard map should be restored, so that measured values can be compared. In Britain a remap is a modification that the insurer must know of, or a claim may be refused; makers usually see it and refuse warranty on the drive. Take off a plug-in box first: it costs nothing.',
  },
];
