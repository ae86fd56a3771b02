import type { CommonQuestion } from '../common-question.ts';

/** Spark plugs, coils, glow plugs and misfires. */
export const ignitionQuestions: readonly CommonQuestion[] = [
  {
    id: 'coil-swap-test',
    about: ['coil', 'coils', 'coil pack', 'misfire', 'ignition coil'],
    asks: [
      'can I swap the coils round to find the bad one',
      'how do I test a coil at home',
      'is moving the coil to another cylinder a proper test',
      'misfire on number 2, is it coil or plug',
      'whats the quickest way to prove a coil is dead',
      'do I need tools to check an ignition coil',
      'can I prove which one it is by moving them about',
    ],
    answer:
      'Yes, on engines with one coil for each plug it is the standard test: engine off and cool, swap the suspect coil with its neighbour, clear the code and drive briefly. If the misfire moves with the coil, the coil is the fault; if it stays, swap the plug next, then look at injector and compression. Never pull a coil off while the engine runs: the voltage can injure you and unburnt fuel overheats the catalyst.',
  },
  {
    id: 'plugs-with-coil',
    about: ['spark plug', 'spark plugs', 'plugs', 'coil'],
    asks: [
      'should I put new plugs in when changing a coil',
      'did old plugs kill the coil',
      'garage wants to do the plugs as well as the coil, fair?',
      'new coil failed after a month, why',
      'is it pointless doing the coil without the plugs',
      'why do coils burn out',
      'is it worth doing plugs as well or only the coil',
    ],
    answer:
      'Yes, if the plugs are due: a worn gap needs more voltage, and that overload is what breaks many coils, so a new coil on old plugs may soon fail too. Look at the plugs anyhow, as the coil is off. Oil or water in the plug well also kills coils; then the cover gasket comes first. If good coils keep dying on one cylinder, ask for the plug, the wiring and the supply of that cylinder to be measured.',
  },
  {
    id: 'plug-type-iridium',
    about: ['spark plug', 'spark plugs', 'plugs'],
    asks: [
      'iridium or normal plugs',
      'are expensive spark plugs worth it',
      'can I fit copper plugs instead of iridium',
      'do the plugs have to be the same make',
      'wrong heat range plug, does it matter',
      'fake spark plugs, how would I know',
      'what sort should I buy, ordinary or the dear ones',
    ],
    answer:
      'Fit the type that the maker specifies, by part number: heat range, reach and gap belong to the engine, and a wrong one can overheat a piston or foul. Iridium and platinum last several times as long as plain ones and do not add power. Plain plugs in an engine designed for iridium work for a while but wear quickly. Do not mix types in one engine. Forgeries exist, so buy from a known supplier rather than a bargain listing.',
  },
  {
    id: 'plugs-home-danger',
    about: ['spark plug', 'spark plugs', 'plugs'],
    asks: [
      'can I change spark plugs myself',
      'plug wont come out, can it snap',
      'what torque for spark plugs',
      'do I put grease on the plug threads',
      'stripped the plug thread, is the head scrap',
      'how tight should a spark plug be',
      'is it easy to do or could I wreck the head',
    ],
    answer:
      'Yes, on most engines it is a job for home: engine cold, ignition off, dirt blown out of the wells, plug started by hand so that it cannot cross its thread, then tightened with a torque wrench to the workshop data. Too tight tears aluminium, too loose burns the thread. Most plated plugs go in dry, as grease falsifies the torque. If one is stuck, stop and let a garage have it. A stripped thread is repaired with an insert, mostly without a new head.',
  },
  {
    id: 'plug-colour-reading',
    about: ['spark plug', 'spark plugs', 'plugs'],
    asks: [
      'what should a spark plug look like',
      'black sooty plugs, what does it mean',
      'white plug tip, lean?',
      'wet plug smells of petrol',
      'one plug is oily the others are fine',
      'can the colour of plugs show the fault',
      'I took one out and it is black, what is that about',
    ],
    answer:
      'Light brown or grey is healthy. Dry black soot means too much fuel, a blocked air filter or many short runs; a wet plug that smells of petrol did not fire, so its coil, wire or plug failed; oily black means oil from rings, valve seals or a leaking plug well; white and blistered means too hot, lean or a wrong plug. One that differs from the rest matters most: the fault is in that cylinder. A cracked insulator is renewed.',
  },
  {
    id: 'misfire-cat-damage',
    about: ['misfire', 'misfiring', 'catalytic converter', 'cat'],
    asks: [
      'can a misfire damage the cat',
      'why is a flashing engine light worse than a steady one',
      'what does a flashing eml mean',
      'how quickly does a misfire kill the catalytic converter',
      'drove home with it misfiring, is the cat done for',
      'is it ok to limp on three cylinders',
      'why do they say stop when it flashes',
    ],
    answer:
      'Yes: a flashing engine light means that unburnt fuel reaches the catalyst and burns there, which can melt it within minutes of hard driving and, in bad cases, start a fire under the car. A steady light is a stored fault. Ease off at once, do not accelerate hard, and stop; the verdict of this diagnosis decides on driving. If power stays low after the misfire has been mended, ask for the back pressure to be measured.',
  },
  {
    id: 'misfire-only-damp',
    about: ['misfire', 'coil', 'leads', 'plug leads', 'ignition'],
    asks: [
      'why does it only misfire when its wet',
      'runs rough in the rain',
      'damp mornings it coughs, fine when dry',
      'would WD40 on the leads help',
      'misfires after washing the engine',
      'what has rain got to do with a misfire',
      'why is it worse in wet weather',
    ],
    answer:
      'Because moisture gives high voltage a way round: through a cracked coil, an old plug lead or a plug boot the spark jumps to earth. At night with the bonnet open, sparks may even be seen; keep hands away. A water-displacing spray dries it for one journey and repairs nothing. Renew the cracked coil, or leads as a set, and look for water in the plug wells and a missing engine cover. Do not wash the engine with a pressure washer.',
  },
  {
    id: 'misfire-cold-only',
    about: ['misfire', 'misfiring', 'rough idle'],
    asks: [
      'only misfires when cold then clears',
      'rough for the first minute then perfect',
      'why does it shake on a cold start only',
      'misfires when hot but not when cold',
      'what would make a misfire go away once warm',
      'comes good after a few minutes, what changes',
      'why does it clear up after a minute',
    ],
    answer:
      'Cold only points to things that warmth or time mends: a small coolant leak into a cylinder, a leaking injector, carbon on the intake valves, worn plugs, a sticky valve lifter, or too lean a mixture because air leaks in before rubber has swollen. Hot only points to coils, sensors and a crankshaft sensor that fail as they warm. A garage reads the misfire counters during that very minute, so leave the car there overnight.',
  },
  {
    id: 'glow-plug-one',
    about: ['glow plug', 'glow plugs', 'diesel'],
    asks: [
      'only one glow plug has failed, replace all?',
      'do glow plugs matter once its running',
      'will a diesel start with a dead glow plug',
      'glow plugs snapped in the head, how do they get it out',
      'are glow plugs needed in summer',
      'how do you test a glow plug',
      'can glow plugs stop the dpf regenerating',
    ],
    answer:
      'Singly it is possible, but at high mileage they are often done as a set, because they age alike; the danger is that an old one snaps in the head, so a garage warms the engine, soaks the thread and uses a torque limit. A dead one shows as a rough, smoky cold start. On many cars they also glow after the start and for the particulate filter, so a failed one can prevent its cleaning. Resistance or current drawn shows which is dead.',
  },
  {
    id: 'glow-light-flashing',
    about: ['glow plug', 'glow plug light', 'coil light', 'diesel'],
    asks: [
      'why is the glow plug light flashing while driving',
      'yellow coil symbol blinking on my diesel',
      'does the glow light flashing mean glow plugs',
      'squiggly light flashes and no power',
      'what else does the curly light warn about',
      'glow plug light came on at speed, thats odd',
    ],
    answer:
      'Flashing while driving seldom means the glow plugs: several makers use the coil symbol as a general diesel warning, for instance for boost, EGR, injection or, on some, a brake-light switch. The engine often limits its power with it. Read the codes before anything is bought, with a program that reads the maker’s own codes. Stop-lights that fail are a danger, so have somebody look at them. When it only lights before a cold start, it shows preheating.',
  },
  {
    id: 'crank-sensor-when-hot',
    about: ['crankshaft sensor', 'crank sensor', 'camshaft sensor'],
    asks: [
      'why does the crank sensor fail only when hot',
      'cuts out warm and starts again once cooled',
      'can a crank sensor stop the engine suddenly',
      'is the crank sensor the same as the cam sensor',
      'change both cam and crank sensors or just one',
      'how do I prove a crankshaft sensor is bad',
      'why would it conk out only when warmed up',
    ],
    answer:
      'Because its winding or electronics break contact as they expand and make it again when they cool: a stall when warm that starts after half an hour is its typical sign. Without it the engine has no spark and no injection. Crank and camshaft sensor are two parts, and only the faulty one is renewed. A garage looks for an engine speed of zero in the live data while it cranks. Buy an original or known make, as cheap ones often fail again.',
  },
  {
    id: 'distributor-leads-set',
    about: ['leads', 'plug leads', 'ht leads', 'distributor', 'rotor arm'],
    asks: [
      'change one lead or the whole set',
      'do old ht leads cause a misfire',
      'cap and rotor as well as leads?',
      'can I mix up the plug leads',
      'how do you test ht leads',
      'plug wire order wrong, what would happen',
      'can I buy just the one lead',
    ],
    answer:
      'The whole set: leads age together, and a set costs little more than one. With a distributor, cap and rotor arm are renewed at the same time if they are burnt or cracked. Change leads one by one, so that the firing order is not mixed up; swapped leads backfire and can harm the catalyst. Route them in their clips, away from the exhaust. A lead that sparks in the dark or reads open on an ohmmeter is done for. Engine off for all work.',
  },
];
