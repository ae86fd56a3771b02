import type { CommonQuestion } from '../common-question.ts';

/** What owners ask about a figure that they have measured: what it says in general. */
export const moreMeasuredQuestions: readonly CommonQuestion[] = [
  {
    id: 'more-cranking-voltage',
    about: ['battery', 'starter', 'crank', 'cranking', 'cranks', 'start', 'starting'],
    asks: [
      'what should the voltage be while it cranks',
      'voltage drops to 9 when I crank',
      'what should the battery read while starting',
      'falls to 7 volts as the starter turns',
      'stays at 12.4 and only clicks',
      'how low may it dip on the key',
      'reading during cranking 10.5, verdict?',
      'needle dives when I try to start it',
    ],
    answer:
      'A healthy, charged battery stays above about 10 V while it cranks a warm engine; in frost it may dip to about 9.6. If it falls well below and the starter is slow, charge it fully and measure again before you condemn it: low once more, it is weak, or the engine turns heavily. If it stays above 12 V and only clicks, no current is flowing: look at clamps, earth strap, solenoid and starter. Measure on the posts themselves, not on the clamps.',
  },
  {
    id: 'more-voltage-drop',
    about: [
      'earth',
      'ground',
      'cable',
      'strap',
      'voltage',
      'drop',
      'wiring',
      'starter',
      'charging',
      'alternator',
    ],
    asks: [
      'how much voltage drop is too much',
      'measured 0.6 volt between battery minus and engine',
      'reads half a volt from plus post to starter',
      'is the earth strap ok with 0.05',
      'what is a good value for an earth',
      'resistance says zero but it still does not work',
      'what drop is permissible along a supply wire',
    ],
    answer:
      'Measured under load, a good earth or main cable loses no more than about 0.2 V, and up to about half a volt in all on the plus side while cranking. More than that means heat in a bad joint, and moving the probe along step by step finds it. Resistance without load says little, since one whole strand of a cable reads zero ohms and yet carries nothing. Keep the probes on metal that you have scraped bright, and clear of belts and fans.',
  },
  {
    id: 'more-sensor-resistance',
    about: ['sensor', 'resistance', 'ohm', 'ohms', 'kohm', 'temperature', 'crank', 'abs'],
    asks: [
      'how many ohms should the sensor have',
      'sensor reads open circuit',
      'measured 2.3 kohm cold, good or bad',
      'zero ohms across the sensor pins',
      'meter shows nothing at all on both pins',
      'three pins, between which do I measure',
      'value falls when I warm it, is that right',
    ],
    answer:
      'The exact figure is in the data for your engine, yet the pattern tells a lot. A temperature sensor falls steadily as it warms, from some kilohms when cold to a few hundred ohms when hot, without jumps. Open circuit or nearly zero is bad on any two-pin coil or temperature sensor. Sensors with three pins often hold electronics: ohms say nothing there, and you measure supply, earth and signal instead. Unplug it first, and compare it with its twin from the other side.',
  },
  {
    id: 'more-coil-resistance',
    about: ['coil', 'coils', 'ignition'],
    asks: [
      'how do I test a coil with a meter',
      'coil measures 0.7 ohms on the two pins',
      'all four coils read the same and yet it misfires',
      'secondary side shows 10k, fine?',
      'ignition coil resistance, which values are normal',
      'no reading at all on my coil pack',
      'can the multimeter prove a coil good',
    ],
    answer:
      'A meter can prove a coil bad, but never good. A plain coil has about half an ohm to a few ohms on the low side and several thousand on the high side; an open one is dead. Coils with three or four pins have an amplifier inside and cannot be judged by ohms. Breakdown shows only under high voltage, warm or damp. The better test is to swap it with its neighbour, engine off, and see whether the misfire moves. Never hold one while it fires.',
  },
  {
    id: 'more-injector-resistance',
    about: ['injector', 'injectors', 'solenoid', 'valve', 'actuator', 'relay'],
    asks: [
      'what resistance should an injector or valve have',
      'injector reads 14 ohms',
      'what resistance has a solenoid valve',
      'one injector is different in ohms from the others',
      'open circuit on the valve, is it dead',
      'measured the coil of the actuator, value?',
      'diesel injector 0.3 ohm, normal or short',
      'piezo or coil, how do I see',
    ],
    answer:
      'Compare them with each other: all should read nearly the same, and one that stands out or is open has failed. Petrol port injectors mostly lie between about 11 and 17 ohms; other types are far lower, so a low figure alone proves nothing. Piezo injectors read very high, and are not a thing for a meter. A good resistance says nothing about blockage or leakage. Measure only with the plug off and the ignition off: direct injection and diesel injectors run at a voltage that can hurt you.',
  },
  {
    id: 'more-compression-figures',
    about: ['compression', 'cylinder', 'valve', 'rings', 'head gasket', 'misfire'],
    asks: [
      'what do my compression figures mean',
      'compression 12, 12, 11, 6 what is it',
      'what is a good compression reading',
      'two cylinders side by side are low',
      'all four are low but equal',
      '150 psi on three and 90 on one',
      'went up when I put oil in',
      'one has zero compression',
    ],
    answer:
      'What counts is how equal they are: the lowest should be within about a quarter of the highest, and most petrol engines lie around 9 to 14 bar. Two low neighbours point to the head gasket between them, one low to a valve or ring, zero to a valve or piston. If a teaspoon of oil raises it, the rings leak; if not, the valves or gasket. All low and equal often means a weak battery, a shut throttle or wrong valve timing. Have a leak-down test done.',
  },
  {
    id: 'more-disc-and-pad-mm',
    about: ['disc', 'discs', 'pad', 'pads', 'brake', 'brakes', 'rotor'],
    asks: [
      'how thick must discs and pads be',
      'how thick must the brake disc be',
      'pad has 4 mm left, change it?',
      'disc 21.2 and it says min 20',
      'where is the minimum thickness written',
      'how many millimetres of lining is too little',
      'inner pad is half of the outer one',
      'can I measure the rotor with a ruler',
    ],
    answer:
      'The limit is stamped on the disc’s edge or hub as MIN TH, and the worst spot counts. If a disc is near it, change it together with the pads, as it must last a whole set. Linings of about 3 mm without the backplate are due, and many fitters change them a little earlier. A ruler rides on the lip, so use calipers with spacers, one coin on each side. A difference of half between inner and outer pad means a sticking pin or piston, freed first.',
  },
  {
    id: 'more-tread-and-pressure',
    about: ['tyre', 'tyres', 'tread', 'pressure', 'psi', 'bar'],
    asks: [
      'what do my tread depths and pressures mean',
      'tread is 2.5 mm, how long will it last',
      'one tyre always loses 3 psi a week',
      'all tyres are down 4 psi since autumn',
      'depth differs 4 mm outside and 2 mm inside',
      'pressure is higher after the motorway, let some out?',
      'legal minimum of tread in britain',
      'how much loss per month is normal',
    ],
    answer:
      'The law wants 1.6 mm across the central three quarters and all the way round; wet grip fades from about 3 mm, so plan new ones then. All of them a few psi lower in autumn is the cold. One that keeps losing has a nail, a valve, a corroded rim or a crack, found with soapy water. Set pressure cold by the sticker, and let nothing out of a warm tyre. If the inner edge is lower than the outer, have the alignment checked.',
  },
  {
    id: 'more-live-temperature',
    about: ['temperature', 'coolant', 'thermostat', 'fan', 'gauge', 'overheat', 'overheats'],
    asks: [
      'what should the temperatures in the reader be',
      'reader shows 65 degrees coolant on the motorway',
      'live data says 110 in traffic',
      'coolant sensor says -40',
      'what temperature should the engine be',
      'cold engine and the reader says 80',
      'intake air 130 degrees, impossible?',
      'two temperatures in the app do not agree',
    ],
    answer:
      'A warm engine usually runs between about 85 and 105 °C. Falling to 60 or 70 on an open road means a thermostat that stays open; climbing above about 110 in traffic means the fan or the flow is failing, so stop and let it cool. A value of −40 °C is an open circuit, and one around 130 to 150 with the engine cold a short circuit: plug or sensor. After a night outside, coolant, intake and outside air should agree within a few degrees.',
  },
  {
    id: 'more-o2-and-misc-live',
    about: ['lambda', 'oxygen', 'o2', 'live', 'data', 'sensor', 'catalyst', 'cat'],
    asks: [
      'what should the oxygen sensors show',
      'front o2 sensor jumps between 0.1 and 0.9',
      'rear lambda is steady at 0.7',
      'rear one copies the front',
      'lambda stuck at 0.45',
      'wideband reads 1.00 all the time, broken?',
      'what should oxygen sensors show in the app',
      'reads 0.02 and never moves',
    ],
    answer:
      'On a warm engine an older front sensor swings quickly between about 0.1 and 0.9 V; that is healthy, and a lazy one swings slowly. A wideband sensor shows lambda near 1.00 instead. The rear one should be fairly steady around 0.6 to 0.8 V at cruise; if it copies the front one, the catalyst stores little, or an exhaust leak fools it. Stuck at 0.45 often means cold or disconnected, stuck low means lean, a leak or a dead sensor. Judge on a drive, not at idle alone.',
  },
  {
    id: 'more-fuel-use-figure',
    about: ['fuel', 'mpg', 'consumption', 'range'],
    asks: [
      'how do I work out and judge my fuel consumption',
      'computer says 45 mpg, I work out 39',
      'used to do 50 now does 42',
      'is 10 litres on 100 a lot',
      'how do I measure consumption properly',
      'mpg drops in winter by how much',
      'fuel gauge goes down faster than before',
      'does the trip computer lie',
    ],
    answer:
      'Trust brim-to-brim over several tanks, since trip computers are often some per cent too kind. Miles divided by litres, times 4.55, gives miles per gallon. Cold weather, short trips, winter fuel, roof racks and low tyres can cost a tenth or more without any fault. A sudden jump of a fifth at the same use deserves a look: dragging brake, thermostat stuck open, a light or code, or a fuel leak, which you would smell. Compare with your own earlier figures, not with the brochure.',
  },
  {
    id: 'more-idle-and-charging-numbers',
    about: ['alternator', 'charging', 'battery', 'voltage', 'smart'],
    asks: [
      'what charging voltage is normal',
      'voltage is 15.1 while driving',
      'shows 12.6 with the engine running but the light is off',
      'charging jumps between 12.8 and 14.7',
      'falls to 13 when I switch everything on',
      'over 15 volt in frost normal?',
      'after the start only 14, was 14.6',
      'does a low charging figure mean a bad alternator',
    ],
    answer:
      'Between about 13.5 and 14.8 V with the engine running is normal, and cars with smart charging wander beyond both ends on purpose. So switch on headlights, blower and rear window, hold a fast idle and look again: it should settle above about 13.2 V. Below that with load, or the same as at rest, it does not charge: belt, plug, cable or alternator. More than about 15 V that stays, with a hot or smelling battery, is overcharging, so stop the engine. Measure on the posts.',
  },
  {
    id: 'more-ev-cell-figures',
    about: ['cell', 'cells', 'soh', 'pack', 'battery', 'hybrid', 'electric'],
    asks: [
      'what do the cell voltages and state of health mean',
      'cell difference is 30 mv, is that ok',
      'soh says 91 per cent',
      'app shows one cell lower than the rest',
      'range dropped 20% is the battery bad',
      'how do I read the state of health',
      'delta v of the blocks in my hybrid',
      'percentage of the battery does not match the car’s range',
    ],
    answer:
      'A spread of a few tens of millivolts at rest is common; what matters is that it stays small under load and near empty, where one weak cell falls away first. Read it after a full charge, and again at a low charge, at mild temperatures. A state of health is an estimate and changes by a few points with the app. Range in winter or at motorway speed says nothing about wear. Read only through the diagnostic socket: nothing orange is opened or measured at home.',
  },
];
