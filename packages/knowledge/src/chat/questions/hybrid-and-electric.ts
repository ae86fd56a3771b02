import type { CommonQuestion } from '../common-question.ts';

/** Hybrid and electric cars: drive battery, high voltage, 12 V side. */
export const hybridAndElectricQuestions: readonly CommonQuestion[] = [
  {
    id: 'hybrid-cells-one-module',
    about: ['hybrid battery', 'drive battery', 'traction battery', 'hybrid'],
    asks: [
      'can one cell be replaced in a hybrid battery',
      'single module or the whole pack',
      'hybrid battery reconditioning, does it last',
      'is whack a mole repair of the hybrid battery any good',
      'recon hybrid battery or new',
      'mobile bloke offers to swap bad modules',
      'do I need a whole new battery or can they change the bad bit',
    ],
    answer:
      'One module can be exchanged, and it works for some months or years, but the others have the same age and the next often follows: a matched set of tested modules, or a new pack, lasts. Ask a rebuilder how capacity was measured, which modules are new and what the guarantee covers. It is high-voltage work for trained people. Check the cooling fan and its filter too, because heat is what wore it. A check by the maker’s dealer shows the state of each block.',
  },
  {
    id: 'hybrid-battery-life',
    about: ['hybrid battery', 'drive battery', 'traction battery', 'hybrid'],
    asks: [
      'how long do hybrid batteries last',
      'what kills a hybrid battery',
      'does standing unused hurt a hybrid battery',
      'is a hybrid battery covered by warranty',
      'can I make the hybrid battery last longer',
      'battery fan filter on a hybrid, does it matter',
      'how many years should it have lasted',
    ],
    answer:
      'Many last well beyond ten years and 100,000 miles; heat, a fan intake blocked by dust or luggage, and long standing shorten it. Makers guarantee it longer than the car, commonly eight years, some up to fifteen with a yearly check at the dealer, so look at your papers before you pay. Leave the intake by the rear seat free, have its filter cleaned, drive it at least every week or two, and park in shade when you can.',
  },
  {
    id: 'hybrid-12v-dead',
    about: ['hybrid', '12v battery', 'auxiliary battery'],
    asks: [
      'hybrid wont go into ready, is it the big battery',
      'does a hybrid have a normal battery too',
      'can I jump start a hybrid',
      'where is the 12v battery on a hybrid',
      'dead dash on my hybrid but the main battery is fine',
      'why does a hybrid need a 12 volt battery',
      'could it be the little battery rather than the big one',
    ],
    answer:
      'Look at the small 12 V battery first: it feeds the control units and closes the contactors of the big one, so when it is weak nothing goes into ’ready’ though the drive battery is full. It can be jumped at the points that the handbook names, with little current needed, red first and nothing reversed. Renew it by the right type, often AGM with a vent. Never open or measure orange cables: that is high voltage.',
  },
  {
    id: 'ev-12v-why',
    about: ['electric car', 'ev', '12v battery', 'auxiliary battery'],
    asks: [
      'why did the 12v battery die in my ev',
      'does charging the car charge the 12 volt',
      'electric car completely dead and cannot open',
      'can an ev be jump started',
      'how long does the small battery last in an electric car',
      'ev warned 12v battery low while plugged in',
      'why is there a small battery at all and why did it go flat',
    ],
    answer:
      'Because the small battery feeds locks, computers and the contactors, and in an electric car it works all the time for apps, alarm and updates: it often lasts only three to five years. It is charged by a converter from the drive battery while the car is in ready or charging, and by some while parked. A flat one is bridged at the points in the handbook, with a booster. Do not use the car to jump others unless the handbook allows it.',
  },
  {
    id: 'orange-cables',
    about: ['high voltage', 'orange cables', 'hybrid', 'electric car', 'ev'],
    asks: [
      'are the orange cables dangerous',
      'can I work on a hybrid myself',
      'what is safe to do at home on an electric car',
      'how do they make a hv car safe',
      'is it ok to change brakes on an ev at home',
      'can I get a shock from touching the car',
      'how dangerous is it to poke around under there',
    ],
    answer:
      'Yes: orange cables carry several hundred volts of direct current, which can kill, even after switching off, as capacitors hold a charge. Leave them and everything that they lead to untouched, and do not probe, cut or wash them. Tyres, wipers, bulbs, and brakes where there is no service mode needed can be done at home. A trained technician pulls the service plug, waits and proves by measuring that it is dead. In ordinary use the car is insulated and monitored.',
  },
  {
    id: 'isolation-fault',
    about: ['isolation', 'insulation', 'high voltage', 'electric car', 'ev', 'hybrid'],
    asks: [
      'what is an isolation fault',
      'is an insulation warning dangerous to touch',
      'could damp cause an isolation fault',
      'how do they find a high voltage leak',
      'isolation error only when raining',
      'loss of isolation, is the battery finished',
      'what does isolation mean and can it give me a shock',
    ],
    answer:
      'It means that the car measured too little resistance between its high voltage and the body: a first line of defence has gone, and a second fault could make it dangerous. Do not touch orange parts, do not charge and do not wash it; have it looked at by a high-voltage workshop. It is often not the battery but a compressor, a heater, a wet plug or a cable. The technician parts the circuit piece by piece and measures each with an insulation tester.',
  },
  {
    id: 'ev-battery-degradation',
    about: ['range', 'state of health', 'soh', 'drive battery', 'electric car', 'ev'],
    asks: [
      'what is state of health',
      'how fast does an ev battery degrade',
      'is 85 percent soh bad',
      'how do I check the battery health of an electric car',
      'does the warranty cover lost range',
      'will the battery need replacing at 8 years',
      'how much capacity loss is normal for its age',
    ],
    answer:
      'State of health is the capacity left against new: a fall of some per cent in the first years and then about one to two a year is ordinary, so 85 to 90 per cent at some years of age is no fault. Makers mostly guarantee 70 per cent for eight years or 100,000 miles; your papers say. It is read in the car’s menu, by a diagnostic program or an independent test, and best after a full, slow charge. One weak cell counts more than the average.',
  },
  {
    id: 'ev-cell-repair',
    about: ['drive battery', 'traction battery', 'electric car', 'ev', 'cell', 'module'],
    asks: [
      'can a single cell be replaced in an ev battery',
      'is a whole new pack always needed',
      'can an ev battery be repaired',
      'independent ev battery repair worth it',
      'second hand battery pack from a crashed car',
      'how much of a pack do they change',
      'can they open it up and change the weak one',
    ],
    answer:
      'Often: many packs are built of modules that are exchanged singly, and there are independent specialists who do it when a maker sells only the whole; some designs are glued and cannot be opened. The new module must match the others in voltage and age. Ask for the cell voltages, a leak test of the case after it is closed, and the guarantee. A used pack needs its history, and coding. Nobody opens one at home: it is lethal and may burn.',
  },
  {
    id: 'ev-fire-after-crash',
    about: ['battery fire', 'electric car', 'ev', 'hybrid', 'drive battery'],
    asks: [
      'will it catch fire',
      'do electric cars burn more often',
      'hit something under the car, is the battery at risk',
      'smoke or hissing from an ev what do I do',
      'ev been in flood water, is it safe',
      'scraped the battery case on a kerb',
      'should I be worried about it catching fire',
    ],
    answer:
      'Fires are rare, and rarer than with petrol cars by most statistics, but a drive battery that was hit, crushed or flooded can ignite hours or days later. Hissing, popping, a sweet or solvent smell, white vapour or heat under the floor mean: everybody out, well away and upwind, call the fire service and say that it is electric. After a blow to the case do not charge it, park it outdoors away from buildings, and have it inspected on a lift.',
  },
  {
    id: 'regen-brakes-less',
    about: ['regenerative braking', 'regen', 'electric car', 'ev', 'hybrid'],
    asks: [
      'why has regen braking got weaker',
      'no regen when the battery is full, normal?',
      'why does regen drop in winter',
      'brake discs rusty on my ev',
      'does regen wear out the motor',
      'message says regenerative braking reduced',
      'it does not slow down by itself as much as before',
    ],
    answer:
      'Reduced regeneration is normal with a full or a cold battery, because it cannot take the current: it returns as the battery empties or warms. Be ready to use the brake pedal more. If it stays weak warm and half full, codes are read. As the friction brakes work so little, discs rust and calipers seize: brake firmly now and then from speed on an empty road, in neutral if the handbook permits, and have brakes cleaned yearly.',
  },
  {
    id: 'ev-service-needs',
    about: ['electric car', 'ev', 'service', 'coolant', 'reduction gear'],
    asks: [
      'does an ev need servicing',
      'what gets changed on an electric car',
      'is there oil in an electric car',
      'does an ev have coolant',
      'can my local garage service an ev',
      'special coolant for the battery, does it matter',
      'what maintenance does it want if there is no engine',
    ],
    answer:
      'Yes, less: brake fluid, cabin filter, tyres, brakes, wipers and joints as on any car, coolant of battery and motor at long intervals, often a special kind with low conductivity that must not be mixed, and on some the oil of the reduction gear. A local garage may do all that is not high voltage, and more with technicians who hold a high-voltage qualification. Stick to the schedule, as the battery’s guarantee can depend on it.',
  },
  {
    id: 'ev-drive-unit-noise',
    about: ['electric motor', 'drive unit', 'reduction gear', 'electric car', 'ev'],
    asks: [
      'whine from the electric motor, normal?',
      'humming that rises with speed in my ev',
      'do electric motors wear out',
      'clunk when I go from drive to reverse ev',
      'can drive unit bearings be replaced',
      'grinding from the rear motor',
      'should an electric motor make that noise',
    ],
    answer:
      'A faint, even whine that rises with speed or under power is normal for gears and inverter; a growl, a rumble, or a whine that is new and grows points to bearings or gears in the drive unit, some of them with known failures that the maker repairs under guarantee. Rule out tyres and wheel bearings first, which are louder in a quiet car. Specialists can renew bearings. Report it in writing before the guarantee ends, with a recording.',
  },
  {
    id: 'hybrid-inverter-coolant',
    about: ['inverter', 'hybrid', 'coolant', 'coolant pump'],
    asks: [
      'does the inverter have its own coolant',
      'inverter pump failed, what happens',
      'low coolant in the inverter tank',
      'can I use normal coolant in the hybrid inverter',
      'is an inverter repairable',
      'hybrid system overheating warning on hills',
      'why is there a second coolant tank and is it important',
    ],
    answer:
      'Yes, on most hybrids: inverter and motors have a circuit of their own with a small tank and an electric pump. If the pump stops, the inverter overheats and cuts power, mostly uphill in the heat, and in time fails. The pump is a cheap part against the inverter, so it is checked first: with the car in ready, coolant swirls in the tank. Use the fluid that the handbook names, and have it bled. The inverter itself is high voltage and for trained people.',
  },
];
