import type { CommonQuestion } from '../common-question.ts';

/** What owners ask about tools and methods. */
export const toolQuestions: readonly CommonQuestion[] = [
  {
    id: 'multimeter-basics',
    asks: [
      'how do I use a multimeter on a car',
      'what multimeter do I need',
      'how do I measure voltage drop',
      'how do I check continuity of a wire',
      'can a multimeter damage my car',
      'test light or multimeter',
    ],
    answer:
      'A cheap digital one will do: set it to 20 V DC, black lead on the battery’s negative, red on the point you test. A good wire shows nearly battery voltage; under load no more than some tenths of a volt should be lost along it. Measure ohms only with the circuit off and unplugged. Never put the meter on amps across the battery, which blows its fuse or burns, and never on airbag wires or orange high-voltage cables.',
  },
  {
    id: 'battery-voltage-reading',
    asks: [
      'is 11.4 v bad?',
      'what voltage should the battery be',
      '12.2 volts good or bad',
      'what should the voltage be with the engine running',
      '13.8 v while running is that charging',
      'how many volts is a dead battery',
      'is 14.7 too high',
    ],
    answer:
      'At rest for some hours a healthy 12 V lead battery shows about 12.6 to 12.8 V; 12.2 is about half charged, under 12.0 is flat, and 11.4 means empty or a dead cell. With the engine running about 13.8 to 14.8 V means that it charges, though smart systems vary more; below 13 for long or above 15 does not look right. Voltage at rest does not show strength, so charge it fully and have it load tested.',
  },
  {
    id: 'code-reader-buy',
    asks: [
      'which code reader should I buy',
      'are cheap obd readers any good',
      'is an elm327 enough',
      'can a code reader read airbag and abs',
      'can leaving the obd plugged in drain the battery',
      'does reading codes harm anything',
    ],
    answer:
      'For engine codes a cheap Bluetooth adapter and an app are enough; ABS, airbag and gearbox need one that lists your make, and coding needs the maker’s or a good specialist program. Reading harms nothing. Cheap clones drop out or show nonsense, so buy a named one. Take it out afterwards, because some drain the battery and an open one is a way in for thieves. A code names a circuit, not a part: test before you buy.',
  },
  {
    id: 'clear-codes-first',
    asks: [
      'should I clear the codes before the garage',
      'what happens if I delete the fault codes',
      'is it ok to reset the engine light',
      'will clearing codes fix it',
      'how long until the light comes back after clearing',
      'what is freeze frame',
    ],
    answer:
      'Not before they are written down with their freeze frame, the values at the moment of the fault: clearing wipes the best evidence, and the readiness tests start anew, so nobody sees for days whether the repair worked. Clear after a repair, then drive and read again. A fault that is still there sets its code again, at once or after some trips. Clearing repairs nothing, and where a light flashed or power was cut it is not a way to drive on.',
  },
  {
    id: 'disconnect-battery-for-repair',
    asks: [
      'do I need to disconnect the battery for this job',
      'which battery terminal first',
      'will I lose radio code if I disconnect the battery',
      'does disconnecting the battery reset the computer',
      'what stops working after the battery is disconnected',
      'how long should the battery be off',
    ],
    answer:
      'For work on starter, alternator, airbags, wiring and fuel, yes; for brakes, filters or suspension mostly no. Negative off first and on last, so that a slip of the spanner makes no short. Have the radio code and the key outside, and open a window. Afterwards clock, windows, steering angle and stop-start may have to learn again. It clears some codes and learnt values and repairs nothing. With a battery in the boot see that you can open it by key.',
  },
  {
    id: 'jack-and-stands',
    asks: [
      'can I work under the car with just the jack',
      'where do I put the jack',
      'is the jack in the boot safe',
      'do I need axle stands',
      'where are the jacking points',
      'are ramps better than a jack',
    ],
    answer:
      'Never under a car that only a jack holds: jacks slip and sink, and people die so every year. Hard level ground, handbrake on, in gear or in P, chocks at the wheels that stay down, jack at the point that the handbook shows, then axle stands of enough rating under strong points, and shake the car before you go under. The jack in the boot is for changing a wheel. Bricks, wood blocks and soft tarmac do not count.',
  },
  {
    id: 'torque-wrench-need',
    asks: [
      'do I need a torque wrench',
      'what does nm mean',
      'how tight should bolts be',
      'where do I find torque settings',
      'can I just do it by feel',
      'what is torque plus angle',
    ],
    answer:
      'For wheels, brakes, suspension, spark plugs and anything in aluminium, yes: by feel most people go wrong by a third or more, and too tight breaks later than too loose. The figures in newton metres (Nm) are in the workshop data for your car, not in a general table. Threads clean and dry unless it says otherwise. Torque plus angle means a low torque first, then a measured turn, with new bolts. Set the wrench back to its lowest mark for storage.',
  },
  {
    id: 'seized-bolt',
    asks: [
      'how do I undo a rusted bolt',
      'bolt head is rounded what can I do',
      'is penetrating oil better than wd40',
      'can I heat a seized bolt',
      'bolt snapped off what now',
      'how long should penetrating oil soak',
    ],
    answer:
      'Brush it clean, soak it with penetrating oil for hours or overnight, use a six-sided socket that fits tightly, and work it a little to and fro; a tap on the head or an impact tool helps more than a long bar. Heat works well but not near fuel, brake hoses, airbags, plastics or sealed bearings, nor on gas struts. A snapped stud is drilled out exactly centred. Stop while it is still whole: a garage’s labour is cheaper than a broken casting.',
  },
  {
    id: 'jump-start-order',
    asks: [
      'how do I jump start a car properly',
      'can my neighbour jump it from his diesel',
      'which lead first when jump starting',
      'can jump starting damage the electronics',
      'can I jump a hybrid or from a hybrid',
      'jump pack or leads',
    ],
    answer:
      'Another 12 V car of any fuel will do, if its battery is about as large. Both off: red to the flat battery’s plus, red to the good plus, black to the good minus, black to bare metal on the engine of the dead car, away from the battery. Start the donor, wait some minutes, then try. Take off in reverse order. Use the posts the handbook names. Never with a frozen, leaking or bulging battery, and hybrids mostly may receive but not give.',
  },
  {
    id: 'do-it-yourself-or-not',
    asks: [
      'can I do this job myself',
      'is it hard for a beginner',
      'which repairs should I never do at home',
      'are special tools required',
      'how do I learn to fix my own car',
      'is a haynes manual enough',
    ],
    answer:
      'The guide of this diagnosis shows difficulty and tools; judge it by the worst that can go wrong. Fair for beginners: filters, bulbs, wipers, battery, simple sensors. Not at home: airbags, refrigerant, high voltage, springs under tension, fuel under pressure, and brakes or steering without somebody experienced to look over it. Have the workshop data, all parts, daylight, and another way to get to work on Monday. If a step is not clear, stop before it.',
  },
  {
    id: 'smoke-test-what',
    asks: [
      'what is a smoke test on a car',
      'what is a compression test',
      'what is a leak down test',
      'what does scoping a sensor mean',
      'what is a load test of the battery',
      'what does live data mean',
      'which tests should the garage do',
    ],
    answer:
      'They are ways to prove a fault before parts are bought. A smoke test fills intake or exhaust with harmless smoke to show leaks; compression and leak-down tests show how well a cylinder seals and where it loses; an oscilloscope draws a sensor’s signal; a load test draws a heavy current from the battery; live data are the sensors’ values while it runs. Each takes minutes to an hour. Ask which one pointed to the part you are to pay for.',
  },
  {
    id: 'fuse-check-and-replace',
    asks: [
      'how do I check a fuse',
      'can I use a bigger fuse',
      'fuse keeps blowing why',
      'where is the fuse box',
      'can I wrap foil around a fuse',
      'how do I know which fuse it is',
    ],
    answer:
      'Pull it with everything off and look at its bridge, or measure both ends against earth with a test light. The handbook or the lid shows place and rating. Always the same rating: a bigger one or foil lets the wire burn in place of the fuse, and that is how cars catch fire. One that blows again at once has a short or a stuck motor behind it, so unplug what it feeds, one after another, or have it traced.',
  },
  {
    id: 'photos-and-video-of-noise',
    asks: [
      'how do I record a noise for you',
      'how can I find where a noise comes from',
      'stethoscope or screwdriver to the ear ok?',
      'what should I write down about the fault',
      'how do I describe a noise',
      'can I use my phone to find a rattle',
    ],
    answer:
      'With the car parked, bonnet open and hands, hair and scarf away from belts and fans, hold the phone near each area for some seconds; a mechanic’s stethoscope is safer than a screwdriver at the ear. For noises on the road let a passenger record. Note cold or hot, speed, engine revs, gear, straight or bend, brake on or off: if it follows revs it belongs to the engine, if it follows road speed, to wheels and drive.',
  },
];
