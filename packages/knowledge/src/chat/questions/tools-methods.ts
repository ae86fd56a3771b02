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
      'what is a pressure test of a system',
      'what do they do with the oscilloscope',
      'what does scoping a sensor mean',
      'what is a load test of the battery',
      'which tests should the garage do',
    ],
    answer:
      'They are ways to prove a fault before parts are bought. A smoke test fills intake or exhaust with harmless smoke to show leaks; a pressure test pumps air into the cooling system to show a leak cold; an oscilloscope draws a sensor’s signal; a load test draws a heavy current from the battery; a voltage-drop test finds a poor wire or earth under load. Each takes minutes to an hour. Ask which one pointed to the part you are to pay for.',
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
